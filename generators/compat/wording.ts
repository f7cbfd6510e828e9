import type { Node } from "../contract/contract.ts";

/** Fields of the contract that carry words for people, and so decide nothing. */
const words: ReadonlySet<string> = new Set(["title", "description", "deprecated", "examples", "message", "abort"]);

/** A text that is equal for two parts of contracts which differ only in words and in the order of their fields. */
export function meaningOf(part: unknown): string {
  return canonical(part, (key) => words.has(key));
}

/** The same for a JSON value of the author, in which every key counts. */
export function exactly(value: unknown): string {
  return canonical(value, () => false);
}

function canonical(value: unknown, leftOut: (key: string) => boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, leftOut)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([key]) => !leftOut(key))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  // A default is the author's own value.
  const texts = fields.map(
    ([key, item]) => `${JSON.stringify(key)}:${key === "value" ? exactly(item) : canonical(item, leftOut)}`,
  );
  return `{${texts.join()}}`;
}

/** A value as text for people, cut where it grows long. */
export function show(value: unknown): string {
  const text = exactly(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** What a node is, in a word or two. */
export function nameNode(node: Node): string {
  switch (node.kind) {
    case "ref":
      return node.type.slice(node.type.indexOf(".") + 1);
    case "number":
      return node.format;
    case "literal":
      return node.values.map(show).join(" or ");
    case "discriminated":
      return "union";
    case "unknown":
    case "json":
      return "any value";
    case "never":
      return "no value";
    default:
      return node.kind;
  }
}
