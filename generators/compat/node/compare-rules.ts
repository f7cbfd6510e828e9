import type { Node } from "../../contract/contract.ts";
import { shift } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";
import { meaningOf, show } from "../wording.ts";

/** Portable checks of a node: each is a rule more or a rule less. */
export function compareRules(comparison: Comparison, before: Node, after: Node, site: Site): void {
  compareChecks(
    comparison,
    (before.rules ?? []).map(({ rule }) => rule),
    (after.rules ?? []).map(({ rule }) => rule),
    site,
  );
}

/** Checks of which the order does not matter. A changed one is a rule less and a rule more, unless it is only a bound. */
export function compareChecks(
  comparison: Comparison,
  before: readonly object[],
  after: readonly object[],
  site: Site,
): void {
  const gone = without(before, after);
  const added = without(after, before);
  for (const check of gone) {
    const index = added.findIndex((each) => boundsOf(each).rest === boundsOf(check).rest);
    const [changed] = index < 0 ? [] : added.splice(index, 1);
    if (changed === undefined) shift(comparison, "widened", site, `the rule ${show(check)} is gone`);
    else compareBounds(comparison, check, changed, site);
  }
  for (const check of added) shift(comparison, "narrowed", site, `the rule ${show(check)} is new`);
}

function without(list: readonly object[], other: readonly object[]): object[] {
  const rest = other.map(meaningOf);
  return list.filter((each) => {
    const index = rest.indexOf(meaningOf(each));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

interface Bounds {
  readonly lower: number;
  readonly upper: number;
  /** What must be the same for the bounds to be comparable. */
  readonly rest: string;
}

function boundsOf(check: object): Bounds {
  const fields = Object.entries(check);
  const number = (pattern: RegExp): number | undefined =>
    fields.find(([key, value]) => pattern.test(key) && typeof value === "number")?.[1] as number | undefined;
  const lower = number(/^min/);
  const upper = number(/^max/);
  const rest = fields.filter(([key]) => !/^(?:min|max)/.test(key));
  const named = lower === undefined && upper === undefined ? [] : ["bounded"];
  return { lower: lower ?? -Infinity, upper: upper ?? Infinity, rest: meaningOf([named, Object.fromEntries(rest)]) };
}

function compareBounds(comparison: Comparison, before: object, after: object, site: Site): void {
  const [older, newer] = [boundsOf(before), boundsOf(after)];
  const what = `the rule ${show(before)} became ${show(after)}`;
  const wider = newer.lower < older.lower || newer.upper > older.upper;
  const narrower = newer.lower > older.lower || newer.upper < older.upper;
  shift(comparison, wider && narrower ? "replaced" : wider ? "widened" : "narrowed", site, what);
}
