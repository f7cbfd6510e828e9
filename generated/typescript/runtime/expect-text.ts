import { isAborted, raise } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayFormat, sayPart, sayPattern, sayPrefix, saySuffix } from "./messages.ts";
import { matches } from "./text.ts";

/** Checks of a text. They look at texts only, and while no issue from `start` on keeps later checks from running. */
function isChecked(issues: readonly RawIssue[], start: number, value: unknown): value is string {
  return typeof value === "string" && !isAborted(issues, start);
}

const code = "invalid_format";

/** `regex` is the pattern as Zod prints it, where the text of `pattern` differs. */
export function expectPattern(
  issues: RawIssue[],
  start: number,
  value: unknown,
  pattern: RegExp,
  message?: string,
  regex?: string,
): void {
  if (!isChecked(issues, start, value) || matches(pattern, value)) return;
  raise(
    issues,
    value,
    { code, origin: "string", format: "regex", pattern: regex ?? String(pattern) },
    sayPattern,
    message,
    true,
  );
}

/** A format that a pattern judges. */
export function expectFormat(
  issues: RawIssue[],
  start: number,
  value: unknown,
  format: string,
  pattern: RegExp,
  message?: string,
  regex?: string,
): void {
  if (!isChecked(issues, start, value) || matches(pattern, value)) return;
  raise(issues, value, { code, origin: "string", format, pattern: regex ?? String(pattern) }, sayFormat, message, true);
}

/** A format that `judge` judges; its issue names neither origin nor pattern. */
export function expectJudged(
  issues: RawIssue[],
  start: number,
  value: unknown,
  format: string,
  judge: (text: string) => boolean,
  message?: string,
): void {
  if (!isChecked(issues, start, value) || judge(value)) return;
  raise(issues, value, { code, format }, sayFormat, message, true);
}

export function expectPrefix(
  issues: RawIssue[],
  start: number,
  value: unknown,
  prefix: string,
  message?: string,
): void {
  if (!isChecked(issues, start, value) || value.startsWith(prefix)) return;
  raise(issues, value, { code, origin: "string", format: "starts_with", prefix }, sayPrefix, message, true);
}

export function expectSuffix(
  issues: RawIssue[],
  start: number,
  value: unknown,
  suffix: string,
  message?: string,
): void {
  if (!isChecked(issues, start, value) || value.endsWith(suffix)) return;
  raise(issues, value, { code, origin: "string", format: "ends_with", suffix }, saySuffix, message, true);
}

export function expectPart(
  issues: RawIssue[],
  start: number,
  value: unknown,
  includes: string,
  position?: number,
  message?: string,
): void {
  if (!isChecked(issues, start, value) || value.includes(includes, position)) return;
  raise(issues, value, { code, origin: "string", format: "includes", includes }, sayPart, message, true);
}
