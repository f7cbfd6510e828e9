import { shift } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";

interface Size {
  readonly step: "minLength" | "maxLength" | "length";
  readonly value: number;
}

interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** Bounds of a length, as a whole: of several the tightest counts. */
export function compareSizes(
  comparison: Comparison,
  before: readonly Size[],
  after: readonly Size[],
  { site, unit }: { readonly site: Site; readonly unit: string },
): void {
  compareRanges(comparison, rangeOf(before), rangeOf(after), { site, what: (range) => `${showRange(range)} ${unit}` });
}

/** Two ranges of numbers: one within the other, or neither. */
export function compareRanges(
  comparison: Comparison,
  before: Range,
  after: Range,
  { site, what }: { readonly site: Site; readonly what: (range: Range) => string },
): void {
  const wider = after.lower < before.lower || after.upper > before.upper;
  const narrower = after.lower > before.lower || after.upper < before.upper;
  if (!wider && !narrower) return;
  const kind = wider && narrower ? "replaced" : wider ? "widened" : "narrowed";
  shift(comparison, kind, site, `${what(after)}, not ${what(before)}`);
}

function showRange({ lower, upper }: Range): string {
  if (upper === Infinity) return lower === 0 ? "any number of" : `at least ${lower}`;
  return lower === 0 ? `at most ${upper}` : `${lower} to ${upper}`;
}

function rangeOf(sizes: readonly Size[]): Range {
  const bounds = (skip: Size["step"]): number[] => sizes.filter(({ step }) => step !== skip).map(({ value }) => value);
  return { lower: Math.max(0, ...bounds("maxLength")), upper: Math.min(Infinity, ...bounds("minLength")) };
}
