import {
  expectAbove,
  expectBelow,
  expectFloat32,
  expectInt,
  expectInt32,
  expectMax,
  expectMin,
  expectMultipleOf,
  expectNumber,
  expectUint32,
} from "./expect-number.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";

/** One bound of a number; `start` is the number of issues before the number's own. */
export type NumberStep = (issues: RawIssue[], start: number, value: unknown) => void;

type Expect = (issues: RawIssue[], value: unknown, message?: string) => unknown;

function numeric(expect: Expect, steps: readonly NumberStep[], message?: string): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      expect(issues, value, message);
      for (const step of steps) step(issues, start, value);
      return value;
    },
  };
}

export function number(steps: readonly NumberStep[] = [], message?: string): Shape {
  return numeric(expectNumber, steps, message);
}

export function int(steps: readonly NumberStep[] = [], message?: string): Shape {
  return numeric(expectInt, steps, message);
}

export function int32(steps: readonly NumberStep[] = [], message?: string): Shape {
  return numeric(expectInt32, steps, message);
}

export function uint32(steps: readonly NumberStep[] = [], message?: string): Shape {
  return numeric(expectUint32, steps, message);
}

export function float32(steps: readonly NumberStep[] = [], message?: string): Shape {
  return numeric(expectFloat32, steps, message);
}

export function min(bound: number, message?: string): NumberStep {
  return (issues, start, value) => expectMin(issues, start, value, bound, message);
}

export function max(bound: number, message?: string): NumberStep {
  return (issues, start, value) => expectMax(issues, start, value, bound, message);
}

export function above(bound: number, message?: string): NumberStep {
  return (issues, start, value) => expectAbove(issues, start, value, bound, message);
}

export function below(bound: number, message?: string): NumberStep {
  return (issues, start, value) => expectBelow(issues, start, value, bound, message);
}

export function multipleOf(divisor: number, message?: string): NumberStep {
  return (issues, start, value) => expectMultipleOf(issues, start, value, divisor, message);
}
