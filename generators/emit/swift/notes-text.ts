import type { Node, Notes, NumberStep, SizeStep, StringStep } from "../../contract/contract.ts";
import { docLines, stringLiteral } from "./swift-text.ts";

/** Doc comment of a type or member: the author's words, then what the Swift type does not show. */
export function docComment(notes: Notes, node: Node, indent = ""): string {
  const texts: string[] = [];
  if (notes.title !== undefined && notes.title !== notes.description) texts.push(notes.title);
  if (notes.description !== undefined) texts.push(notes.description);
  const bounds = boundsOf(node);
  if (bounds.length > 0) texts.push(...(texts.length > 0 ? [""] : []), ...bounds);
  return docLines(texts, indent);
}

/** The attribute of a deprecated member. */
export function availability(notes: Notes, indent: string): string {
  if (notes.deprecated === undefined) return "";
  const message = notes.deprecated === true ? "" : `, message: ${stringLiteral(notes.deprecated)}`;
  return `${indent}@available(*, deprecated${message})\n`;
}

/** Notes of a property: its own node's, and those of the wrappers around it, the outermost first. */
export function notesOf(node: Node): Notes {
  const inner = "inner" in node ? notesOf(node.inner) : {};
  const { title, description, deprecated } = node;
  return {
    ...inner,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

/** Bounds in words, one a line. */
function boundsOf(node: Node): readonly string[] {
  switch (node.kind) {
    case "string":
      return [...sizes(node.steps, "characters"), ...node.steps.flatMap(stringBound)];
    case "array":
      return sizes(node.steps, "entries");
    case "number":
      return numberBounds(node.steps);
    case "default":
    case "prefault":
      return [...boundsOf(node.inner), `Default: \`${JSON.stringify(node.value)}\`.`];
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
      return boundsOf(node.inner);
    default:
      return [];
  }
}

function numberBounds(steps: readonly NumberStep[]): readonly string[] {
  const low = steps.find((step) => step.step === "minimum");
  const high = steps.find((step) => step.step === "maximum");
  const multiples = steps.flatMap((step) => (step.step === "multipleOf" ? [`A multiple of ${step.value}.`] : []));
  if (low?.step === "minimum" && high?.step === "maximum" && !low.exclusive && !high.exclusive) {
    return [`${low.value} to ${high.value}.`, ...multiples];
  }
  const bounds: string[] = [];
  if (low?.step === "minimum") bounds.push(low.exclusive ? `Greater than ${low.value}.` : `At least ${low.value}.`);
  if (high?.step === "maximum") bounds.push(high.exclusive ? `Less than ${high.value}.` : `At most ${high.value}.`);
  return [...bounds, ...multiples];
}

function sizes(steps: readonly (SizeStep | StringStep)[], unit: string): readonly string[] {
  const bound = (name: string): number | undefined => {
    const step = steps.find((each) => each.step === name);
    return step !== undefined && "value" in step && typeof step.value === "number" ? step.value : undefined;
  };
  const [exact, low, high] = [bound("length"), bound("minLength"), bound("maxLength")];
  if (exact !== undefined) return [`Exactly ${exact} ${unit}.`];
  if (low !== undefined && high !== undefined) return [`${low} to ${high} ${unit}.`];
  if (low !== undefined) return [`At least ${low} ${unit}.`];
  return high === undefined ? [] : [`At most ${high} ${unit}.`];
}

function stringBound(step: StringStep): readonly string[] {
  switch (step.step) {
    case "format":
      return [`Format: ${step.format}.`];
    case "pattern":
      return [`Pattern: \`${step.source}\`.`];
    case "startsWith":
      return [`Starts with \`${step.value}\`.`];
    case "endsWith":
      return [`Ends with \`${step.value}\`.`];
    default:
      return [];
  }
}
