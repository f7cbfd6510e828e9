import { resolveNode, typeOf } from "../../contract/contract.ts";
import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import { reachOf } from "./reach.ts";
import type { Reach } from "./reach.ts";

/** Whether a schema lets its key be absent: not at all, giving nothing, or filling itself in (Zod's `optin`). */
export type MayBeAbsent = "absent" | "filled" | undefined;

/** What the emitter asks about nodes. Answers follow references; a reference back into the question counts as no. */
export interface Traits extends Reach {
  readonly mayBeAbsent: (node: Node) => MayBeAbsent;
  /** The parsed value may lack the key (Zod's `optout`). */
  readonly omitted: (node: Node) => boolean;
  /** Undefined may be accepted. Never no by mistake. */
  readonly mayTakeUndefined: (node: Node) => boolean;
  /** Undefined is accepted for sure. */
  readonly takesUndefined: (node: Node) => boolean;
  /** The output is the very input: no copy, no default, no overwrite, nothing frozen. */
  readonly identity: (node: Node) => boolean;
  /** The node with references followed. */
  readonly resolve: (node: Node) => Node;
}

export function traitsOf(contract: Contract): Traits {
  const nodeOf = (id: TypeId): Node => typeOf(contract, id).node;

  /** A question about nodes that is answered through references, once per type. */
  const ask = <Answer>(answer: (node: Node, again: (node: Node) => Answer) => Answer, whileAsking: Answer) => {
    const known = new Map<TypeId, Answer>();
    const again = (node: Node): Answer => {
      if (node.kind !== "ref") return answer(node, again);
      const before = known.get(node.type);
      if (before !== undefined || known.has(node.type)) return before as Answer;
      known.set(node.type, whileAsking);
      const found = again(nodeOf(node.type));
      known.set(node.type, found);
      return found;
    };
    return again;
  };

  const mayBeAbsent = ask<MayBeAbsent>((node, again) => {
    if (node.kind === "default" || node.kind === "prefault") return "filled";
    if (node.kind === "optional" || node.kind === "exactOptional")
      return again(node.inner) === "filled" ? "filled" : "absent";
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    if (node.kind !== "union" && node.kind !== "discriminated") return undefined;
    const answers = optionsOf(node).map(again);
    return answers.includes("filled") ? "filled" : answers.find((each) => each !== undefined);
  }, undefined);

  const omitted = ask<boolean>((node, again) => {
    if (node.kind === "optional" || node.kind === "exactOptional") return true;
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    return (node.kind === "union" || node.kind === "discriminated") && optionsOf(node).some(again);
  }, false);

  const mayTakeUndefined = ask<boolean>((node, again) => {
    if (node.kind === "unknown" || node.kind === "optional" || node.kind === "default" || node.kind === "prefault")
      return true;
    if ("inner" in node) return again(node.inner);
    return node.kind === "union" && node.options.some(again);
  }, true);

  const takesUndefined = ask<boolean>((node, again) => {
    if (node.rules !== undefined) return false;
    if (node.kind === "unknown" || node.kind === "optional" || node.kind === "default") return true;
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    return node.kind === "union" && node.options.some(again);
  }, false);

  const identity = ask<boolean>((node, again) => {
    switch (node.kind) {
      case "string":
        return node.steps.every((step) => !isOverwrite(step));
      case "unknown":
      case "never":
      case "null":
      case "boolean":
      case "number":
      case "literal":
      case "enum":
        return true;
      case "union":
        return node.options.every(again);
      case "readonly":
        return again(node.inner) && !mayBeObject(node.inner);
      case "optional":
      case "exactOptional":
      case "nullable":
      case "nonoptional":
        return again(node.inner);
      default:
        return false;
    }
  }, false);

  const mayBeObject = ask<boolean>((node, again) => {
    if ("inner" in node) return again(node.inner);
    if (node.kind === "union") return node.options.some(again);
    return !["string", "never", "null", "boolean", "number", "literal", "enum"].includes(node.kind);
  }, true);

  return {
    mayBeAbsent,
    omitted,
    mayTakeUndefined,
    takesUndefined,
    identity,
    resolve: (node) => resolveNode(contract, node),
    ...reachOf(contract),
  };
}

/** A string step that changes the text. */
export function isOverwrite(step: { readonly step: string; readonly format?: string }): boolean {
  return ["trim", "toLowerCase", "toUpperCase", "overwrite"].includes(step.step) || step.format === "url";
}

function optionsOf(node: Node & { kind: "union" | "discriminated" }): readonly Node[] {
  return node.kind === "union" ? node.options : node.options.map((option) => option.node);
}
