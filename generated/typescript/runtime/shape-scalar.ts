import { expectBoolean, expectNull, expectOneOf, wrongType } from "./expect-type.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";

/** A shape whose output is its input. */
function checked(check: (issues: RawIssue[], value: unknown) => void): Shape {
  return {
    judge: (value, issues) => {
      check(issues, value);
      return value;
    },
  };
}

export function unknown(): Shape {
  return { judge: (value) => value };
}

export function never(message?: string): Shape {
  return checked((issues, value) => wrongType(issues, value, "never", message));
}

export function nil(message?: string): Shape {
  return checked((issues, value) => expectNull(issues, value, message));
}

export function boolean(message?: string): Shape {
  return checked((issues, value) => expectBoolean(issues, value, message));
}

export function oneOf(values: readonly unknown[], message?: string): Shape {
  return checked((issues, value) => expectOneOf(issues, value, values, message));
}
