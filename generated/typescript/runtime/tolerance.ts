import type { Issue, IssueDetail } from "./issue.ts";

/** Path of what a response reader leaves out: a key of an object or an entry of a list. */
export type Removal = readonly PropertyKey[];

/** An object or list whose own members a path can step through and a copy can leave out. */
export type Holder = readonly unknown[] | { readonly [key: PropertyKey]: unknown };

/** Answers about unions within one reading: a type that forks meets the same issues over and over. */
export type KnownUnions = Map<
  readonly (readonly Issue[])[],
  { readonly path: readonly PropertyKey[]; readonly removals: readonly Removal[] | null }
>;

/** What has to go so that the issue goes; null for an issue that no reader tolerates. */
export function removalsOf(
  issue: IssueDetail,
  path: readonly PropertyKey[],
  value: unknown,
  known: KnownUnions,
): readonly Removal[] | null {
  switch (issue.code) {
    case "unrecognized_keys": {
      // All keys share one holder, so the way to the first stands for all.
      const walked = holdersAlong(value, [...path, ...issue.keys.slice(0, 1)]);
      return walked === null ? null : issue.keys.map((key) => [...path, key]);
    }
    case "custom":
      return issue.params?.["samewire.additiveEnum"] === true ? nearestEntry(path, value) : null;
    case "invalid_union": {
      const before = known.get(issue.errors);
      // One object may stand at two places, and its issues with it.
      if (before !== undefined && isSamePath(before.path, path)) return before.removals;
      const removals = firstTolerableBranch(issue.errors, path, value, known);
      known.set(issue.errors, { path, removals });
      return removals;
    }
    default:
      return null;
  }
}

function isSamePath(left: readonly PropertyKey[], right: readonly PropertyKey[]): boolean {
  return left.length === right.length && left.every((key, i) => key === right[i]);
}

function firstTolerableBranch(
  branches: readonly (readonly Issue[])[],
  path: readonly PropertyKey[],
  value: unknown,
  known: KnownUnions,
): readonly Removal[] | null {
  for (const branch of branches) {
    const removals: Removal[] = [];
    const tolerable = branch.every((inner) => {
      const own = removalsOf(inner, [...path, ...inner.path], value, known);
      for (const removal of own ?? []) removals.push(removal);
      return own !== null;
    });
    if (tolerable && branch.length > 0) return removals;
  }
  return null;
}

/** Maps, dates and the like are objects too, but no copy of their members makes another one. */
export function isHolder(value: unknown): value is Holder {
  return Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";
}

/** The innermost list entry on the way to the value at the end of `path`. */
function nearestEntry(path: readonly PropertyKey[], value: unknown): readonly Removal[] | null {
  const holders = holdersAlong(value, path);
  if (holders === null) return null;
  const at = holders.findLastIndex((holder, step) => Array.isArray(holder) && typeof path[step] === "number");
  return at === -1 ? null : [path.slice(0, at + 1)];
}

/** The holder that each step of `path` starts from; null when a step has nothing to step into. */
function holdersAlong(value: unknown, path: readonly PropertyKey[]): readonly Holder[] | null {
  const holders: Holder[] = [];
  let at = value;
  for (const step of path) {
    if (!isHolder(at)) return null;
    holders.push(at);
    at = Object.hasOwn(at, step) ? (at as { readonly [key: PropertyKey]: unknown })[step] : undefined;
  }
  return holders;
}
