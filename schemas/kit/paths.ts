import type { PortablePath } from "./portable-check.ts";

/** Every value that `path` reaches from `value`, in document order. */
export function valuesAt(value: unknown, path: PortablePath): readonly unknown[] {
  let reached: unknown[] = [value];
  for (const key of path) reached = reached.flatMap((each) => step(each, key));
  return reached;
}

function step(value: unknown, key: string): readonly unknown[] {
  if (key === "*") return Array.isArray(value) ? value : [];
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return [];
  const next = (value as Record<string, unknown>)[key];
  return next === undefined ? [] : [next];
}

/** The key is present, whatever its value. */
export function hasKey(value: unknown, key: string): boolean {
  return valuesAt(value, [key]).length > 0;
}

/** The key has a value: present, not null, and neither an empty text nor an empty list. */
export function hasValue(value: unknown, key: string): boolean {
  return valuesAt(value, [key]).some(
    (each) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
}

/** A value that portable checks compare: text, number or boolean. */
export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
