import type { Node, Property } from "../../../../generators/contract/contract.ts";

/**
 * A node in the notation of the contract facts: `str 1..512` is trimmed, `raw ..512` is not, a question mark says that a
 * key may be absent, bars and slashes list values, a name stands for a type of its own. Every object is strict but for a `~`.
 */
export function notationOf(node: Node): string {
  const rules = (node.rules ?? []).map(({ rule }) => ` !${ruleOf(rule)}`).join("");
  return `${bare(node)}${rules}`;
}

function bare(node: Node): string {
  switch (node.kind) {
    case "ref":
      return node.type.slice(node.type.indexOf(".") + 1);
    case "string":
      return textOf(node);
    case "number":
      return numberOf(node);
    case "literal":
      return node.values.map((value) => JSON.stringify(value)).join("|");
    case "enum":
      return `${node.additive ? "additive " : ""}${node.values.join("/")}`;
    case "object":
      return `${mark(node.unknownKeys)}{ ${node.properties.map(propertyOf).join(", ")} }`;
    case "array":
      return `[${notationOf(node.element)}]${boundsOf(node.steps)}`;
    case "record":
      return `{ ${notationOf(node.key)}: ${notationOf(node.value)} }`;
    case "union":
      return node.options.map(notationOf).join(" or ");
    case "discriminated":
      return `on ${node.discriminator}: ${node.options.map((option) => notationOf(option.node)).join(" or ")}`;
    case "nullable":
      return `${notationOf(node.inner)}|null`;
    case "optional":
      return notationOf(node.inner);
    case "default":
      return `${notationOf(node.inner)} = ${JSON.stringify(node.value)}`;
    default:
      return node.kind;
  }
}

function mark(unknownKeys: (Node & { readonly kind: "object" })["unknownKeys"]): string {
  return unknownKeys === "strict" ? "" : `~${typeof unknownKeys === "string" ? unknownKeys : "catchall"} `;
}

function propertyOf({ key, node, optionalIn }: Property): string {
  return `${key}${optionalIn ? "?" : ""}: ${notationOf(node)}`;
}

function textOf({ steps }: Node & { readonly kind: "string" }): string {
  const trimmed = steps.some(({ step }) => step === "trim");
  const others = steps.flatMap((step) => {
    if (step.step === "pattern") return [`/${step.source}/${step.flags}`];
    if (step.step === "format") return [step.format];
    if (step.step === "lowercase" || step.step === "uppercase") return [`in ${step.step}`];
    if (step.step === "portable") return [`!${ruleOf(step.use.rule)}`];
    return step.step === "overwrite" ? [step.overwrite.overwrite] : [];
  });
  return [trimmed ? "str" : "raw", boundsOf(steps), ...others].filter((part) => part !== "").join(" ");
}

/** `uniqueItems(by: artifactId)`: the name of a check, and what it is about. */
function ruleOf({ check, ...about }: { readonly check: string }): string {
  const parts = Object.entries(about).map(([key, value]) => `${key}: ${[value].flat(2).map(wordOf).join(" ")}`);
  return parts.length === 0 ? check : `${check}(${parts.join(", ")})`;
}

function wordOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function boundsOf(steps: readonly { readonly step: string; readonly value?: unknown }[]): string {
  const valueOf = (name: string): string => String(steps.find(({ step }) => step === name)?.value ?? "");
  const length = valueOf("length");
  const [min, max] = [valueOf("minLength"), valueOf("maxLength")];
  if (length !== "") return length;
  return min === "" && max === "" ? "" : `${min}..${max}`;
}

function numberOf({ format, steps }: Node & { readonly kind: "number" }): string {
  const valueOf = (name: string): string => String(steps.find(({ step }) => step === name)?.value ?? "");
  const [min, max] = [valueOf("minimum"), valueOf("maximum")];
  return min === "" && max === "" ? format : `${format} ${min}..${max}`;
}
