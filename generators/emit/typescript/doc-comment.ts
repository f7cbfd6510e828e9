import type { AnyNode, Notes } from "../../contract/contract.ts";

/** A doc comment from the author's words and the node's bounds; empty when there is nothing to say. */
export function docComment(notes: Notes, node: AnyNode, indent = ""): string {
  const lines: string[] = [];
  if (notes.title !== undefined && notes.title !== notes.description) lines.push(...clean(notes.title));
  if (notes.description !== undefined) lines.push(...clean(notes.description));
  const bounds = boundsText(node);
  if (bounds !== "") lines.push(bounds);
  if (notes.deprecated !== undefined) {
    lines.push(["@deprecated", ...(notes.deprecated === true ? [] : clean(notes.deprecated))].join(" "));
  }
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** The author's text, unable to close the comment or to pass for a tag. */
function clean(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) =>
    line
      .replaceAll("*/", "*\\/")
      .replace(/^(\s*)@/, "$1\\@")
      .trimEnd(),
  );
}

/** Bounds that the type itself does not show, in words. */
function boundsText(node: AnyNode): string {
  switch (node.kind) {
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
    case "prefault":
      return boundsText(node.inner);
    case "default":
      return [boundsText(node.inner), `Default: ${clean(JSON.stringify(node.value)).join(" ")}.`]
        .filter(Boolean)
        .join(" ");
    case "string": {
      const words = sizeText(node.steps, "characters");
      const format = node.steps.find((step) => step.step === "format");
      return [format?.step === "format" ? `Format: ${format.format}.` : "", words].filter(Boolean).join(" ");
    }
    case "array":
      return sizeText(node.steps, "entries");
    case "number": {
      const from = node.steps.find((step) => step.step === "minimum");
      const to = node.steps.find((step) => step.step === "maximum");
      const kind = node.format.includes("int") ? "Whole number" : "";
      const low = from?.step === "minimum" ? `${from.exclusive ? "above" : "from"} ${from.value}` : "";
      const high = to?.step === "maximum" ? `${to.exclusive ? "below" : "to"} ${to.value}` : "";
      const words = [kind, low, high].filter(Boolean).join(" ");
      return words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    }
    default:
      return "";
  }
}

function sizeText(steps: readonly { readonly step: string; readonly value?: unknown }[], unit: string): string {
  const bound = (name: string): unknown => steps.find((step) => step.step === name)?.value;
  const exact = bound("length");
  if (exact !== undefined) return `Exactly ${exact} ${unit}.`;
  const [low, high] = [bound("minLength"), bound("maxLength")];
  if (low !== undefined && high !== undefined) return `${low} to ${high} ${unit}.`;
  if (low !== undefined) return `At least ${low} ${unit}.`;
  return high === undefined ? "" : `At most ${high} ${unit}.`;
}
