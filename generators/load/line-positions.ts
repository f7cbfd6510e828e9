/** Turns offsets of a text into lines and columns, which count from 1; columns in UTF-16 units. */
export class LinePositions {
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
  }

  at(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}
