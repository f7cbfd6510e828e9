/** An object or list whose own members a path can step through and a copy can leave out. */
export type Holder = readonly unknown[] | Readonly<Record<PropertyKey, unknown>>;

/** The holder that each step of `path` starts from, or undefined when one of them is no object and no list. */
export function holdersAlong(value: unknown, path: readonly PropertyKey[]): readonly Holder[] | undefined {
  const holders: Holder[] = [];
  let at = value;
  for (const step of path) {
    if (!isHolder(at)) return undefined;
    holders.push(at);
    at = Object.hasOwn(at, step) ? (at as Readonly<Record<PropertyKey, unknown>>)[step] : undefined;
  }
  return holders;
}

/** Maps, sets, dates and the like are objects too, but no copy of their members makes another one. */
export function isHolder(value: unknown): value is Holder {
  return Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";
}
