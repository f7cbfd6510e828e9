import type { IssueDetail } from "./issue.ts";
import { isArray, isObject } from "./values.ts";

/** What a response reader leaves out: keys of the object at `path`, or one entry of the array there. */
export type Removal =
  | { readonly path: readonly PropertyKey[]; readonly keys: readonly string[] }
  | { readonly path: readonly PropertyKey[]; readonly entry: number };

/** What has to go so that the issue goes; null for an issue that no reader tolerates. */
export function removalsOf(issue: IssueDetail, path: readonly PropertyKey[], value: unknown): readonly Removal[] | null {
  const along = valuesAlong(value, path);
  if (along === null) return null;
  if (issue.code === "unrecognized_keys") return isObject(along.at(-1)) ? [{ path, keys: issue.keys }] : null;
  if (issue.code === "custom") return issue.params?.["samewire.additiveEnum"] === true ? nearestEntry(path, along) : null;
  if (issue.code !== "invalid_union") return null;
  for (const branch of issue.errors) {
    const removals: Removal[] = [];
    const tolerable = branch.every((inner) => {
      const own = removalsOf(inner, [...path, ...inner.path], value);
      if (own !== null) removals.push(...own);
      return own !== null;
    });
    if (tolerable && branch.length > 0) return removals;
  }
  return null;
}

/** The innermost list entry on the way to the value at the end of `path`. */
function nearestEntry(path: readonly PropertyKey[], along: readonly unknown[]): readonly Removal[] | null {
  for (let i = path.length - 1; i >= 0; i--) {
    const key = path[i];
    if (typeof key === "number" && isArray(along[i])) return [{ path: path.slice(0, i), entry: key }];
  }
  return null;
}

/** The value itself and each value on the way down `path`; null when a step has nothing to step into. */
function valuesAlong(value: unknown, path: readonly PropertyKey[]): readonly unknown[] | null {
  const along = [value];
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return null;
    at = (at as Record<PropertyKey, unknown>)[key];
    along.push(at);
  }
  return along;
}
