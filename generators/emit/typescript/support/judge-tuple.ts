import { extendTrails } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { ItemShape, Shape } from "./shape.ts";

/** The items in order, then the rest; a missing optional tail is left off unless it fills itself in. */
export function judgeTuple(shape: Shape & { kind: "tuple" }, value: unknown, issues: RawIssue[]): unknown {
  if (!Array.isArray(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "tuple" });
    return value;
  }
  const { items, rest } = shape;
  if (rest === null) {
    const minimum = tailStart(items, (item) => item.may !== undefined);
    if (value.length < minimum) {
      report(shape, issues, value, { code: "too_small", origin: "array", minimum, inclusive: true });
      return [];
    }
    if (value.length > items.length) {
      report(shape, issues, value, { code: "too_big", origin: "array", maximum: items.length, inclusive: true });
    }
  }
  const output: unknown[] = [];
  const results = items.map((item, i) => {
    const own: RawIssue[] = [];
    return { output: judge(item.shape, value[i], own), own };
  });
  if (rest !== null) {
    for (let i = items.length; i < value.length; i++) {
      const before = issues.length;
      output[i] = judge(rest, value[i], issues);
      extendTrails(issues, before, i);
    }
  }
  takeItems({ items, results, length: value.length, output, issues });
  return output;
}

interface Taking {
  readonly items: readonly ItemShape[];
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
    extendTrails(result.own, 0, i);
    for (const issue of result.own) issues.push(issue);
    output[i] = result.output;
  }
  for (let i = output.length - 1; i >= length; i--) {
    if (items[i]?.omitted !== true || output[i] !== undefined) break;
    output.length = i;
  }
}

/** The first index from which on every item may be left out. */
function tailStart(items: readonly ItemShape[], omittable: (item: ItemShape) => boolean): number {
  return items.findLastIndex((item) => !omittable(item)) + 1;
}
