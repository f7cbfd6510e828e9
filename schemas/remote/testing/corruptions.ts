/** Random damage to a stream, from numbers of a generator with a seed. */
import type { AgentEvent } from "../agent/events.ts";
import { append, complete, createMessage, createPart } from "./events.ts";
import { sha256 } from "./sha256.ts";

/** Numbers from 0 to below `bound`, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A text that arrives in these pieces after `né` and is completed with the hash of `intended`. */
export function streamOf(pieces: readonly string[], intended: string): readonly AgentEvent[] {
  let offset = 3;
  const appends = pieces.map((piece, index) => {
    const each = append(index + 3, index, index + 1, offset, piece);
    offset += Buffer.byteLength(piece);
    return each;
  });
  const { length } = pieces;
  const end = complete(length + 3, length, length + 1, Buffer.byteLength(intended), sha256(intended));
  return [createMessage, createPart, ...appends, end];
}

const SAME_WIDTH = ["abcdefgh0123 .,", "éàüßøñçž", "€語字한中–“”", "🚀🎉😀🧪🌍🔒"].map((letters) => [...letters]);

/** Pieces with one fault that keeps every length: a letter replaced by another of as many bytes, or two swapped. */
export function damaged(pieces: readonly string[], next: (bound: number) => number): readonly string[] {
  const letters = pieces.map((piece) => [...piece]);
  for (;;) {
    const piece = letters[next(letters.length)] ?? [];
    const at = next(Math.max(1, piece.length));
    const letter = piece[at];
    if (letter === undefined) continue;
    const others = SAME_WIDTH[Buffer.byteLength(letter) - 1] ?? [];
    const other = others[next(others.length)];
    const neighbour = piece[at + 1];
    if (next(2) === 0 && other !== undefined && other !== letter) piece[at] = other;
    else if (neighbour !== undefined && neighbour !== letter) piece.splice(at, 2, neighbour, letter);
    else continue;
    return letters.map((each) => each.join(""));
  }
}
