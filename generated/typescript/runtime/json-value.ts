import { INVALID } from "./invalid.ts";
import { isArray, isPlainObject, recordKeys } from "./values.ts";
import type { Draft } from "./values.ts";

/** Whether the value is JSON: null, booleans, finite numbers, strings, and lists and plain objects of such. */
export function isJson(value: unknown): boolean {
  return buildJson(value) !== INVALID;
}

/** A fresh copy of a JSON value. An own key `__proto__` is left out. */
export function buildJson(value: unknown): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : INVALID;
  if (isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const entry = buildJson(value[i]);
      if (entry === INVALID) return INVALID;
      list[i] = entry;
    }
    return list;
  }
  if (!isPlainObject(value)) return INVALID;
  const keys = recordKeys(value);
  if (keys === null) return INVALID;
  const output: Draft = {};
  for (const key of keys) {
    if (key === "__proto__") continue;
    const entry = buildJson(value[key]);
    if (entry === INVALID) return INVALID;
    output[key] = entry;
  }
  return output;
}
