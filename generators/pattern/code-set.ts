type Range = readonly [from: number, to: number];

const MAX = 0x10ffff;

/** A set of code points, surrogates among them. */
export class CodeSet {
  /** Sorted, apart from one another, both ends members. */
  readonly ranges: readonly Range[];

  private constructor(ranges: readonly Range[]) {
    this.ranges = ranges;
  }

  static readonly EMPTY = new CodeSet([]);
  static readonly ALL = new CodeSet([[0, MAX]]);

  /** Ranges in any order, overlaps allowed. */
  static of(ranges: readonly Range[]): CodeSet {
    const merged: [number, number][] = [];
    for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
      const last = merged.at(-1);
      if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
      else merged.push([from, to]);
    }
    return new CodeSet(merged);
  }

  static single(code: number): CodeSet {
    return new CodeSet([[code, code]]);
  }

  get isEmpty(): boolean {
    return this.ranges.length === 0;
  }

  has(code: number): boolean {
    let low = 0;
    let high = this.ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const [from, to] = this.ranges[middle] ?? [0, -1];
      if (code < from) high = middle - 1;
      else if (code > to) low = middle + 1;
      else return true;
    }
    return false;
  }

  union(...others: readonly CodeSet[]): CodeSet {
    return CodeSet.of([this, ...others].flatMap((set) => set.ranges));
  }

  complement(): CodeSet {
    const gaps: Range[] = [];
    let next = 0;
    for (const [from, to] of this.ranges) {
      if (from > next) gaps.push([next, from - 1]);
      next = to + 1;
    }
    if (next <= MAX) gaps.push([next, MAX]);
    return new CodeSet(gaps);
  }

  intersect(other: CodeSet): CodeSet {
    return this.complement().union(other.complement()).complement();
  }

  minus(other: CodeSet): CodeSet {
    return this.intersect(other.complement());
  }
}
