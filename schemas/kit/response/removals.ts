import type { z } from "zod";
import { ADDITIVE_ENUM_MARK } from "../additive-enum.ts";
import { holdersAlong } from "./walk.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Path, from the root of a value, of what to leave out: a key of an object or an entry of a list. */
export type Removal = Path;

/** What to leave out so that none of `issues` arises again, or undefined when one of them is not tolerable. */
export function removalsOf(issues: readonly Issue[], value: unknown): readonly Removal[] | undefined {
  return removalsBelow([], issues, value);
}

function removalsBelow(prefix: Path, issues: readonly Issue[], value: unknown): readonly Removal[] | undefined {
  if (issues.length === 0) return undefined;
  const removals: Removal[] = [];
  for (const issue of issues) {
    const more = removalsFor(issue, [...prefix, ...issue.path], value);
    if (more === undefined) return undefined;
    for (const removal of more) removals.push(removal);
  }
  return removals;
}

function removalsFor(issue: Issue, path: Path, value: unknown): readonly Removal[] | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownKeys(issue.keys, path, value);
    case "invalid_union":
      return firstTolerableBranch(issue.errors, path, value);
    case "custom":
      return issue.params?.[ADDITIVE_ENUM_MARK] === true ? nearestEntry(path, value) : undefined;
    default:
      return undefined;
  }
}

function unknownKeys(keys: readonly string[], path: Path, value: unknown): readonly Removal[] | undefined {
  // All keys share one holder, so the way to the first stands for all.
  const walked = holdersAlong(value, [...path, ...keys.slice(0, 1)]);
  return walked === undefined ? undefined : keys.map((key) => [...path, key]);
}

function firstTolerableBranch(branches: readonly (readonly Issue[])[], path: Path, value: unknown) {
  for (const issues of branches) {
    const removals = removalsBelow(path, issues, value);
    if (removals !== undefined) return removals;
  }
  return undefined;
}

function nearestEntry(path: Path, value: unknown): readonly Removal[] | undefined {
  const holders = holdersAlong(value, path);
  const at = holders?.findLastIndex((holder, step) => Array.isArray(holder) && typeof path[step] === "number") ?? -1;
  return at === -1 ? undefined : [path.slice(0, at + 1)];
}
