import type { Contract, Node } from "../../contract/contract.ts";
import { loss, pointerStep, shift, siteBelow } from "../comparison.ts";
import type { CompareNodes, Comparison, Site } from "../comparison.ts";
import { takesAbsent } from "./shape.ts";
import { valueSetOf } from "./compare-value-sets.ts";

type RecordNode = Node & { readonly kind: "record" };

interface RecordPair {
  readonly comparison: Comparison;
  readonly before: RecordNode;
  readonly after: RecordNode;
  readonly site: Site;
}

/** Records: which keys they take, which must stand, and what stands there. */
export function compareRecords(pair: RecordPair, compareNodes: CompareNodes): void {
  const { comparison, before, after, site } = pair;
  compareNodes(
    comparison,
    before.value,
    after.value,
    siteBelow(site, { at: "additionalProperties" }, before, before.value),
  );
  const keys = siteBelow(site, { at: "propertyNames" }, before, before.key);
  if (before.mode === "open" && after.mode === "open") compareNodes(comparison, before.key, after.key, keys);
  else if (before.mode === "open") shift(comparison, "narrowed", keys, "any key became one of a list");
  else if (after.mode === "open") shift(comparison, "replaced", keys, "one of a list of keys became any key");
  else compareFiniteKeys(pair);
}

/** Keys of a list are named keys: those of an exhaustive record must all stand. */
function compareFiniteKeys({ comparison, before, after, site }: RecordPair): void {
  const older = (valueSetOf(before.key)?.values ?? []).map(String);
  const newer = (valueSetOf(after.key)?.values ?? []).map(String);
  const [mustStand, mustStandNow] = [
    allMustStand(comparison.previous, before),
    allMustStand(comparison.current, after),
  ];
  if (mustStand !== mustStandNow) {
    const [kind, what] = mustStandNow ? (["keyRequired", "required"] as const) : (["keyOptional", "optional"] as const);
    shift(comparison, kind, site, `the keys became ${what}`);
  }
  const place = (key: string): Site => siteBelow(site, { at: `properties/${pointerStep(key)}` }, before, before.value);
  for (const key of newer.filter((each) => !older.includes(each))) {
    const [kind, what] = mustStandNow
      ? (["requiredKeyAdded", "required"] as const)
      : (["optionalKeyAdded", "optional"] as const);
    comparison.report({ kind, side: "current", at: place(key).at, what: `${what} key "${key}" is new`, closed: true });
  }
  for (const key of older.filter((each) => !newer.includes(each))) {
    loss(comparison, "keyRemoved", place(key), `key "${key}" is gone`);
  }
}

/** An absent key of an exhaustive record is judged by the value. */
function allMustStand(contract: Contract, { mode, value }: RecordNode): boolean {
  return mode === "exhaustive" && !takesAbsent(contract, value, true);
}
