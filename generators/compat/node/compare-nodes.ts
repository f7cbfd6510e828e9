import { childrenOf } from "../../contract/contract.ts";
import type { Node } from "../../contract/contract.ts";
import { shift, siteBelow } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";
import { exactly, meaningOf, nameNode, show } from "../wording.ts";
import { compareArrays, compareTuples } from "./compare-lists.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareOptions } from "./compare-options.ts";
import { compareRecords } from "./compare-records.ts";
import { compareRules } from "./compare-rules.ts";
import { compareStrings } from "./compare-strings.ts";
import { compareValueSets, holdsAll, valueSetOf } from "./compare-value-sets.ts";
import { resolveShape, shapeOf } from "./shape.ts";
import type { Shape } from "./shape.ts";

/** Reports every difference between two nodes at the same place. Whether a key may be absent is its object's matter. */
export function compareNodes(comparison: Comparison, before: Node, after: Node, site: Site): void {
  if (meaningOf(before) === meaningOf(after)) return;
  const [older, newer] = [shapeOf(before), shapeOf(after)];
  if (older.core.kind === "ref" && newer.core.kind === "ref") {
    compareShapes(comparison, older, newer, site);
    return;
  }
  const pairing = `${meaningOf(before)} ${meaningOf(after)}`;
  if (comparison.open.has(pairing)) return;
  comparison.open.add(pairing);
  compareShapes(comparison, resolveShape(comparison.previous, older), resolveShape(comparison.current, newer), site);
  comparison.open.delete(pairing);
}

function compareShapes(comparison: Comparison, older: Shape, newer: Shape, site: Site): void {
  compareDefaults(comparison, older, newer, site);
  if (older.nullable !== newer.nullable && !acceptsNull(older.core) && !acceptsNull(newer.core)) {
    const [kind, what] = newer.nullable
      ? (["widened", "null is accepted"] as const)
      : (["narrowed", "null is refused"] as const);
    shift(comparison, kind, site, what);
  }
  compareCores(comparison, older.core, newer.core, site);
}

function compareDefaults(comparison: Comparison, older: Shape, newer: Shape, site: Site): void {
  const before = older.default === null ? undefined : exactly(older.default.value);
  const after = newer.default === null ? undefined : exactly(newer.default.value);
  if (before === after) return;
  if (before === undefined) shift(comparison, "defaultAdded", site, `absent is read as ${show(newer.default?.value)}`);
  else if (after === undefined)
    shift(comparison, "meaningChanged", site, `absent is no longer read as ${show(older.default?.value)}`);
  else
    shift(
      comparison,
      "meaningChanged",
      site,
      `absent is read as ${show(newer.default?.value)}, not ${show(older.default?.value)}`,
    );
}

/** Nodes without wrappers; both references, or none. */
function compareCores(comparison: Comparison, before: Node, after: Node, site: Site): void {
  if (meaningOf(before) === meaningOf(after)) return;
  if (before.kind === "ref" && after.kind === "ref") {
    comparison.pair(before.type, after.type);
    return;
  }
  if (
    before.kind === "union" ||
    before.kind === "discriminated" ||
    after.kind === "union" ||
    after.kind === "discriminated"
  ) {
    compareOptions({ comparison, before, after, site }, compareNodes);
  } else if (!compareByKind(comparison, before, after, site)) {
    compareKinds(comparison, before, after, site);
    return;
  }
  compareRules(comparison, before, after, site);
}

/** Whether the two kinds can be compared part by part. */
function compareByKind(comparison: Comparison, before: Node, after: Node, site: Site): boolean {
  const values = [valueSetOf(before), valueSetOf(after)] as const;
  if (values[0] !== null && values[1] !== null) compareValueSets(comparison, values[0], values[1], site);
  else if (before.kind === "string" && after.kind === "string") compareStrings(comparison, before, after, site);
  else if (before.kind === "number" && after.kind === "number") compareNumbers(comparison, before, after, site);
  else if (before.kind === "object" && after.kind === "object")
    compareObjects({ comparison, before, after, site }, compareNodes);
  else if (before.kind === "array" && after.kind === "array")
    compareArrays({ comparison, before, after, site }, compareNodes);
  else if (before.kind === "tuple" && after.kind === "tuple")
    compareTuples({ comparison, before, after, site }, compareNodes);
  else if (before.kind === "record" && after.kind === "record")
    compareRecords({ comparison, before, after, site }, compareNodes);
  else return before.kind === after.kind && compareParts(comparison, before, after, site);
  return true;
}

/** Other kinds: equal but for what they hold, part by part. */
function compareParts(comparison: Comparison, before: Node, after: Node, site: Site): boolean {
  const [older, newer] = [childrenOf(before), childrenOf(after)];
  if (older.length !== newer.length || emptied(before) !== emptied(after)) return false;
  older.forEach((child, index) => {
    const other = newer[index];
    if (other !== undefined)
      compareNodes(comparison, child, other, siteBelow(site, { at: String(index) }, before, child));
  });
  return true;
}

/** The meaning of a node without what it holds and its rules. */
function emptied(node: Node): string {
  const children = new Set<unknown>(childrenOf(node));
  const fields = Object.entries(node).map(([key, value]) => [
    key,
    children.has(value) || key === "rules" ? null : (value as unknown),
  ]);
  return meaningOf(Object.fromEntries(fields));
}

/** Nodes of different kinds: one may still take all that the other one does. */
function compareKinds(comparison: Comparison, before: Node, after: Node, site: Site): void {
  const what = `${nameNode(before)} became ${nameNode(after)}`;
  if (takesAllOf(after, before)) shift(comparison, "widened", site, what);
  else if (takesAllOf(before, after)) shift(comparison, "narrowed", site, what);
  else shift(comparison, "replaced", site, what);
}

/** Whether `wide` certainly takes everything that `narrow` takes, a different kind of node. */
function takesAllOf(wide: Node, narrow: Node): boolean {
  if (narrow.kind === "never") return true;
  if ((wide.rules ?? []).length > 0) return false;
  if (wide.kind === "unknown") return true;
  if (wide.kind === "json") return narrow.kind !== "unknown";
  const values = valueSetOf(narrow);
  if (values === null) return false;
  if (wide.kind === "string" || wide.kind === "number") return wide.steps.length === 0 && holdsAll(wide, values);
  return wide.kind === "boolean" && values.values.every((value) => typeof value === "boolean");
}

function acceptsNull(node: Node): boolean {
  return (
    node.kind === "unknown" ||
    node.kind === "json" ||
    node.kind === "null" ||
    valueSetOf(node)?.values.includes(null) === true
  );
}
