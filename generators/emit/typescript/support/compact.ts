import { finishIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { mended } from "./read.ts";
import { ContractError, Failure, judgement } from "./result.ts";
import type { Result } from "./result.ts";
import type { Shape } from "./shape.ts";

/** The compact form: everything is read off a shape, in one pass. */

export function accepts(shape: Shape, value: unknown): boolean {
  return judgement(shape.judge, value).issues.length === 0;
}

export function parse<T>(shape: Shape, value: unknown): T {
  const { output, issues } = judgement(shape.judge, value);
  if (issues.length > 0) throw new ContractError(issues.map(finishIssue));
  return output as T;
}

export function safeParse<T>(shape: Shape, value: unknown): Result<T> {
  const { output, issues } = judgement(shape.judge, value);
  return issues.length > 0 ? new Failure(issues) : { success: true, data: output as T };
}

/** Reads a response, as `read` does. */
export function readShape<T>(shape: Shape, value: unknown): Result<T> {
  const { output, issues } = judgement(shape.judge, value);
  if (issues.length === 0) return { success: true, data: output as T };
  const rest = mended(value, issues);
  return rest === INVALID ? new Failure(issues) : safeParse(shape, rest);
}
