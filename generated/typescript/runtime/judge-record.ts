import { finishIssue, extendTrails } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { Shape } from "./shape.ts";
import { isPlainObject } from "./values.ts";

const numeric = /^-?\d+(?:\.\d+)?$/;

/** Every own enumerable key, symbols included, must be one the key shape accepts; `__proto__` is skipped. */
export function judgeRecord(shape: Shape & { kind: "record" }, value: unknown, issues: RawIssue[]): unknown {
  if (!isPlainObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "record" });
    return value;
  }
  const output: Record<PropertyKey, unknown> = {};
  const unrecognized: string[] = [];
  for (const key of Reflect.ownKeys(value)) {
    if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(value, key)) continue;
    let keyIssues: RawIssue[] = [];
    let name = judge(shape.key, key, keyIssues);
    if (keyIssues.length > 0 && typeof key === "string" && numeric.test(key)) {
      const retried: RawIssue[] = [];
      const number = judge(shape.key, Number(key), retried);
      if (retried.length === 0) {
        keyIssues = retried;
        name = number;
      }
    }
    if (keyIssues.length > 0) {
      if (shape.mode === "partial") unrecognized.push(key as string);
      else reportKey(shape, key, keyIssues, issues);
      continue;
    }
    if (name === "__proto__") continue;
    const before = issues.length;
    const result = judge(shape.value, value[key as string], issues);
    extendTrails(issues, before, key);
    output[name as PropertyKey] = result;
  }
  if (unrecognized.length > 0) {
    const detail = { code: "unrecognized_keys", keys: unrecognized } as const;
    issues.push({ detail, input: value, trail: [], message: shape.message, goesOn: true });
  }
  return output;
}

/** Every one of `keys` is read, present or not; other keys, inherited ones included, are unrecognised. */
export function judgeExhaustive(shape: Shape & { kind: "exhaustive" }, value: unknown, issues: RawIssue[]): unknown {
  if (!isPlainObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "record" });
    return value;
  }
  const output: Record<string, unknown> = {};
  for (const key of shape.keys) {
    if (key === "__proto__") continue;
    const before = issues.length;
    const result = judge(shape.value, value[key as string], issues);
    extendTrails(issues, before, key);
    output[key as string] = result;
  }
  const known = new Set(shape.keys.map(String));
  const unrecognized: string[] = [];
  for (const key in value) if (!known.has(key)) unrecognized.push(key);
  if (unrecognized.length > 0) {
    const detail = { code: "unrecognized_keys", keys: unrecognized } as const;
    issues.push({ detail, input: value, trail: [], message: shape.message, goesOn: true });
  }
  return output;
}

function reportKey(shape: Shape, key: PropertyKey, keyIssues: readonly RawIssue[], issues: RawIssue[]): void {
  issues.push({
    detail: { code: "invalid_key", origin: "record", issues: keyIssues.map(finishIssue) },
    input: key,
    trail: [key],
    message: shape.message,
    goesOn: false,
  });
}
