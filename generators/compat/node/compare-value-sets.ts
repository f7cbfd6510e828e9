import type { Node, Primitive } from "../../contract/contract.ts";
import { loss, shift } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";
import { show } from "../wording.ts";

/** The exact values of an enum or of literals. */
export interface ValueSet {
  readonly values: readonly Primitive[];
  readonly additive: boolean;
}

/** The values of a node that lists them; null for the others. */
export function valueSetOf(node: Node): ValueSet | null {
  if (node.kind === "literal") return { values: node.values, additive: false };
  if (node.kind === "null") return { values: [null], additive: false };
  return node.kind === "enum" ? { values: node.values, additive: node.additive } : null;
}

/** Whether a string or a number without further steps takes all of these values. */
export function holdsAll(node: Node & { readonly kind: "string" | "number" }, { values }: ValueSet): boolean {
  if (node.kind === "string") return values.every((value) => typeof value === "string");
  if (node.format === "number") return values.every((value) => typeof value === "number");
  return node.format === "int" && values.every((value) => Number.isSafeInteger(value));
}

/** How a new value fares is decided by the enum that older readers hold. */
export function compareValueSets(comparison: Comparison, before: ValueSet, after: ValueSet, site: Site): void {
  if (before.additive !== after.additive) {
    const [kind, what] = after.additive
      ? (["becameAdditive", "the enum became additive"] as const)
      : (["becamePlain", "the enum is no longer additive"] as const);
    shift(comparison, kind, site, what);
  }
  for (const value of after.values.filter((each) => !before.values.includes(each))) {
    shift(comparison, kindOfNew(before, value, site), site, `value ${show(value)} is new`);
  }
  for (const value of before.values.filter((each) => !after.values.includes(each))) {
    loss(comparison, "valueRemoved", site, `value ${show(value)} is gone`);
  }
}

function kindOfNew(
  before: ValueSet,
  value: Primitive,
  { surroundings }: Site,
): "valueAdded" | "droppedValueAdded" | "unlistedValueAdded" {
  if (!before.additive || typeof value !== "string") return "valueAdded";
  return surroundings.listed ? "droppedValueAdded" : "unlistedValueAdded";
}
