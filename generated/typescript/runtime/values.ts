/** An object as the generated code reads it: any key may hold anything, those that every object inherits included. */
export type Fields = { readonly [key: string]: unknown } & { readonly [Key in InheritedKey]?: unknown };

/** An object while it is being built. */
export type Draft = { [key: string]: unknown } & { [Key in InheritedKey]?: unknown };

type InheritedKey =
  | "constructor"
  | "hasOwnProperty"
  | "isPrototypeOf"
  | "propertyIsEnumerable"
  | "toLocaleString"
  | "toString"
  | "valueOf";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A nominal type over `T`. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
declare const brand: unique symbol;

export type Defined<T> = Exclude<T, undefined>;

export type Frozen<T> = Readonly<T>;

export const isArray: (value: unknown) => value is readonly unknown[] = Array.isArray as never;
export const isSafeInteger: (value: unknown) => value is number = Number.isSafeInteger as never;
export const isFiniteNumber: (value: unknown) => value is number = Number.isFinite as never;
export const freeze: (value: unknown) => unknown = Object.freeze;

/** The check of a type without values. */
export function isNever(_value: unknown): boolean {
  return false;
}

/** An array with `length` holes, to be filled at once. */
export function arrayOf(length: number): unknown[] {
  return new Array<unknown>(length);
}

export function setOf(values: readonly unknown[]): ReadonlySet<unknown> {
  return new Set(values);
}

/** Any object but an array: class instances and objects without a prototype count too. */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object that a record accepts: its constructor, where it has one, looks like `Object`. */
export function isPlainObject(value: unknown): value is Fields {
  if (!isObject(value)) return false;
  const constructor = value["constructor"];
  if (typeof constructor !== "function") return true;
  const prototype: unknown = constructor.prototype;
  return isObject(prototype) && Object.prototype.hasOwnProperty.call(prototype, "isPrototypeOf");
}

/** The own enumerable string keys, or null when an enumerable symbol key stands beside them. */
export function recordKeys(value: Fields): readonly string[] | null {
  for (const symbol of Object.getOwnPropertySymbols(value)) {
    if (Object.prototype.propertyIsEnumerable.call(value, symbol)) return null;
  }
  return Object.keys(value);
}

/** The distance of `value` from a multiple of `step`, as Zod 4.6.7 rounds it. */
export function remainder(value: number, step: number): number {
  const ratio = value / step;
  const rounded = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  return Math.abs(ratio - rounded) < tolerance ? 0 : ratio - rounded;
}
