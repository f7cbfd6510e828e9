import { extendTrails, finishIssue } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { ScriptShape, Shape } from "./shape.ts";
import { isPlainObject } from "./values.ts";
import type { Fields } from "./values.ts";

export interface KeyedShape extends ScriptShape {
  readonly key: Shape;
  readonly value: Shape;
  /** The keys that the key shape lists; null where it lists none. */
  readonly keys: readonly (string | number)[] | null;
  readonly partial: boolean;
  /** Keys that the key shape refuses pass through. */
  readonly loose: boolean;
}

type Output = Record<PropertyKey, unknown>;

/** A record as Zod reads it in general: the key shape may rename, list, refuse and read numbers. */
export function judgeKeyed(shape: KeyedShape, value: unknown, issues: RawIssue[]): unknown {
  if (!isPlainObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "record" });
    return value;
  }
  const output: Output = {};
  const unrecognized =
    shape.keys !== null && !shape.partial
      ? readListed(shape, { keys: shape.keys, value, output, issues })
      : readOpen(shape, { value, output, issues });
  if (unrecognized.length > 0) {
    const detail = { code: "unrecognized_keys", keys: unrecognized as string[] } as const;
    issues.push({ detail, input: value, trail: [], message: shape.message, goesOn: true });
  }
  return output;
}

interface Reading {
  readonly value: Fields;
  readonly output: Output;
  readonly issues: RawIssue[];
}

function readListed(
  shape: KeyedShape,
  reading: Reading & { readonly keys: readonly (string | number)[] },
): PropertyKey[] {
  const { keys, value, output } = reading;
  const known = new Set(keys.map(String));
  for (const key of keys) {
    if (key === "__proto__") continue;
    const own: RawIssue[] = [];
    const name = judge(shape.key, key, own);
    if (own.length > 0) reportKey(shape, key, own, reading.issues);
    else readEntry(shape, key, name, reading);
  }
  const unrecognized: PropertyKey[] = [];
  for (const key in value) {
    if (known.has(key)) continue;
    if (!shape.loose) unrecognized.push(key);
    else if (key !== "__proto__") output[key] = value[key];
  }
  return unrecognized;
}

const numeric = /^-?\d+(?:\.\d+)?$/;

function readOpen(shape: KeyedShape, reading: Reading): PropertyKey[] {
  const { value, output, issues } = reading;
  const unrecognized: PropertyKey[] = [];
  for (const key of Reflect.ownKeys(value)) {
    if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(value, key)) continue;
    let own: RawIssue[] = [];
    let name = judge(shape.key, key, own);
    if (own.length > 0 && typeof key === "string" && numeric.test(key)) {
      const again: RawIssue[] = [];
      const number = judge(shape.key, Number(key), again);
      if (again.length === 0) [own, name] = [again, number];
    }
    if (own.length === 0) readEntry(shape, key, name, reading);
    else if (shape.loose) output[key] = value[key as string];
    else if (shape.keys !== null) unrecognized.push(key);
    else reportKey(shape, key, own, issues);
  }
  return unrecognized;
}

function readEntry(shape: KeyedShape, key: PropertyKey, name: unknown, { value, output, issues }: Reading): void {
  if (name === "__proto__") return;
  const before = issues.length;
  const result = judge(shape.value, value[key as string], issues);
  extendTrails(issues, before, key);
  output[name as PropertyKey] = result;
}

function reportKey(shape: KeyedShape, key: PropertyKey, own: readonly RawIssue[], issues: RawIssue[]): void {
  issues.push({
    detail: { code: "invalid_key", origin: "record", issues: own.map(finishIssue) },
    input: key,
    trail: [key],
    message: shape.message,
    goesOn: false,
  });
}
