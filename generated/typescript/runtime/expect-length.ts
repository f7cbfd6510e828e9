import { isStopped, raise } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayTooBig, sayTooSmall } from "./messages.ts";
import { codePoints } from "./text.ts";

/**
 * Length checks. They read whatever has a length, even after the type check failed, unless an issue from `start` on
 * stops everything. Texts are counted in code points.
 */
export function expectAtLeast(
  issues: RawIssue[],
  start: number,
  value: unknown,
  bound: number,
  message?: string,
): void {
  const size = sizeOf(issues, start, value, bound);
  if (size !== null && !(size >= bound)) tooShort(issues, value, bound, message);
}

export function expectAtMost(issues: RawIssue[], start: number, value: unknown, bound: number, message?: string): void {
  const size = sizeOf(issues, start, value, bound);
  if (size !== null && !(size <= bound)) tooLong(issues, value, bound, message);
}

export function expectExactly(
  issues: RawIssue[],
  start: number,
  value: unknown,
  bound: number,
  message?: string,
): void {
  const size = sizeOf(issues, start, value, bound);
  if (size === null || size === bound) return;
  if (size > bound) tooLong(issues, value, bound, message, true);
  else tooShort(issues, value, bound, message, true);
}

/**
 * Whether a list keeps to `bound`. Of an over-long one no entry is looked at, and nothing else is checked.
 */
export function keepsCap(
  issues: RawIssue[],
  value: readonly unknown[],
  bound: number,
  message?: string,
  exact = false,
): boolean {
  if (value.length <= bound) return true;
  const raised = tooLong(issues, value, bound, message, exact);
  raised.goesOn = false;
  raised.stops = true;
  return false;
}

/**
 * The size to compare with `bound`; null where nothing is to be checked. A length that is no number keeps no bound. A
 * code point is one or two UTF-16 units, so the points are counted only where the units do not settle it.
 */
function sizeOf(issues: readonly RawIssue[], start: number, value: unknown, bound: number): number | null {
  if (value === null || value === undefined || isStopped(issues, start)) return null;
  const size = (value as { readonly length?: number }).length ?? null;
  if (typeof value !== "string" || value.length < bound || value.length > 2 * bound) return size;
  return codePoints(value);
}

function tooShort(issues: RawIssue[], value: unknown, minimum: number, message?: string, exact = false): void {
  const detail = { code: "too_small", origin: originOf(value), minimum, inclusive: true } as const;
  raise(issues, value, exact ? { ...detail, exact } : detail, sayTooSmall, message, true);
}

function tooLong(issues: RawIssue[], value: unknown, maximum: number, message?: string, exact = false): RawIssue {
  const detail = { code: "too_big", origin: originOf(value), maximum, inclusive: true } as const;
  return raise(issues, value, exact ? { ...detail, exact } : detail, sayTooBig, message, true);
}

function originOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value === "string" ? "string" : "unknown";
}
