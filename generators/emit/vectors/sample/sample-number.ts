import type { NumberFormat, NumberNode } from "../../../contract/contract.ts";
import { number } from "../draft/json-draft.ts";
import type { NumberDraft } from "../draft/json-draft.ts";
import type { Random } from "../random.ts";

const FORMAT_RANGES: Readonly<Record<NumberFormat, readonly [number, number]>> = {
  number: [-Number.MAX_VALUE, Number.MAX_VALUE],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  float32: [-3.4028234663852886e38, 3.4028234663852886e38],
  int: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
};

/** The least and greatest number that a node takes, with the bounds of its format. */
export function numberRange(node: NumberNode): {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
} {
  let [least, most] = FORMAT_RANGES[node.format];
  const whole = isWhole(node.format);
  for (const step of node.steps) {
    const shift = step.step !== "multipleOf" && step.exclusive ? nextStep(step.value, whole) : 0;
    if (step.step === "minimum") least = Math.max(least, step.value + shift);
    if (step.step === "maximum") most = Math.min(most, step.value - shift);
  }
  return { least, most, whole };
}

export function isWhole(format: NumberFormat): boolean {
  return format === "int" || format === "int32" || format === "uint32";
}

/** A number that the node should take, near zero or near its bounds. */
export function sampleNumber(node: NumberNode, random: Random): NumberDraft {
  const { least, most, whole } = numberRange(node);
  const base = least > 0 ? least : most < 0 ? most : 0;
  const spread = base + (base === most ? -1 : 1) * random.below(20);
  const wanted = Math.min(Math.max(whole || random.chance(0.7) ? spread : spread + 0.5, least), most);
  const unit = node.steps.find((step) => step.step === "multipleOf")?.value;
  const even = unit === undefined ? wanted : roundTo(wanted, unit, least);
  return number(Object.is(even, -0) ? 0 : whole ? Math.ceil(even) : even);
}

function roundTo(value: number, unit: number, least: number): number {
  const rounded = Math.round(value / unit) * unit;
  return rounded < least ? Math.ceil(least / unit) * unit : rounded;
}

function nextStep(value: number, whole: boolean): number {
  return whole ? 1 : Math.max(Math.abs(value), 1) * Number.EPSILON * 2;
}
