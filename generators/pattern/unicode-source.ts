import type { ClassSet } from "./class-set.ts";
import { CodeSet } from "./code-set.ts";

/** A class of the flag `v` as a pattern of the flag `u` that takes the same; of several texts the longest first. */
export function unicodeSource({ codes, texts }: ClassSet): string {
  if (texts.size === 0) return rangesSource(codes);
  const root = new TextTree();
  for (const text of texts) root.add(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return root.source(codes);
}

/** The texts of a set by their first characters, so that equal beginnings and equal ends are written once. */
class TextTree {
  readonly #next = new Map<number, TextTree>();
  #isEnd = false;

  add(codes: readonly number[]): void {
    const [first, ...rest] = codes;
    if (first === undefined) {
      this.#isEnd = true;
      return;
    }
    const next = this.#next.get(first) ?? new TextTree();
    this.#next.set(first, next);
    next.add(rest);
  }

  /** `also`: characters that may stand here alone. */
  source(also: CodeSet = CodeSet.EMPTY): string {
    const byRest = new Map<string, number[]>();
    for (const [code, next] of this.#next) {
      const rest = next.#restSource(also.has(code));
      byRest.set(rest, [...(byRest.get(rest) ?? []), code]);
    }
    const begun = CodeSet.of([...this.#next.keys()].map((code) => [code, code]));
    const alone = also.minus(begun);
    const options = [
      ...[...byRest].map(([rest, codes]) => `${rangesSource(CodeSet.of(codes.map((code) => [code, code])))}${rest}`),
      ...(alone.isEmpty ? [] : [rangesSource(alone)]),
    ];
    return `(?:${options.join("|")}${this.#isEnd ? "|" : ""})`;
  }

  /** What follows a character; `mayEnd`: nothing need follow. */
  #restSource(mayEnd: boolean): string {
    const isOptional = mayEnd || this.#isEnd;
    if (this.#next.size === 0) return "";
    const [only] = this.#next.size === 1 ? this.#next : [];
    if (only !== undefined && !isOptional) return `${character(only[0])}${only[1].#restSource(false)}`;
    const was = this.#isEnd;
    this.#isEnd = false;
    const source = this.source();
    this.#isEnd = was;
    return isOptional ? `${source}?` : source;
  }
}

function rangesSource({ ranges }: CodeSet): string {
  const [first] = ranges;
  if (first !== undefined && ranges.length === 1 && first[0] === first[1]) return character(first[0]);
  const parts = ranges.map(([from, to]) => {
    if (from === to) return character(from);
    return `${character(from)}${to === from + 1 ? "" : "-"}${character(to)}`;
  });
  return `[${parts.join("")}]`;
}

/** Letters and digits as they are; others escaped, halves of pairs so that two of them stay two. */
function character(code: number): string {
  if (/^[A-Za-z0-9]$/.test(String.fromCodePoint(code))) return String.fromCodePoint(code);
  if (code > 0xffff) return String.fromCodePoint(code);
  const hex = code.toString(16);
  return code >= 0xd800 && code <= 0xdfff ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
