import { wrongType } from "./expect-type.ts";
import { finishIssue, isStopped, raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayElement, sayKey, sayTooBig, sayTooSmall } from "./messages.ts";
import { isFile } from "./script-values.ts";
import type { Shape } from "./shape.ts";

/** A bound on a size, with the author's message; `aborts`: nothing is checked after it. */
export type SizeStep = readonly [step: "min" | "max" | "exact", bound: number, message?: string, aborts?: boolean];

/** Keys and values in order; issues of a key that no path can name stand inside one of the map. */
export function mapping(key: Shape, entry: Shape, steps: readonly SizeStep[] = [], message?: string): Shape {
  return sized(steps, message, (value, issues, into = new Map()) => {
    if (!(value instanceof Map)) return wrong(issues, value, "map", message);
    if (isTooBig(steps, value, issues, message)) return undefined;
    const output = into as Map<unknown, unknown>;
    for (const [from, to] of value) {
      const [ofKey, ofEntry]: [RawIssue[], RawIssue[]] = [[], []];
      const made = [key.judge(from, ofKey), entry.judge(to, ofEntry)] as const;
      if (ofKey.length > 0 && !isNamed(from, ofKey, issues))
        raise(issues, value, { code: "invalid_key", origin: "map", issues: ofKey.map(finishIssue) }, sayKey, message);
      if (ofEntry.length > 0 && !isNamed(from, ofEntry, issues)) {
        const detail = { code: "invalid_element", origin: "map", key: from, issues: ofEntry.map(finishIssue) } as const;
        raise(issues, value, detail, sayElement, message);
      }
      output.set(...made);
    }
    return { output };
  });
}

/** Appends the issues under the key, where a path can name it. */
function isNamed(key: unknown, own: readonly RawIssue[], issues: RawIssue[]): boolean {
  if (typeof key !== "string" && typeof key !== "number" && typeof key !== "symbol") return false;
  under(own, 0, key);
  for (const issue of own) issues.push(issue);
  return true;
}

/** The entries in order; their issues say nothing of their place. */
export function collection(entry: Shape, steps: readonly SizeStep[] = [], message?: string): Shape {
  return sized(steps, message, (value, issues, into = new Set()) => {
    if (!(value instanceof Set)) return wrong(issues, value, "set", message);
    if (isTooBig(steps, value, issues, message)) return undefined;
    const output = into as Set<unknown>;
    for (const each of value) {
      const own: RawIssue[] = [];
      output.add(entry.judge(each, own));
      for (const { halts: _, ...issue } of own) issues.push(issue);
    }
    return { output };
  });
}

function wrong(issues: RawIssue[], value: unknown, expected: string, message?: string): { readonly output: unknown } {
  wrongType(issues, value, expected, message);
  return { output: value };
}

/** What `read` gives, with its bounds checked; it gives undefined where the bounds are done with. */
function sized(
  steps: readonly SizeStep[],
  message: string | undefined,
  read: (value: unknown, issues: RawIssue[], into?: object) => { readonly output: unknown } | undefined,
): Shape {
  return {
    judge: (value, issues, into) => {
      const start = issues.length;
      const result = read(value, issues, into);
      if (result === undefined) return value;
      for (const [step, bound, own = message, aborts] of steps) {
        const before = issues.length;
        expectSize(issues, start, result.output, step, bound, own);
        if (aborts === true) stopFrom(issues, before);
      }
      return result.output;
    },
  };
}

/** Of an oversized collection no entry is looked at, and nothing else of it. */
function isTooBig(
  steps: readonly SizeStep[],
  value: { readonly size: number },
  issues: RawIssue[],
  message?: string,
): boolean {
  const cap = steps.find(([step, bound]) => step !== "min" && value.size > bound);
  if (cap === undefined) return false;
  const [step, bound, own = message] = cap;
  const before = issues.length;
  expectSize(issues, before, value, step, bound, own);
  stopFrom(issues, before);
  return true;
}

/** Nothing more looks at the value of the issues from `start` on. */
export function stopFrom(issues: readonly RawIssue[], start: number): void {
  for (let i = start; i < issues.length; i++) {
    const issue = issues[i];
    if (issue !== undefined) [issue.goesOn, issue.stops] = [false, true];
  }
}

/** A size check. It reads whatever has a size, even after the type check failed, unless an issue stops everything. */
export function expectSize(
  issues: RawIssue[],
  start: number,
  value: unknown,
  step: SizeStep[0],
  bound: number,
  message?: string,
): void {
  if (isStopped(issues, start) || value === null || value === undefined) return;
  const { size } = value as { readonly size?: number };
  if (size === undefined) return;
  if (step === "max" ? size <= bound : step === "min" ? size >= bound : size === bound) return;
  const origin = value instanceof Set ? "set" : value instanceof Map ? "map" : isFile(value) ? "file" : "unknown";
  const more = step === "exact" ? ({ inclusive: true, exact: true } as const) : { inclusive: true };
  if (step === "max" || (step === "exact" && size > bound))
    raise(issues, value, { code: "too_big", origin, maximum: bound, ...more }, sayTooBig, message, true);
  else raise(issues, value, { code: "too_small", origin, minimum: bound, ...more }, sayTooSmall, message, true);
}
