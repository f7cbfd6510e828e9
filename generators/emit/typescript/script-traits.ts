import type { AnyNode, ScriptNode } from "../../contract/contract.ts";
import type { MayBeAbsent } from "./traits.ts";

/** A node that accepts or refuses a value as it is. */
export type ScriptLeaf = ScriptNode & {
  readonly kind:
    | "date"
    | "file"
    | "symbol"
    | "undefined"
    | "void"
    | "nan"
    | "bigint"
    | "custom"
    | "values"
    | "template";
};

const leaves: ReadonlySet<string> = new Set<ScriptLeaf["kind"]>([
  "date",
  "file",
  "symbol",
  "undefined",
  "void",
  "nan",
  "bigint",
  "custom",
  "values",
  "template",
]);

export function isScriptLeaf(node: ScriptNode): node is ScriptLeaf {
  return leaves.has(node.kind);
}

/** Whether the key may be absent: Zod's `optin`. */
export function scriptAbsence(node: ScriptNode, again: (node: AnyNode) => MayBeAbsent): MayBeAbsent {
  switch (node.kind) {
    case "transform":
      return "absent";
    case "catch":
      return again(node.inner) === "filled" ? "filled" : "absent";
    case "heldDefault":
      return "filled";
    case "pipe":
      return again(node.before);
    case "checked":
      return again(node.inner);
    case "xor":
    case "tagged":
      return absenceOfAny(node.options.map(again));
    default:
      return undefined;
  }
}

export function absenceOfAny(answers: readonly MayBeAbsent[]): MayBeAbsent {
  return answers.includes("filled") ? "filled" : answers.find((each) => each !== undefined);
}

/** Whether the output may lack the key: Zod's `optout`. */
export function scriptOmitted(node: ScriptNode, again: (node: AnyNode) => boolean): boolean {
  switch (node.kind) {
    case "catch":
    case "checked":
      return again(node.inner);
    case "pipe":
      return again(node.after);
    case "xor":
    case "tagged":
      return node.options.some(again);
    default:
      return false;
  }
}

/** Whether the output of the node may be of another type than its input. */
export function changesType(node: AnyNode): boolean {
  switch (node.kind) {
    case "catch":
    case "heldDefault":
    case "pipe":
    case "transform":
    case "coerce":
    case "success":
    case "keyed":
      return true;
    case "checked":
      return node.checks.some(({ check }) => check === "overwrite" || check === "code");
    default:
      return false;
  }
}
