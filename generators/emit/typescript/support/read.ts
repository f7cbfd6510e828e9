import type { RawIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { project } from "./projection.ts";
import { Failure, fail, guard, issuesOf } from "./result.ts";
import type { Result } from "./result.ts";
import type { Shape } from "./shape.ts";
import { removalsOf } from "./tolerance.ts";
import type { Removal } from "./tolerance.ts";

/**
 * Reads a response: keys that a strict object does not know are removed at every level, list entries that hold an
 * unknown value of an additive enum are left out, and what remains is judged strictly, once. Anything else that is
 * wrong fails the response as it came. `value` is never changed.
 */
export function read<T>(build: (value: unknown) => unknown, shape: Shape, value: unknown): Result<T> {
  const output = guard(build, value, INVALID);
  if (output !== INVALID) return { success: true, data: output as T };
  const issues = issuesOf(shape, value);
  const removals = removalsOfAll(issues, value);
  if (removals === null || removals.length === 0) return new Failure(issues);
  const rest = project(value, removals);
  const again = guard(build, rest, INVALID);
  return again === INVALID ? fail(shape, rest) : { success: true, data: again as T };
}

function removalsOfAll(issues: readonly RawIssue[], value: unknown): Removal[] | null {
  const removals: Removal[] = [];
  for (const issue of issues) {
    const own = removalsOf(issue.detail, issue.path, value);
    if (own === null) return null;
    removals.push(...own);
  }
  return removals;
}
