import { expectNoOther, unrecognized } from "./expect-keys.ts";
import { wrongType } from "./expect-type.ts";
import { finishIssue, raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayKey } from "./messages.ts";
import type { Shape } from "./shape.ts";
import { isPlainObject } from "./values.ts";

const numeric = /^-?\d+(?:\.\d+)?$/;

/** Every own enumerable key, symbols included, must be one that `key` accepts. */
export function record(key: Shape, value: Shape, message?: string): Shape {
  return entries(key, value, false, message);
}

/** A record whose other keys are unrecognised ones. */
export function partialRecord(key: Shape, value: Shape, message?: string): Shape {
  return entries(key, value, true, message);
}

function entries(keyShape: Shape, valueShape: Shape, partial: boolean, message?: string): Shape {
  return {
    judge: (value, issues, into = {}) => {
      if (!isPlainObject(value)) {
        wrongType(issues, value, "record", message);
        return value;
      }
      const output = into as Record<PropertyKey, unknown>;
      const others: string[] = [];
      for (const key of Reflect.ownKeys(value)) {
        if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(value, key)) continue;
        const keyIssues: RawIssue[] = [];
        const name = judgeKey(keyShape, key, keyIssues);
        if (keyIssues.length > 0) {
          if (partial) others.push(key as string);
          else reportKey(key, keyIssues, issues, message);
          continue;
        }
        if (name === "__proto__") continue;
        const before = issues.length;
        output[name as PropertyKey] = valueShape.judge(value[key as string], issues);
        under(issues, before, key);
      }
      unrecognized(issues, value, others, message);
      return output;
    },
  };
}

/** The key as its shape reads it; a text that looks like a number is tried as one. */
export function judgeKey(shape: Shape, key: PropertyKey, issues: RawIssue[]): unknown {
  const name = shape.judge(key, issues);
  if (issues.length === 0 || typeof key !== "string" || !numeric.test(key)) return name;
  const retried: RawIssue[] = [];
  const number = shape.judge(Number(key), retried);
  if (retried.length > 0) return name;
  issues.length = 0;
  return number;
}

/** Appends the issue of a key that its shape refuses. */
export function reportKey(key: PropertyKey, own: readonly RawIssue[], issues: RawIssue[], message?: string): void {
  const before = issues.length;
  raise(issues, key, { code: "invalid_key", origin: "record", issues: own.map(finishIssue) }, sayKey, message);
  under(issues, before, key);
}

/** Every one of `keys` is read, present or not; other keys, inherited ones included, are unrecognised. */
export function exhaustive(keys: readonly (string | number)[], shape: Shape, message?: string): Shape {
  const known = new Set(keys.map(String));
  return {
    judge: (value, issues, into = {}) => {
      if (!isPlainObject(value)) {
        wrongType(issues, value, "record", message);
        return value;
      }
      const output = into as Record<string, unknown>;
      for (const key of keys) {
        if (key === "__proto__") continue;
        const before = issues.length;
        output[key] = shape.judge(value[key], issues);
        under(issues, before, key);
      }
      expectNoOther(issues, value, known, message);
      return output;
    },
  };
}
