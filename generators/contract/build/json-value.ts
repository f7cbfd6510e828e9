import type { JsonValue } from "../contract.ts";

/** A plain copy of `value` if JSON can hold it as it is (finite numbers, plain objects, no undefined), else undefined. */
export function asJson(value: unknown): JsonValue | undefined {
  return copy(value, []);
}

function copy(value: unknown, above: readonly unknown[]): JsonValue | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "object" || above.includes(value)) return undefined;
  const below = [...above, value];
  if (Array.isArray(value)) {
    const items = Array.from(value, (item) => copy(item, below));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if ((prototype !== Object.prototype && prototype !== null) || Object.getOwnPropertySymbols(value).length > 0)
    return undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, copy(item, below)] as const);
  return entries.every(([, item]) => item !== undefined) ? (Object.fromEntries(entries) as JsonValue) : undefined;
}
