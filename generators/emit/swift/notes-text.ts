import type { Node, Notes, SizeStep, StringStep } from "../../contract/contract.ts";
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
      return node.steps.map((step) => {
        if (step.step === "multipleOf") return `A multiple of ${step.value}.`;
        if (step.step === "minimum") return step.exclusive ? `Greater than ${step.value}.` : `At least ${step.value}.`;
        return step.exclusive ? `Less than ${step.value}.` : `At most ${step.value}.`;
      });
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
