import type { RawIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { project } from "./projection.ts";
import { Failure, fail, guard, issuesOf } from "./result.ts";
import type { Result } from "./result.ts";
import type { Judge } from "./shape.ts";
import { removalsOf } from "./tolerance.ts";
import type { KnownUnions, Removal } from "./tolerance.ts";

/**
 * Reads a response: keys that a strict object does not know are removed at every level, list entries that hold an
 * unknown value of an additive enum are left out, and what remains is judged strictly, once. Anything else that is
 * wrong fails the response as it came. `value` is never changed.
 */
export function read<T>(build: (value: unknown) => unknown, judge: Judge, value: unknown): Result<T> {
  const output = guard(build, value, INVALID);
  if (output !== INVALID) return { success: true, data: output as T };
  const issues = issuesOf(judge, value);
  const rest = mended(value, issues);
  if (rest === INVALID) return new Failure(issues);
  const again = guard(build, rest, INVALID);
  return again === INVALID ? fail(judge, rest) : { success: true, data: again as T };
}

/** The value without what a reader leaves out; INVALID where an issue of it is not tolerable. */
export function mended(value: unknown, issues: readonly RawIssue[]): unknown {
  return guard((whole) => projectionOf(whole, issues), value, INVALID);
}

function projectionOf(value: unknown, issues: readonly RawIssue[]): unknown {
  const removals: Removal[] = [];
  const known: KnownUnions = new Map();
  for (const issue of issues) {
    const own = removalsOf(issue.detail, issue.trail.toReversed(), value, known);
    if (own === null) return INVALID;
    for (const removal of own) removals.push(removal);
  }
  return removals.length === 0 ? INVALID : project(value, removals);
}
