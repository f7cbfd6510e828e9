import { raise } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayType, sayValues } from "./messages.ts";

/** Appends the issue that `value` is of the wrong type. */
export function wrongType(issues: RawIssue[], value: unknown, expected: string, message?: string): void {
  raise(issues, value, { code: "invalid_type", expected }, sayType, message);
}

export function expectText(issues: RawIssue[], value: unknown, message?: string): void {
  if (typeof value !== "string") wrongType(issues, value, "string", message);
}

export function expectBoolean(issues: RawIssue[], value: unknown, message?: string): void {
  if (typeof value !== "boolean") wrongType(issues, value, "boolean", message);
}

export function expectNull(issues: RawIssue[], value: unknown, message?: string): void {
  if (value !== null) wrongType(issues, value, "null", message);
}

export function expectOneOf(issues: RawIssue[], value: unknown, values: readonly unknown[], message?: string): void {
  if (!values.includes(value)) raise(issues, value, { code: "invalid_value", values: [...values] }, sayValues, message);
}

/** Undefined is refused where no issue from `start` on says more. */
export function expectDefined(issues: RawIssue[], start: number, value: unknown, message?: string): void {
  if (value === undefined && issues.length === start) wrongType(issues, value, "nonoptional", message);
}
