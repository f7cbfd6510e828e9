import { wrongType } from "./expect-type.ts";
import { raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayTooBig, sayTooSmall } from "./messages.ts";
import type { Shape } from "./shape.ts";

/** The items in order, then the rest; a missing optional tail is left off unless it fills itself in. */
export function tuple(items: readonly Shape[], rest: Shape | null = null, message?: string): Shape {
  const minimum = tailStart(items, (item) => item.may !== undefined);
  return {
    judge: (value, issues, into = []) => {
      if (!Array.isArray(value)) {
        wrongType(issues, value, "tuple", message);
        return value;
      }
      const origin = "array";
      const inclusive = true;
      if (rest === null && value.length < minimum) {
        raise(issues, value, { code: "too_small", origin, minimum, inclusive }, sayTooSmall, message);
        return into;
      }
      if (rest === null && value.length > items.length)
        raise(issues, value, { code: "too_big", origin, maximum: items.length, inclusive }, sayTooBig, message);
      const output = into as unknown[];
      const results = items.map((item, i) => {
        const own: RawIssue[] = [];
        return { output: item.judge(value[i], own), own };
      });
      if (rest !== null) {
        for (let i = items.length; i < value.length; i++) {
          const before = issues.length;
          output[i] = rest.judge(value[i], issues);
          under(issues, before, i);
        }
      }
      takeItems({ items, results, length: value.length, output, issues });
      return output;
    },
  };
}

interface Taking {
  readonly items: readonly Shape[];
  readonly results: readonly { readonly output: unknown; readonly own: RawIssue[] }[];
  /** Length of the input. */
  readonly length: number;
  readonly output: unknown[];
  readonly issues: RawIssue[];
}

function takeItems({ items, results, length, output, issues }: Taking): void {
  const tail = tailStart(items, (item) => item.omitted === true);
  for (const [i, result] of results.entries()) {
    const absent = i >= length && i >= tail;
    if (absent && (items[i]?.may === "absent" || result.own.length > 0)) {
      output.length = i;
      break;
    }
    under(result.own, 0, i);
    for (const issue of result.own) issues.push(issue);
    output[i] = result.output;
  }
  for (let i = output.length - 1; i >= length; i--) {
    if (items[i]?.omitted !== true || output[i] !== undefined) break;
    output.length = i;
  }
}

/** The first index from which on every item may be left out. */
function tailStart(items: readonly Shape[], omittable: (item: Shape) => boolean): number {
  return items.findLastIndex((item) => !omittable(item)) + 1;
}
