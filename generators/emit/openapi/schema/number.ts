import type { NumberFormat, NumberNode } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";

interface Range {
  readonly type: "number" | "integer";
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const FLOAT32_MAX = 3.4028234663852886e38;

const ranges: Readonly<Record<NumberFormat, Range>> = {
  number: { type: "number" },
  float64: { type: "number", format: "double" },
  float32: { type: "number", format: "float", minimum: -FLOAT32_MAX, maximum: FLOAT32_MAX },
  int: { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  int32: { type: "integer", format: "int32", minimum: -2_147_483_648, maximum: 2_147_483_647 },
  uint32: { type: "integer", minimum: 0, maximum: 4_294_967_295 },
};

export function numberSchema({ format, steps }: NumberNode, scope: Scope): JsonSchema {
  const range = ranges[format];
  let lower = range.minimum === undefined ? undefined : { value: range.minimum, exclusive: false };
  let upper = range.maximum === undefined ? undefined : { value: range.maximum, exclusive: false };
  const factors: number[] = [];
  for (const step of steps) {
    if (step.step === "minimum") lower = lower === undefined || isTighter(step, lower, 1) ? step : lower;
    else if (step.step === "maximum") upper = upper === undefined || isTighter(step, upper, -1) ? step : upper;
    else factors.push(step.value);
  }
  const exact = factors.filter((factor) => isJudgedExactly(factor, range.type, lower, upper));
  const words = factors.filter((factor) => !exact.includes(factor)).map((factor) => `A multiple of ${factor}.`);
  for (const says of words) leaveOut(scope, "multipleOf", says);
  return {
    ...(words.length === 0 ? {} : { description: words.join("\n\n") }),
    type: range.type,
    ...(range.format === undefined ? {} : { format: range.format }),
    ...(lower === undefined ? {} : { [lower.exclusive ? "exclusiveMinimum" : "minimum"]: lower.value }),
    ...(upper === undefined ? {} : { [upper.exclusive ? "exclusiveMaximum" : "maximum"]: upper.value }),
    ...(exact.length === 1 ? { multipleOf: exact[0] as number } : {}),
    ...(exact.length > 1 ? { allOf: exact.map((multipleOf) => ({ multipleOf })) } : {}),
  };
}

/** Beyond this Zod's tolerance is wider than the remainder of any whole number, and it takes them all. */
const EXACT_UP_TO = 2 ** 52;

/** Validators divide in floating point: only whole factors of integers that are not too great come out as in Zod. */
function isJudgedExactly(factor: number, type: string, lower: Bound | undefined, upper: Bound | undefined): boolean {
  const bounded = Math.max(Math.abs(lower?.value ?? Infinity), Math.abs(upper?.value ?? Infinity)) <= EXACT_UP_TO;
  return type === "integer" && Number.isInteger(factor) && bounded;
}

interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
}

/** `direction`: 1 for lower bounds, -1 for upper ones. */
function isTighter(one: Bound, other: Bound, direction: 1 | -1): boolean {
  const difference = (one.value - other.value) * direction;
  return difference > 0 || (difference === 0 && one.exclusive && !other.exclusive);
}
