import type { Removal } from "./removals.ts";
import { isHolder } from "./walk.ts";
import type { Holder } from "./walk.ts";

/** Removals by path. The input's own objects are no keys here: one of them may stand at two places (RD20). */
interface Cut {
  readonly removed: Set<PropertyKey>;
  readonly below: Map<PropertyKey, Cut>;
}

/** `value` without `removals`. Only holders on the way to one are copied; everything else is the same reference. */
export function without(value: unknown, removals: readonly Removal[]): unknown {
  const root = newCut();
  for (const path of removals) add(root, path);
  return applyCut(value, root);
}

function add(root: Cut, path: Removal): void {
  let cut = root;
  for (const step of path.slice(0, -1)) {
    const next = cut.below.get(step) ?? newCut();
    cut.below.set(step, next);
    cut = next;
  }
  const last = path.at(-1);
  if (last !== undefined) cut.removed.add(last);
}

function newCut(): Cut {
  return { removed: new Set(), below: new Map() };
}

function applyCut(value: unknown, cut: Cut | undefined): unknown {
  if (cut === undefined || !isHolder(value)) return value;
  return Array.isArray(value) ? listWithout(value, cut) : objectWithout(value, cut);
}

function listWithout(list: readonly unknown[], cut: Cut): readonly unknown[] {
  const kept: unknown[] = [];
  list.forEach((entry, index) => {
    if (!cut.removed.has(index)) kept.push(applyCut(entry, cut.below.get(index)));
  });
  return kept;
}

/** Defines own members, never assigns: a key named `__proto__` stays a key (RD21). */
function objectWithout(source: Holder, cut: Cut): object {
  const copy = Object.create(Object.getPrototypeOf(source)) as object;
  for (const key of Reflect.ownKeys(source)) {
    const member = Object.getOwnPropertyDescriptor(source, key);
    if (member === undefined || cut.removed.has(key)) continue;
    if ("value" in member) member.value = applyCut(member.value, cut.below.get(key));
    Object.defineProperty(copy, key, member);
  }
  return copy;
}
