import type { Node } from "../../contract/contract.ts";
import { loss, shift, siteBelow } from "../comparison.ts";
import type { CompareNodes, Comparison, Site } from "../comparison.ts";
import { compareSizes } from "./compare-sizes.ts";

type ArrayNode = Node & { readonly kind: "array" };
type TupleNode = Node & { readonly kind: "tuple" };

interface ListPair<List> {
  readonly comparison: Comparison;
  readonly before: List;
  readonly after: List;
  readonly site: Site;
}

export function compareArrays(
  { comparison, before, after, site }: ListPair<ArrayNode>,
  compareNodes: CompareNodes,
): void {
  compareSizes(comparison, before.steps, after.steps, { site, unit: "entries" });
  compareNodes(comparison, before.element, after.element, siteBelow(site, { at: "items" }, before, before.element));
}

/** Tuples, place by place; beyond the places stands the rest, or nothing. */
export function compareTuples(
  { comparison, before, after, site }: ListPair<TupleNode>,
  compareNodes: CompareNodes,
): void {
  const places = Math.max(before.items.length, after.items.length);
  for (let index = 0; index < places; index++) {
    const was = before.items[index] ?? before.rest;
    const is = after.items[index] ?? after.rest;
    const here = siteBelow(site, { at: `prefixItems/${index}` }, before, was ?? undefined);
    if (was !== null && is !== null) compareNodes(comparison, was, is, here);
    else if (is !== null) shift(comparison, "widened", here, `place ${index} is new`);
    else loss(comparison, "narrowed", here, `place ${index} is gone`);
  }
  if (before.requiredItems !== after.requiredItems) {
    const kind = after.requiredItems > before.requiredItems ? "narrowed" : "widened";
    shift(comparison, kind, site, `${after.requiredItems} places must be filled, not ${before.requiredItems}`);
  }
  const here = siteBelow(site, { at: "items" }, before, before.rest ?? undefined);
  if (before.rest !== null && after.rest !== null) compareNodes(comparison, before.rest, after.rest, here);
  else if (after.rest !== null) shift(comparison, "widened", here, "further entries are accepted");
  else if (before.rest !== null) loss(comparison, "narrowed", here, "further entries are refused");
}
