import { CodeSet } from "./code-set.ts";

/**
 * Tables as text, with numbers to the base 36 that count from where the last ended.
 *
 * - A set: `3-2 a`: three code points are passed over, three (two and one) belong to it, ten are passed over, one belongs.
 * - A mapping: `1t,p,1,w`: 65 code points are passed over; the next and 25 more, each 1 after the other, become the one 32
 *   behind it.
 * - Texts: `ß=SS`, with a space between.
 */
export function encodeRanges(set: CodeSet): string {
  let next = 0;
  const tokens = set.ranges.map(([from, to]) => {
    const gap = (from - next).toString(36);
    next = to + 1;
    return from === to ? gap : `${gap}-${(to - from).toString(36)}`;
  });
  return tokens.join(" ");
}

/** The set of a text of `encodeRanges`. */
export function decodeRanges(text: string): CodeSet {
  let next = 0;
  const pairs = text.split(" ").map((token) => {
    const [gap = "", length = "0"] = token.split("-");
    const from = next + parseInt(gap, 36);
    next = from + parseInt(length, 36) + 1;
    return [from, next - 1] as const;
  });
  return text === "" ? CodeSet.EMPTY : CodeSet.of(pairs);
}

export function encodeMapping(mapping: ReadonlyMap<number, number>): string {
  const runs: { start: number; more: number; step: number; change: number }[] = [];
  for (const [code, target] of [...mapping].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const step = run === undefined ? 0 : code - (run.start + run.more * run.step);
    const fits = run !== undefined && run.change === target - code && (run.more === 0 ? step <= 2 : step === run.step);
    if (fits) Object.assign(run, { step, more: run.more + 1 });
    else runs.push({ start: code, more: 0, step: 1, change: target - code });
  }
  let next = 0;
  const tokens = runs.map(({ start, more, step, change }) => {
    const numbers = [start - next, more, step, change];
    next = start + more * step + 1;
    return numbers.map((number) => number.toString(36)).join(",");
  });
  return tokens.join(" ");
}

/** The mapping of a text of `encodeMapping`. */
export function decodeMapping(text: string): ReadonlyMap<number, number> {
  const mapping = new Map<number, number>();
  let next = 0;
  for (const token of text.split(" ")) {
    const [gap = 0, more = 0, step = 1, change = 0] = token.split(",").map((number) => parseInt(number, 36));
    for (let index = 0; index <= more; index++) {
      mapping.set(next + gap + index * step, next + gap + index * step + change);
    }
    next += gap + more * step + 1;
  }
  return mapping;
}

export function encodeTexts(texts: ReadonlyMap<number, string>): string {
  return [...texts].map(([code, text]) => `${String.fromCodePoint(code)}=${text}`).join(" ");
}
