/** What one type made of the objects and lists of one reading, for types that would otherwise read a value many times. */
export interface Memory<T> {
  readonly known: WeakMap<object, { readonly reading: number; readonly result: T }>;
}

let reading = 0;

/** Starts another reading: what was remembered holds no longer, since the values may have changed. */
export function startReading(): void {
  reading += 1;
}

export function memory<T>(): Memory<T> {
  return { known: new WeakMap() };
}

/** `run(value)`, once in a reading for each object or list. */
export function remember<T>(memory: Memory<T>, value: unknown, run: (value: unknown) => T): T {
  if (typeof value !== "object" || value === null) return run(value);
  const before = memory.known.get(value);
  if (before !== undefined && before.reading === reading) return before.result;
  const result = run(value);
  memory.known.set(value, { reading, result });
  return result;
}
