import { extendTrails, finishIssue } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import { judgeSize } from "./script-sizes.ts";
import type { LengthStep, ScriptShape, Shape } from "./shape.ts";

export interface MapShape extends ScriptShape {
  readonly key: Shape;
  readonly value: Shape;
  readonly steps: readonly LengthStep[];
}

/** Keys and values in order; issues of a key that no path can name stand inside one of the map. */
export function judgeMap(shape: MapShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  let output = value;
  if (!(value instanceof Map)) {
    report(shape, issues, value, { code: "invalid_type", expected: "map" });
  } else {
    if (isTooBig(shape, value, issues)) return value;
    const made = new Map<unknown, unknown>();
    for (const [key, entry] of value) {
      const ofKey: RawIssue[] = [];
      const ofEntry: RawIssue[] = [];
      const [keyOutput, entryOutput] = [judge(shape.key, key, ofKey), judge(shape.value, entry, ofEntry)];
      if (ofKey.length > 0) takeEntry(shape, { key, input: value, own: ofKey, code: "invalid_key" }, issues);
      if (ofEntry.length > 0) takeEntry(shape, { key, input: value, own: ofEntry, code: "invalid_element" }, issues);
      made.set(keyOutput, entryOutput);
    }
    output = made;
  }
  for (const step of shape.steps) judgeSize(step, output, issues, start, shape.message);
  return output;
}

interface Entry {
  readonly key: unknown;
  readonly input: unknown;
  readonly own: RawIssue[];
  readonly code: "invalid_key" | "invalid_element";
}

function takeEntry(shape: MapShape, { key, input, own, code }: Entry, issues: RawIssue[]): void {
  if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
    extendTrails(own, 0, key);
    for (const issue of own) issues.push(issue);
    return;
  }
  const inside = own.map(finishIssue);
  report(
    shape,
    issues,
    input,
    code === "invalid_key" ? { code, origin: "map", issues: inside } : { code, origin: "map", key, issues: inside },
  );
}

export interface SetShape extends ScriptShape {
  readonly value: Shape;
  readonly steps: readonly LengthStep[];
}

/** The entries in order; their issues say nothing of their place. */
export function judgeSet(shape: SetShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  let output = value;
  if (!(value instanceof Set)) {
    report(shape, issues, value, { code: "invalid_type", expected: "set" });
  } else {
    if (isTooBig(shape, value, issues)) return value;
    const made = new Set<unknown>();
    for (const entry of value) {
      const own: RawIssue[] = [];
      made.add(judge(shape.value, entry, own));
      for (const { halts: _, ...issue } of own) issues.push(issue);
    }
    output = made;
  }
  for (const step of shape.steps) judgeSize(step, output, issues, start, shape.message);
  return output;
}

/** Of an oversized collection no entry is looked at, and nothing else of it. */
function isTooBig(shape: MapShape | SetShape, value: { readonly size: number }, issues: RawIssue[]): boolean {
  const cap = shape.steps.find((step) => step.step !== "minLength" && value.size > step.value);
  if (cap === undefined) return false;
  const start = issues.length;
  judgeSize(cap, value, issues, start, shape.message);
  const raised = issues[start];
  if (raised !== undefined) {
    raised.goesOn = false;
    raised.stops = true;
  }
  return true;
}
