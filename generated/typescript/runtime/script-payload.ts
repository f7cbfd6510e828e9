import { isAborted } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";

/**
 * Zod 4.6.7 hands a value and its issues on as one payload, but a union answers with that of an option. What was wrong
 * before is then no part of the answer; only z.success() still looks at it.
 */
interface Parting {
  readonly issues: readonly RawIssue[];
  /** Issues from here on are no longer those of the payload that was handed in. */
  readonly first: number;
  /** Issues from here on are those of the answer. */
  readonly last: number;
}

let parting: Parting | undefined;

/** A union that the payload of a `success` or a pipe reaches. Its own issue, which aborts, stays on that payload. */
export function apart(union: Shape): Shape {
  return {
    ...union,
    judge: (value, issues) => {
      const last = issues.length;
      const output = union.judge(value, issues);
      const first = parting?.issues === issues ? parting.first : last;
      if (!isAborted(issues, last)) parting = { issues, first, last };
      return output;
    },
  };
}

/** `shape.judge(value, issues)`, and where its answer parted from the payload. */
function partingOf(shape: Shape, value: unknown, issues: RawIssue[]): { output: unknown; parted: Parting | undefined } {
  const around = parting;
  parting = undefined;
  const output = shape.judge(value, issues);
  const parted = parting as Parting | undefined;
  parting = around;
  return { output, parted: parted?.issues === issues ? parted : undefined };
}

/** A pipe whose second half may be answered by a union: it then leaves the unknown keys that the first half met behind. */
export function rejoined(pipe: Shape): Shape {
  return {
    ...pipe,
    judge: (value, issues) => {
      const start = issues.length;
      const { output, parted } = partingOf(pipe, value, issues);
      if (parted !== undefined) issues.splice(start, parted.last - start);
      return output;
    },
  };
}

/** Whether the shape inside accepts. As in Zod the issues of the payload itself stay, and the value is refused for them. */
export function success(inner: Shape): Shape {
  return {
    judge: (value, issues) => {
      const own: RawIssue[] = [];
      const { parted } = partingOf(inner, value, own);
      for (const issue of own.slice(0, parted?.first)) issues.push(issue);
      return own.length === (parted?.last ?? 0);
    },
  };
}
