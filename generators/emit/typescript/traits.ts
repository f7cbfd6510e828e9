import { isScript, resolveNode, typeOf } from "../../contract/contract.ts";
import type { AnyContract, AnyNode, TypeId } from "../../contract/contract.ts";
import { reachOf } from "./reach.ts";
import type { Reach } from "./reach.ts";
import { absenceOfAny, isScriptLeaf, scriptAbsence, scriptOmitted } from "./script-traits.ts";

/** Whether a schema lets its key be absent: not at all, giving nothing, or filling itself in (Zod's `optin`). */
export type MayBeAbsent = "absent" | "filled" | undefined;

/** What the emitter asks about nodes. Answers follow references; a reference back into the question counts as no. */
export interface Traits extends Reach {
  readonly mayBeAbsent: (node: AnyNode) => MayBeAbsent;
  /** The parsed value may lack the key (Zod's `optout`). */
  readonly omitted: (node: AnyNode) => boolean;
  /** Undefined may be accepted. Never no by mistake. */
  readonly mayTakeUndefined: (node: AnyNode) => boolean;
  /** Undefined is accepted for sure. */
  readonly takesUndefined: (node: AnyNode) => boolean;
  /** The output is the very input: no copy, no default, no overwrite, nothing frozen. */
  readonly identity: (node: AnyNode) => boolean;
  /** The node with references followed. */
  readonly resolve: (node: AnyNode) => AnyNode;
}

export function traitsOf(contract: AnyContract): Traits {
  const nodeOf = (id: TypeId): AnyNode => typeOf(contract, id).node;

  /** A question about nodes that is answered through references, once per type. */
  const ask = <Answer>(answer: (node: AnyNode, again: (node: AnyNode) => Answer) => Answer, whileAsking: Answer) => {
    const known = new Map<TypeId, Answer>();
    const again = (node: AnyNode): Answer => {
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
    if (isScript(node)) return scriptAbsence(node, again);
    if (node.kind === "default" || node.kind === "prefault") return "filled";
    if (node.kind === "optional" || node.kind === "exactOptional")
      return again(node.inner) === "filled" ? "filled" : "absent";
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    if (node.kind !== "union" && node.kind !== "discriminated") return undefined;
    return absenceOfAny(optionsOf(node).map(again));
  }, undefined);

  const omitted = ask<boolean>((node, again) => {
    if (isScript(node)) return scriptOmitted(node, again);
    if (node.kind === "optional" || node.kind === "exactOptional") return true;
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    return (node.kind === "union" || node.kind === "discriminated") && optionsOf(node).some(again);
  }, false);

  const mayTakeUndefined = ask<boolean>((node, again) => {
    if (isScript(node)) return true;
    if (node.kind === "unknown" || node.kind === "optional" || node.kind === "default" || node.kind === "prefault")
      return true;
    if ("inner" in node) return again(node.inner);
    return node.kind === "union" && node.options.some(again);
  }, true);

  const takesUndefined = ask<boolean>((node, again) => {
    if (node.rules !== undefined || isScript(node)) return false;
    if (node.kind === "unknown" || node.kind === "optional" || node.kind === "default") return true;
    if (node.kind === "nullable" || node.kind === "readonly") return again(node.inner);
    return node.kind === "union" && node.options.some(again);
  }, false);

  const identity = ask<boolean>((node, again) => {
    if (isScript(node)) return isScriptLeaf(node);
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
    if (isScript(node)) return true;
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

function optionsOf(node: AnyNode & { kind: "union" | "discriminated" }): readonly AnyNode[] {
  return node.kind === "union" ? node.options : node.options.map((option) => option.node);
}
