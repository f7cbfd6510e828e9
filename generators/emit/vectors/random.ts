/** A seeded stream of numbers. Two streams of one seed give the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One entry. The list is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A stream of its own: what is drawn from one never shifts the other. */
  fork(label: string): Random;
}

/** Makes the stream of `seed`. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number): number => Math.floor((next() / 2 ** 32) * bound);
  return {
    below,
    chance: (probability) => next() < probability * 2 ** 32,
    pick: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined && list.length === 0) throw new Error("pick: the list is empty");
      return chosen as (typeof list)[number];
    },
    fork: (label) => randomFrom(`${seed}\u0000${label}`),
  };
}

/** FNV-1a over UTF-16 units, mixed once more; a whole number of 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
