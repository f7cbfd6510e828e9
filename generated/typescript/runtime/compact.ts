import { finishIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { mended } from "./read.ts";
import { ContractError, Failure, judgement } from "./result.ts";
import type { Result } from "./result.ts";
import type { Shape } from "./shape.ts";

/** The compact form: what callers import of a type, read off its shape in one pass. */

export function checker<T>(shape: Shape): (value: unknown) => value is T {
  return (value): value is T => judgement(shape.judge, value).issues.length === 0;
}

export function parser<T>(shape: Shape): (value: unknown) => T {
  return (value) => {
    const { output, issues } = judgement(shape.judge, value);
    if (issues.length > 0) throw new ContractError(issues.map(finishIssue));
    return output as T;
  };
}

export function safeParser<T>(shape: Shape): (value: unknown) => Result<T> {
  return (value) => {
    const { output, issues } = judgement(shape.judge, value);
    return issues.length > 0 ? new Failure(issues) : { success: true, data: output as T };
  };
}

/** Reads a response, as `read` does. */
export function reader<T>(shape: Shape): (value: unknown) => Result<T> {
  return (value) => {
    const { output, issues } = judgement(shape.judge, value);
    if (issues.length === 0) return { success: true, data: output as T };
    const rest = mended(value, issues);
    return rest === INVALID ? new Failure(issues) : safeParser<T>(shape)(rest);
  };
}
