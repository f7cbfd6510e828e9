import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { Instance, anyJunk } from "./junk.ts";

export interface Mutation {
  readonly at: number;
  readonly how:
    | "replace"
    | "delete"
    | "extra"
    | "twin"
    | "proto"
    | "symbol"
    | "hidden"
    | "getter"
    | "instance"
    | "repeat"
    | "hole";
  readonly value: unknown;
}

export const mutation: Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom(
    "replace",
    "replace",
    "replace",
    "delete",
    "extra",
    "extra",
    "twin",
    "proto",
    "symbol",
    "hidden",
    "getter",
    "instance",
    "repeat",
    "hole",
  ),
  value: anyJunk,
});

/** The value with one change somewhere inside; containers on the way are copied. */
export function mutate(value: unknown, change: Mutation): unknown {
  const places = containersOf(value, 0);
  const place = places[change.at % Math.max(places.length, 1)];
  if (place === undefined) return change.how === "replace" ? change.value : value;
  return replaceIn(value, place, changed(place, change));
}

function containersOf(value: unknown, depth: number): object[] {
  if (typeof value !== "object" || value === null || depth > 8) return [];
  const inner = Reflect.ownKeys(value).flatMap((name) => containersOf(Reflect.get(value, name), depth + 1));
  return [value, ...inner];
}

function replaceIn(value: unknown, from: object, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, from, to));
  const plain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) return value;
  const copy = Object.create(Object.prototype, Object.getOwnPropertyDescriptors(value)) as object;
  for (const name of Reflect.ownKeys(copy)) {
    const old = Reflect.get(copy, name);
    const next = replaceIn(old, from, to);
    if (next !== old)
      Reflect.defineProperty(copy, name, { value: next, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

function changed(place: object, change: Mutation): unknown {
  const names = Reflect.ownKeys(place).filter((name) => name !== "length");
  const name = names[change.at % Math.max(names.length, 1)] ?? "a";
  const copy: object = Array.isArray(place)
    ? [...place]
    : (Object.create(Object.getPrototypeOf(place), Object.getOwnPropertyDescriptors(place)) as object);
  const define = (key: PropertyKey, descriptor: PropertyDescriptor): unknown => {
    Reflect.defineProperty(copy, key, { configurable: true, ...descriptor });
    return copy;
  };
  switch (change.how) {
    case "replace":
      return define(name, { value: change.value, enumerable: true, writable: true });
    case "delete":
      Reflect.deleteProperty(copy, name);
      return copy;
    case "extra":
      return Array.isArray(copy)
        ? [...copy, change.value]
        : define("zzz", { value: change.value, enumerable: true, writable: true });
    case "twin":
      // A key that is not known, with a value that is.
      return Array.isArray(copy)
        ? [...copy, Reflect.get(copy, name)]
        : define("zzz", { value: Reflect.get(copy, name), enumerable: true, writable: true });
    case "proto":
      return define("__proto__", { value: change.value, enumerable: true, writable: true });
    case "symbol":
      return define(Symbol("s"), { value: 1, enumerable: true });
    case "hidden":
      return define(name, { value: Reflect.get(copy, name), enumerable: false, writable: true });
    case "getter":
      return define(name, { get: () => change.value, enumerable: true });
    case "instance":
      return Array.isArray(copy) ? copy : Object.setPrototypeOf(copy, Instance.prototype);
    case "repeat":
      return Array.isArray(copy) ? [...copy, ...copy, ...copy] : copy;
    case "hole":
      if (Array.isArray(copy)) copy.length += 1;
      return copy;
  }
}
