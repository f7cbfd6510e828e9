import type { Removal } from "./tolerance.ts";
import { isArray, isObject } from "./values.ts";

/** What goes at one place of a value and below it. */
interface Cut {
  readonly keys: Set<PropertyKey>;
  readonly below: Map<PropertyKey, Cut>;
}

/**
 * The value without what is removed. Only the containers on the way to a removal are copied; every other part is the
 * caller's own. Indexes refer to the arrays as they came.
 */
export function project(value: unknown, removals: readonly Removal[]): unknown {
  const root = emptyCut();
  for (const removal of removals) {
    let cut = root;
    for (const key of removal.path) {
      const next = cut.below.get(key) ?? emptyCut();
      cut.below.set(key, next);
      cut = next;
    }
    for (const key of "keys" in removal ? removal.keys : [removal.entry]) cut.keys.add(key);
  }
  return without(value, root);
}

function emptyCut(): Cut {
  return { keys: new Set(), below: new Map() };
}

function without(value: unknown, cut: Cut): unknown {
  if (isArray(value)) {
    const kept: unknown[] = [];
    for (let i = 0; i < value.length; i++) {
      if (cut.keys.has(i)) continue;
      const below = cut.below.get(i);
      kept.push(below === undefined ? value[i] : without(value[i], below));
    }
    return kept;
  }
  if (!isObject(value)) return value;
  const copy: object = {};
  for (const key of Reflect.ownKeys(value)) {
    if (cut.keys.has(key)) continue;
    const entry = value[key as string];
    const below = cut.below.get(key);
    // Defined, not assigned: an own key `__proto__` must not change the prototype.
    Object.defineProperty(copy, key, {
      value: below === undefined ? entry : without(entry, below),
      enumerable: Object.prototype.propertyIsEnumerable.call(value, key),
      writable: true,
      configurable: true,
    });
  }
  return copy;
}
