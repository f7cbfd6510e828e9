/** Values by id, copied when the first of them changes. An id such as `__proto__` is a key like any other. */
export class DraftDictionary<Value> {
  #values: Record<string, Value>;
  #isOwn = false;

  constructor(base: Record<string, Value>) {
    this.#values = base;
  }

  get(id: string): Value | undefined {
    return Object.hasOwn(this.#values, id) ? this.#values[id] : undefined;
  }

  set(id: string, value: Value): void {
    this.#own()[id] = value;
  }

  delete(id: string): void {
    delete this.#own()[id];
  }

  /** The values; the very dictionary it started from where nothing changed. */
  finish(): Record<string, Value> {
    return this.#values;
  }

  #own(): Record<string, Value> {
    if (this.#isOwn) return this.#values;
    this.#isOwn = true;
    this.#values = Object.assign(Object.create(null) as Record<string, Value>, this.#values);
    return this.#values;
  }
}
