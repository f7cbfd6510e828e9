import type { Node, NumberFormat } from "../../contract/contract.ts";
import { shift } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";
import { compareChecks } from "./compare-rules.ts";
import { compareRanges } from "./compare-sizes.ts";

type NumberNode = Node & { readonly kind: "number" };

/** Whole numbers within these ends, as Zod bounds them; the others take fractions. */
const ends: Readonly<
  Record<NumberFormat, { readonly whole: boolean; readonly lower: number; readonly upper: number }>
> = {
  number: { whole: false, lower: -Infinity, upper: Infinity },
  float64: { whole: false, lower: -Infinity, upper: Infinity },
  float32: { whole: false, lower: -3.4028234663852886e38, upper: 3.4028234663852886e38 },
  int: { whole: true, lower: Number.MIN_SAFE_INTEGER, upper: Number.MAX_SAFE_INTEGER },
  int32: { whole: true, lower: -2_147_483_648, upper: 2_147_483_647 },
  uint32: { whole: true, lower: 0, upper: 4_294_967_295 },
};

/** Numbers: fractions, the range that format and bounds leave together, and steps. */
export function compareNumbers(comparison: Comparison, before: NumberNode, after: NumberNode, site: Site): void {
  const [older, newer] = [ends[before.format], ends[after.format]];
  if (older.whole !== newer.whole) {
    shift(
      comparison,
      newer.whole ? "narrowed" : "widened",
      site,
      `fractions are ${newer.whole ? "refused" : "accepted"}`,
    );
  }
  compareRanges(comparison, rangeOf(before), rangeOf(after), { site, what: showEnds });
  const steps = (node: NumberNode): readonly object[] => node.steps.filter(({ step }) => step === "multipleOf");
  compareChecks(comparison, steps(before), steps(after), site);
}

/** An excluded end is the next number inside; of whole numbers the next whole one. */
function rangeOf({ format, steps }: NumberNode): { readonly lower: number; readonly upper: number } {
  let { lower, upper } = ends[format];
  for (const step of steps) {
    if (step.step === "minimum") lower = Math.max(lower, step.exclusive ? inwards(format, step.value, 1) : step.value);
    if (step.step === "maximum") upper = Math.min(upper, step.exclusive ? inwards(format, step.value, -1) : step.value);
  }
  return ends[format].whole ? { lower: Math.ceil(lower), upper: Math.floor(upper) } : { lower, upper };
}

function inwards(format: NumberFormat, value: number, sign: 1 | -1): number {
  if (ends[format].whole) return sign > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  return nextFloat(value, sign);
}

/** The neighbour of a double, upwards or downwards. */
function nextFloat(value: number, sign: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return sign * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (sign > 0 === value > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

function showEnds({ lower, upper }: { readonly lower: number; readonly upper: number }): string {
  return `${Number.isFinite(lower) ? lower : "any"} to ${Number.isFinite(upper) ? upper : "any"}`;
}
