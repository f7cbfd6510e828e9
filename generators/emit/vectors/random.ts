/** A seeded stream of numbers. Two streams of one seed give the same numbers on every machine. */
export class Random {
  readonly #seed: number;
  #state: number;

  /** @param seed a whole number of 32 bits */
  constructor(seed: number) {
    this.#seed = seed;
    this.#state = seed;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor((this.#next() / 2 ** 32) * bound);
  }

  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.#next() < probability * 2 ** 32;
  }

  /** One entry. The list is not empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("pick: the list is empty");
    return list[this.below(list.length)] as T;
  }

  /** A stream of its own: what is drawn from one never shifts the other. */
  fork(label: string): Random {
    return new Random(hashText(label, this.#seed));
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

export function randomFrom(seed: string): Random {
  return new Random(hashText(seed));
}

/** FNV-1a over UTF-16 units from a start value, mixed once more; a whole number of 32 bits. */
export function hashText(text: string, start = 0): number {
  let hash = 0x811c9dc5 ^ start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
