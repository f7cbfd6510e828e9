import { wrongType } from "./expect-type.ts";
import { raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayKeys } from "./messages.ts";
import type { Fields } from "./values.ts";

/** Appends one issue about all the keys, inherited enumerable ones included, that `known` does not name. */
export function expectNoOther(issues: RawIssue[], value: object, known: ReadonlySet<string>, message?: string): void {
  const keys: string[] = [];
  for (const key in value) if (!known.has(key)) keys.push(key);
  unrecognized(issues, value, keys, message);
}

/** Appends the issue about `keys`, if there are any. */
export function unrecognized(issues: RawIssue[], value: object, keys: string[], message?: string): void {
  if (keys.length > 0) raise(issues, value, { code: "unrecognized_keys", keys }, sayKeys, message, true);
}

/**
 * Leads the issues from `start` on through a key of `holder` that has to be there, and appends one where it is not and
 * its value passed for undefined; gives the number of issues.
 */
export function underRequired(issues: RawIssue[], start: number, key: string, value: unknown, holder: Fields): number {
  if (value === undefined && issues.length === start && !(key in holder)) wrongType(issues, undefined, "nonoptional");
  return under(issues, start, key);
}
