import { isStopped } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { isFile } from "./script-values.ts";
import type { LengthStep } from "./shape.ts";

/** A size check. It reads whatever has a size, even after the type check failed, unless an issue stops everything. */
export function judgeSize(step: LengthStep, value: unknown, issues: RawIssue[], start: number, message?: string): void {
  if (isStopped(issues, start) || value === null || value === undefined) return;
  const { size } = value as { readonly size?: number };
  if (size === undefined) return;
  const bound = step.value;
  if (step.step === "maxLength" ? size <= bound : step.step === "minLength" ? size >= bound : size === bound) return;
  const origin = value instanceof Set ? "set" : value instanceof Map ? "map" : isFile(value) ? "file" : "unknown";
  const exact = step.step === "length" ? { exact: true as const } : {};
  const tooBig = step.step === "maxLength" || (step.step === "length" && size > bound);
  const detail: IssueDetail = tooBig
    ? { code: "too_big", origin, maximum: bound, inclusive: true, ...exact }
    : { code: "too_small", origin, minimum: bound, inclusive: true, ...exact };
  const aborts = step.abort === true;
  issues.push({ detail, input: value, trail: [], message: step.message ?? message, goesOn: !aborts, stops: aborts });
}
