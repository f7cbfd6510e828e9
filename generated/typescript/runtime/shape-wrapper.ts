import { expectDefined } from "./expect-type.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";
import { freeze } from "./values.ts";

/** Undefined, or what `inner` reads. Where `inner` fills a missing value, it is asked first. */
export function optional(inner: Shape): Shape {
  const fills = inner.may === "filled";
  return {
    judge: (value, issues) => {
      if (value !== undefined) return inner.judge(value, issues);
      if (!fills) return undefined;
      const dropped: RawIssue[] = [];
      const filled = inner.judge(undefined, dropped);
      return dropped.length === 0 ? filled : undefined;
    },
    may: fills ? "filled" : "absent",
    omitted: true,
  };
}

export function exactOptional(inner: Shape): Shape {
  return { judge: inner.judge, may: inner.may === "filled" ? "filled" : "absent", omitted: true };
}

export function nullable(inner: Shape): Shape {
  return { ...inner, judge: (value, issues) => (value === null ? null : inner.judge(value, issues)) };
}

export function nonoptional(inner: Shape, message?: string): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      const output = inner.judge(value, issues);
      expectDefined(issues, start, output, message);
      return output;
    },
  };
}

export function readonly(inner: Shape): Shape {
  return { ...inner, judge: (value, issues) => freeze(inner.judge(value, issues)) };
}

/** A missing value gives what `make` makes, unread. */
export function fallback(inner: Shape, make: () => unknown): Shape {
  return {
    judge: (value, issues) => {
      const output = value === undefined ? undefined : inner.judge(value, issues);
      return output === undefined ? make() : output;
    },
    may: "filled",
  };
}

/** A missing value is read as if what `make` makes had been sent. */
export function prefault(inner: Shape, make: () => unknown): Shape {
  return { judge: (value, issues) => inner.judge(value === undefined ? make() : value, issues), may: "filled" };
}
