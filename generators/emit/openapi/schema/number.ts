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
    // Validators divide in floating point: only whole factors of safe integers come out as Zod judges them.
    else if (range.type === "integer" && Number.isInteger(step.value)) factors.push(step.value);
    else leaveOut(scope, "multipleOf", `A multiple of ${step.value}.`);
  }
  return {
    type: range.type,
    ...(range.format === undefined ? {} : { format: range.format }),
    ...(lower === undefined ? {} : { [lower.exclusive ? "exclusiveMinimum" : "minimum"]: lower.value }),
    ...(upper === undefined ? {} : { [upper.exclusive ? "exclusiveMaximum" : "maximum"]: upper.value }),
    ...(factors.length === 1 ? { multipleOf: factors[0] as number } : {}),
    ...(factors.length > 1 ? { allOf: factors.map((multipleOf) => ({ multipleOf })) } : {}),
  };
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
