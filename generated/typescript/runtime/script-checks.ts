import { isAborted, isStopped, raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayFormat, sayInvalid, sayMultiple, sayTooBig, sayTooSmall, sayValues } from "./messages.ts";
import { contextOf, settled, takeIssues } from "./script-code.ts";
import type { Code } from "./script-code.ts";
import { expectSize, stopFrom } from "./script-collections.ts";
import type { SizeStep } from "./script-collections.ts";
import type { Shape } from "./shape.ts";
import { remainder } from "./values.ts";

/**
 * One check or change of a value. Gives the value afterwards. `start` is the number of issues before those that may keep it
 * from running, and `own`, where it is another, the number of those before the value's own.
 */
export type Step = (issues: RawIssue[], start: number, value: unknown, own?: number) => unknown;

/** The steps in order, on what the shape inside gave; a change is seen by those after it. */
export function checked(inner: Shape, steps: readonly Step[]): Shape {
  return {
    ...inner,
    judge: (value, issues) => {
      const start = issues.length;
      let output = inner.judge(value, issues);
      for (const step of steps) output = step(issues, start, output);
      return output;
    },
  };
}

/** No check runs after an issue of this one. */
export function aborting(step: Step): Step {
  return (issues, start, value, own) => {
    const before = issues.length;
    const output = step(issues, start, value, own);
    stopFrom(issues, before);
    return output;
  };
}

/** The author's condition decides whether the step runs, even after issues that keep others from running. */
export function when(condition: Code, step: Step): Step {
  return (issues, start, value) => {
    if (isStopped(issues, start)) return value;
    const payload = contextOf(value, issues.slice(start));
    if (!(condition() as (payload: object) => unknown)(payload)) return value;
    return step(issues, issues.length, value, start);
  };
}

/** A step that changes nothing. */
export function keeping(check: (issues: RawIssue[], start: number, value: unknown) => void): Step {
  return (issues, start, value) => {
    check(issues, start, value);
    return value;
  };
}

/** A step that runs while no issue keeps it from it. */
function going(check: (issues: RawIssue[], value: unknown) => void): Step {
  return keeping((issues, start, value) => {
    if (!isAborted(issues, start)) check(issues, value);
  });
}

/** A refinement by a function of the author. */
export function refine(run: Code, message?: string, path: readonly PropertyKey[] = [], params?: object): Step {
  return going((issues, value) => {
    if (settled((run() as (value: unknown) => unknown)(value))) return;
    const before = issues.length;
    const more = params === undefined ? {} : { params: { ...params } };
    raise(issues, value, { code: "custom", ...more }, sayInvalid, message, true);
    for (const key of path.toReversed()) under(issues, before, key);
  });
}

/** The check of a schema of the author, with the issues and the value that it leaves. */
export function code(run: Code, message?: string): Step {
  return (issues, start, value, own = start) => {
    if (isAborted(issues, start)) return value;
    const payload = contextOf(value, issues.splice(own));
    settled((run() as (payload: object) => unknown)(payload));
    takeIssues(payload, issues, message);
    return payload.value;
  };
}

/** A change of the value. */
export function change(make: (value: never) => unknown): Step {
  return (issues, start, value) => (isAborted(issues, start) ? value : make(value as never));
}

/** A change of the value by a function of the author. */
export function changeBy(run: Code): Step {
  return change((value) => (run() as (value: unknown) => unknown)(value));
}

/** A number's format as a check of its own: `expect` is one of those that number types begin with. */
export function inFormat(
  expect: (issues: RawIssue[], value: unknown, message?: string) => unknown,
  message?: string,
): Step {
  return going((issues, value) => {
    expect(issues, value, message);
  });
}

export function size(step: SizeStep[0], bound: number, message?: string): Step {
  return keeping((issues, start, value) => {
    expectSize(issues, start, value, step, bound, message);
  });
}

type Bound = number | bigint | Date;

const origins: Readonly<Record<string, string>> = { number: "number", bigint: "bigint", object: "date" };

function originOf(value: unknown, bound: Bound): string {
  return origins[typeof value] ?? origins[typeof bound] ?? "number";
}

function printed(bound: Bound): number | bigint {
  return typeof bound === "object" ? bound.getTime() : bound;
}

/** The lower bound of a number, a bigint or a date. */
export function low(bound: Bound, inclusive: boolean, message?: string): Step {
  return going((issues, value) => {
    if (inclusive ? (value as Bound) >= bound : (value as Bound) > bound) return;
    const detail = { code: "too_small", origin: originOf(value, bound), minimum: printed(bound), inclusive } as const;
    raise(issues, value, detail, sayTooSmall, message, true);
  });
}

/** The upper bound of a number, a bigint or a date. */
export function high(bound: Bound, inclusive: boolean, message?: string): Step {
  return going((issues, value) => {
    if (inclusive ? (value as Bound) <= bound : (value as Bound) < bound) return;
    const detail = { code: "too_big", origin: originOf(value, bound), maximum: printed(bound), inclusive } as const;
    raise(issues, value, detail, sayTooBig, message, true);
  });
}

/** A bigint in the range of 64 bits. */
export function inRange(minimum: bigint, maximum: bigint, message?: string): Step {
  return going((issues, value) => {
    const more = { origin: "bigint", inclusive: true };
    if ((value as bigint) < minimum)
      raise(issues, value, { code: "too_small", minimum, ...more }, sayTooSmall, message, true);
    if ((value as bigint) > maximum)
      raise(issues, value, { code: "too_big", maximum, ...more }, sayTooBig, message, true);
  });
}

/** A multiple of a number or a bigint. Throws for one of the other kind, as Zod does. */
export function multiple(divisor: number | bigint, message?: string): Step {
  return going((issues, value) => {
    if (typeof value !== typeof divisor) throw new Error("Cannot mix number and bigint in multiple_of check.");
    if (isMultiple(value as number, divisor)) return;
    raise(issues, value, { code: "not_multiple_of", origin: typeof value, divisor }, sayMultiple, message, true);
  });
}

function isMultiple(value: number | bigint, divisor: number | bigint): boolean {
  if (typeof value === "number") return remainder(value, divisor as number) === 0;
  return divisor !== BigInt(0) && value % (divisor as bigint) === BigInt(0);
}

/** A file of one of the types. */
export function mime(types: readonly string[], message?: string): Step {
  return going((issues, value) => {
    const { type } = value as { readonly type: string };
    if (!types.includes(type))
      raise(issues, type, { code: "invalid_value", values: [...types] }, sayValues, message, true);
  });
}

/** A property of whatever the value is. */
export function property(key: string, shape: Shape): Step {
  return going((issues, value) => {
    const before = issues.length;
    shape.judge((value as { readonly [key: string]: unknown })[key], issues);
    under(issues, before, key);
  });
}

/** A format that a function of the author judges. */
export function formatBy(format: string, run: Code, message?: string): Step {
  return going((issues, value) => {
    if ((run() as (value: unknown) => unknown)(value)) return;
    raise(issues, value, { code: "invalid_format", format }, sayFormat, message, true);
  });
}
