import { isHolder } from "./tolerance.ts";
import type { Draft, Fields } from "./values.ts";
import type { Holder, Removal } from "./tolerance.ts";

/** What goes at one place of a value and below it. Kept by path: one object may stand at two places. */
interface Cut {
  readonly removed: Set<PropertyKey>;
  readonly below: Map<PropertyKey, Cut>;
}

/**
 * The value without what is removed. Only the containers on the way to a removal are copied; every other part is the
 * caller's own. Indexes refer to the lists as they came.
 */
export function project(value: unknown, removals: readonly Removal[]): unknown {
  const root = emptyCut();
  for (const path of removals) {
    let cut = root;
    for (const step of path.slice(0, -1)) {
      const next = cut.below.get(step) ?? emptyCut();
      cut.below.set(step, next);
      cut = next;
    }
    const last = path.at(-1);
    if (last !== undefined) cut.removed.add(last);
  }
  return without(value, root);
}

function emptyCut(): Cut {
  return { removed: new Set(), below: new Map() };
}

function without(value: unknown, cut: Cut | undefined): unknown {
  if (cut === undefined || !isHolder(value)) return value;
  if (!Array.isArray(value)) return objectWithout(value, cut);
  const kept: unknown[] = [];
  value.forEach((entry, i) => {
    if (!cut.removed.has(i)) kept.push(without(entry, cut.below.get(i)));
  });
  return kept;
}

function objectWithout(source: Holder, cut: Cut): object {
  const keys = Reflect.ownKeys(source);
  const plain = Object.getPrototypeOf(source) === Object.prototype && Object.keys(source).length === keys.length;
  const copy = plain ? {} : (Object.create(Object.getPrototypeOf(source)) as object);
  for (const key of keys) {
    if (cut.removed.has(key)) continue;
    const below = cut.below.get(key);
    // An ordinary member is assigned, which is quick; `__proto__` must not change the prototype.
    if (plain && below === undefined && key !== "__proto__")
      (copy as Draft)[key as string] = (source as Fields)[key as string];
    else defineMember(copy, key, source, below);
  }
  return copy;
}

function defineMember(copy: object, key: PropertyKey, source: Holder, below: Cut | undefined): void {
  const member = Object.getOwnPropertyDescriptor(source, key);
  if (member === undefined) return;
  if ("value" in member) member.value = without(member.value, below);
  Object.defineProperty(copy, key, member);
}
