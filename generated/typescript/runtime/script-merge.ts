import { isAborted } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";
import { isPlainObject } from "./values.ts";

/**
 * Both sides read the value, and what they give is merged. A key is refused only where both refuse it. Reading throws
 * an Error where the two outputs cannot be merged, as Zod 4.6.7 does.
 */
export function intersection(left: Shape, right: Shape): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      const [ofLeft, ofRight]: [RawIssue[], RawIssue[]] = [[], []];
      const outputs = [left.judge(value, ofLeft), right.judge(value, ofRight)] as const;
      reconcile(ofLeft, ofRight, issues);
      const merged = merge(...outputs);
      if ("value" in merged) return merged.value;
      if (isAborted(issues, start)) return value;
      throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.at)}`);
    },
  };
}

/** What each side says of keys it does not know, by key. */
interface Refusals {
  readonly sides: Map<string, { left?: true; right?: true }>;
  readonly keyIssues: Map<string, RawIssue>;
  unrecognized: RawIssue | undefined;
}

function reconcile(left: readonly RawIssue[], right: readonly RawIssue[], issues: RawIssue[]): void {
  const refusals: Refusals = { sides: new Map(), keyIssues: new Map(), unrecognized: undefined };
  for (const { halts: _, ...issue } of left) if (!noteRefusal(refusals, issue, "left")) issues.push(issue);
  for (const { halts: _, ...issue } of right) if (!noteRefusal(refusals, issue, "right")) issues.push(issue);
  const both = [...refusals.sides].filter(([, side]) => side.left && side.right).map(([key]) => key);
  if (both.length === 0) return;
  const detail = refusals.unrecognized?.detail;
  const known = detail?.code === "unrecognized_keys" ? detail : undefined;
  const together = both.filter((key) => known?.keys.includes(key) === true);
  if (refusals.unrecognized !== undefined && known !== undefined && together.length > 0)
    issues.push({ ...refusals.unrecognized, detail: { ...known, keys: together } });
  for (const key of both) {
    const own = refusals.keyIssues.get(key);
    if (!together.includes(key) && own !== undefined) issues.push(own);
  }
}

function noteRefusal(refusals: Refusals, issue: RawIssue, side: "left" | "right"): boolean {
  const { detail, trail } = issue;
  let keys: readonly string[];
  if (detail.code === "unrecognized_keys" && trail.length === 0) {
    refusals.unrecognized ??= issue;
    keys = detail.keys;
  } else if (detail.code === "invalid_key" && detail.origin === "record" && trail.length === 1) {
    const key = String(trail[0]);
    if (!refusals.keyIssues.has(key)) refusals.keyIssues.set(key, issue);
    keys = [key];
  } else {
    return false;
  }
  for (const key of keys) {
    const sides = refusals.sides.get(key) ?? {};
    refusals.sides.set(key, sides);
    sides[side] = true;
  }
  return true;
}

type Merged = { readonly value: unknown } | { readonly at: readonly PropertyKey[] };

/** The two outputs as one, or the path at which they differ. */
function merge(left: unknown, right: unknown): Merged {
  if (left === right) return { value: left };
  if (left instanceof Date && right instanceof Date && +left === +right) return { value: left };
  if (isPlainObject(left) && isPlainObject(right)) return mergeObjects(left, right);
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return { at: [] };
  const list: unknown[] = [];
  for (let i = 0; i < left.length; i++) {
    const merged = merge(left[i], right[i]);
    if ("at" in merged) return { at: [i, ...merged.at] };
    list.push(merged.value);
  }
  return { value: list };
}

type Plain = { readonly [key: string]: unknown };

function mergeObjects(left: Plain, right: Plain): Merged {
  const ofRight = Object.keys(right);
  const shared = Object.keys(left).filter((key) => ofRight.includes(key));
  const output: Record<string, unknown> = { ...left, ...right };
  if (Object.hasOwn(output, "__proto__")) delete output["__proto__"];
  for (const key of shared) {
    if (key === "__proto__") continue;
    const merged = merge(left[key], right[key]);
    if ("at" in merged) return { at: [key, ...merged.at] };
    output[key] = merged.value;
  }
  return { value: output };
}
