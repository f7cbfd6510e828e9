import { hasKey, hasValue, isScalar, valuesAt } from "./paths.ts";
import { checkParams, portableCheck } from "./portable.ts";
import type { PortableOptions, PortableZodCheck } from "./portable.ts";
import type {
  PortableCase,
  PortableCheck,
  PortableCondition,
  PortableConsequence,
  PortablePath,
} from "./portable-check.ts";

/** Options of a check that may report at a key below the value it judges. */
export interface PlacedOptions extends PortableOptions {
  /** Path of the issue below the carrying value. */
  readonly path?: PortablePath;
}

/**
 * Entries are pairwise different; with `by`, the scalars at that key are, or the tuples of the scalars at those keys.
 * What is no scalar never collides; nor does an entry that lacks a scalar at one of the keys.
 */
export function uniqueItems(
  by?: string | readonly [string, ...string[]],
  options: PortableOptions = {},
): PortableZodCheck<readonly unknown[]> {
  const rule: PortableCheck = by === undefined ? { check: "uniqueItems" } : { check: "uniqueItems", by };
  return valueCheck(rule, "Invalid list: entries must be unique", options, (value) => {
    const names = valuesAt(value, ["*"])
      .map((entry) => nameOf(entry, by))
      .filter((name) => name !== undefined);
    return new Set(names).size === names.length;
  });
}

/** What an entry is told apart by; undefined where it can be equal to no other. */
function nameOf(entry: unknown, by: string | readonly string[] | undefined): string | number | boolean | undefined {
  if (typeof by === "object") {
    const names = by.map((key) => nameOf(entry, key));
    if (names.includes(undefined)) return undefined;
    return JSON.stringify(names.map((name) => [typeof name, String(name)]));
  }
  const name = by === undefined ? entry : valuesAt(entry, [by])[0];
  return isScalar(name) ? name : undefined;
}

/** Options of {@link atLeastOne}. */
export interface AtLeastOneOptions extends PlacedOptions {
  /** A present key counts whatever its value: null, `""` and `[]` too. */
  readonly counts?: "presence";
}

/** At least one of `keys` has a value: present, not null, neither `""` nor `[]`. */
export function atLeastOne(keys: readonly string[], options: AtLeastOneOptions = {}): PortableZodCheck<object> {
  const { counts } = options;
  const rule: PortableCheck = { check: "atLeastOne", keys, ...(counts && { counts }), ...placed(options) };
  const isThere = counts === "presence" ? hasKey : hasValue;
  return valueCheck(rule, `Invalid object: at least one of ${keys.join(", ")} is needed`, options, (value) =>
    keys.some((key) => isThere(value, key)),
  );
}

/** Exactly one of `keys` has a value (as in {@link atLeastOne}). */
export function exactlyOne(keys: readonly string[], options: PlacedOptions = {}): PortableZodCheck<object> {
  const rule: PortableCheck = { check: "exactlyOne", keys, ...placed(options) };
  const message = `Invalid object: exactly one of ${keys.join(", ")} is needed`;
  return valueCheck(rule, message, options, (value) => keys.filter((key) => hasValue(value, key)).length === 1);
}

/** When `when` holds, every one of `keys` has a value (as in {@link atLeastOne}). */
export function requiredWhen(
  when: PortableCondition,
  keys: readonly string[],
  options: PlacedOptions = {},
): PortableZodCheck<object> {
  const rule: PortableCheck = { check: "requiredWhen", when, keys, ...placed(options) };
  const message = `Invalid object: ${keys.join(", ")} must have a value when ${when.key} is ${JSON.stringify(when.equals)}`;
  return valueCheck(rule, message, options, (value) => {
    const holds = valuesAt(value, [when.key])[0] === when.equals;
    return !holds || keys.every((key) => hasValue(value, key));
  });
}

/** If every case of `when` holds, `then` does: keys with a value (as in {@link atLeastOne}), keys without, further cases. */
export function implies(
  when: readonly [PortableCase, ...PortableCase[]],
  then: PortableConsequence,
  options: PortableOptions = {},
): PortableZodCheck<object> {
  const { required = [], forbidden = [], values = [] } = then;
  const message = "Invalid object: the keys do not fit together";
  return valueCheck({ check: "implies", when, ...then }, message, options, (value) => {
    if (!when.every((each) => caseHolds(value, each))) return true;
    return (
      required.every((key) => hasValue(value, key)) &&
      !forbidden.some((key) => hasValue(value, key)) &&
      values.every((each) => caseHolds(value, each))
    );
  });
}

function caseHolds(value: unknown, { key, in: accepted }: PortableCase): boolean {
  const [found] = valuesAt(value, [key]);
  return isScalar(found) && accepted.includes(found);
}

/** The number of keys of a record is within `min` (default 0) and `max`. */
export function entryCount(
  bounds: { readonly min?: number; readonly max: number },
  options: PortableOptions = {},
): PortableZodCheck<object> {
  const { min = 0, max } = bounds;
  const message = `Invalid record: expected ${min} to ${max} entries`;
  return valueCheck({ check: "entryCount", min, max }, message, options, (value) => {
    const { length } = Object.keys(value as object);
    return length >= min && length <= max;
  });
}

/** `JSON.stringify` of the parsed value has at most `max` UTF-8 bytes. */
export function jsonBytes(max: number, options: PortableOptions = {}): PortableZodCheck<object> {
  const message = `Too big: expected at most ${max} bytes of JSON`;
  return valueCheck({ check: "jsonBytes", max }, message, options, (value) => jsonLength(value) <= max);
}

/** Infinite for what has no JSON text: a cycle, a BigInt, nesting beyond the stack. */
function jsonLength(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length;
  } catch {
    return Infinity;
  }
}

/** The lengths (code points) of all strings at `paths` add up to at most `max`. */
export function totalLength(
  paths: readonly PortablePath[],
  max: number,
  options: PortableOptions = {},
): PortableZodCheck<object> {
  const rule: PortableCheck = { check: "totalLength", paths, max };
  return valueCheck(rule, `Too big: expected at most ${max} characters in all`, options, (value) => {
    const texts = paths.flatMap((path) => valuesAt(value, path)).filter((each) => typeof each === "string");
    // A text never has more code points than UTF-16 units, so the cheap sum settles nearly every case.
    if (texts.reduce((sum, text) => sum + text.length, 0) <= max) return true;
    return texts.reduce((sum, text) => sum + codePoints(text), 0) <= max;
  });
}

/** Every scalar at `path` equals the scalar at `to`; without one at `to` nothing is compared. */
export function allEqual(
  path: PortablePath,
  to: PortablePath,
  options: PortableOptions = {},
): PortableZodCheck<object> {
  const message = `Invalid object: ${path.join(".")} must equal ${to.join(".")}`;
  return valueCheck({ check: "allEqual", path, to }, message, options, (value) => {
    const wanted = valuesAt(value, to)[0];
    return (
      !isScalar(wanted) ||
      valuesAt(value, path)
        .filter(isScalar)
        .every((each) => each === wanted)
    );
  });
}

/** The numbers at `path` rise by exactly 1. */
export function consecutive(path: PortablePath, options: PortableOptions = {}): PortableZodCheck<object> {
  const message = `Invalid object: ${path.join(".")} must rise by 1`;
  return valueCheck({ check: "consecutive", path }, message, options, (value) => {
    const numbers = valuesAt(value, path).filter((each) => typeof each === "number");
    return numbers.every((each, index) => index === 0 || each === (numbers[index - 1] ?? 0) + 1);
  });
}

/** If `path` finds numbers, the last of them equals the number at `to`. */
export function lastEquals(
  path: PortablePath,
  to: PortablePath,
  options: PortableOptions = {},
): PortableZodCheck<object> {
  const message = `Invalid object: the last ${path.join(".")} must equal ${to.join(".")}`;
  return valueCheck({ check: "lastEquals", path, to }, message, options, (value) => {
    const last = valuesAt(value, path).findLast((each) => typeof each === "number");
    return last === undefined || valuesAt(value, to)[0] === last;
  });
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function placed(options: PlacedOptions): { path?: PortablePath } {
  return options.path === undefined ? {} : { path: options.path };
}

function valueCheck<T extends object>(
  rule: PortableCheck,
  message: string,
  options: PlacedOptions,
  holds: (value: unknown) => boolean,
): PortableZodCheck<T> {
  return portableCheck<T>({
    rule,
    holds,
    message: options.message ?? message,
    params: checkParams(rule),
    path: options.path,
  });
}
