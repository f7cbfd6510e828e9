import { isAborted, raise } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { wrongType } from "./expect-type.ts";
import { sayMultiple, sayTooBig, sayTooSmall, sayType } from "./messages.ts";
import { remainder } from "./values.ts";

/** Whether the value is a finite number. */
export function expectNumber(issues: RawIssue[], value: unknown, message?: string): value is number {
  if (typeof value !== "number") {
    wrongType(issues, value, "number", message);
    return false;
  }
  if (Number.isFinite(value)) return true;
  raise(issues, value, { code: "invalid_type", expected: "number", received: String(value) }, sayType, message);
  return false;
}

/** A whole number, of `format`, within ±(2^53−1). Where it lies beyond, its other bounds say nothing more. */
export function expectInt(issues: RawIssue[], value: unknown, message?: string, format = "safeint"): boolean {
  if (!expectNumber(issues, value, message)) return false;
  if (!Number.isInteger(value)) {
    raise(issues, value, { code: "invalid_type", expected: "int", format }, sayType, message).stops = true;
    return false;
  }
  if (Number.isSafeInteger(value)) return true;
  const more = { origin: "int", inclusive: true, note: "Integers must be within the safe integer range." };
  const [maximum, minimum] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  if (value > 0) raise(issues, value, { code: "too_big", maximum, ...more }, sayTooBig, message, true);
  else raise(issues, value, { code: "too_small", minimum, ...more }, sayTooSmall, message, true);
  return false;
}

export function expectInt32(issues: RawIssue[], value: unknown, message?: string): void {
  if (expectInt(issues, value, message, "int32")) expectRange(issues, value, -2147483648, 2147483647, message);
}

export function expectUint32(issues: RawIssue[], value: unknown, message?: string): void {
  if (expectInt(issues, value, message, "uint32")) expectRange(issues, value, 0, 4294967295, message);
}

export function expectFloat32(issues: RawIssue[], value: unknown, message?: string): void {
  const limit = 3.4028234663852886e38;
  if (expectNumber(issues, value, message)) expectRange(issues, value, -limit, limit, message);
}

function expectRange(issues: RawIssue[], value: unknown, low: number, high: number, message?: string): void {
  expectMin(issues, issues.length, value, low, message);
  expectMax(issues, issues.length, value, high, message);
}

/** Bounds. They are looked at while no issue from `start` on keeps later checks from running. */
export function expectMin(issues: RawIssue[], start: number, value: unknown, minimum: number, message?: string): void {
  if (isAborted(issues, start) || (value as number) >= minimum) return;
  raise(issues, value, { code: "too_small", origin: "number", minimum, inclusive: true }, sayTooSmall, message, true);
}

export function expectMax(issues: RawIssue[], start: number, value: unknown, maximum: number, message?: string): void {
  if (isAborted(issues, start) || (value as number) <= maximum) return;
  raise(issues, value, { code: "too_big", origin: "number", maximum, inclusive: true }, sayTooBig, message, true);
}

export function expectAbove(
  issues: RawIssue[],
  start: number,
  value: unknown,
  minimum: number,
  message?: string,
): void {
  if (isAborted(issues, start) || (value as number) > minimum) return;
  raise(issues, value, { code: "too_small", origin: "number", minimum, inclusive: false }, sayTooSmall, message, true);
}

export function expectBelow(
  issues: RawIssue[],
  start: number,
  value: unknown,
  maximum: number,
  message?: string,
): void {
  if (isAborted(issues, start) || (value as number) < maximum) return;
  raise(issues, value, { code: "too_big", origin: "number", maximum, inclusive: false }, sayTooBig, message, true);
}

export function expectMultipleOf(
  issues: RawIssue[],
  start: number,
  value: unknown,
  divisor: number,
  message?: string,
): void {
  if (isAborted(issues, start) || remainder(value as number, divisor) === 0) return;
  raise(issues, value, { code: "not_multiple_of", origin: "number", divisor }, sayMultiple, message, true);
}
