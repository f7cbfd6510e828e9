/** How long one relay has watched one unbroken store, on its own monotonic clock. */
import type { Clock } from "../clock.ts";

/** How finely times are known: samples of one second are one. */
const SAMPLE_MS = 1_000;
/** More than a day of seconds. */
const SAMPLES_MAX = 100_000;

/** By `at`, `number` takings had been counted. */
interface Sample {
  readonly openedAt: number;
  readonly at: number;
  readonly number: number;
}

export class StoreWatch {
  readonly #clock: Clock;
  #since = Number.POSITIVE_INFINITY;
  #identity = "";
  /** Times and numbers rise. */
  #samples: Sample[] = [];
  epoch = "";
  isKnown = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** From when on this relay vouches; infinite while it does not. */
  get since(): number {
    return this.#since;
  }

  /** The store is `identity`. Another one than before, or one that evicts, has to be watched from now on. */
  know(epoch: string, identity: string, vouches: boolean): void {
    this.epoch = epoch;
    if (identity !== this.#identity || !vouches) {
      this.#samples = [];
      this.#since = vouches ? this.#clock.now() : Number.POSITIVE_INFINITY;
    }
    this.#identity = identity;
    this.isKnown = true;
  }

  /** The connection is gone; what is known of the store stays, for the case that it is the same one later. */
  lose(): void {
    this.isKnown = false;
  }

  /** By now, `number` takings had been counted. */
  sample(number: number): void {
    const at = this.#clock.now();
    const last = this.#samples.at(-1);
    if (last !== undefined && number <= last.number) return;
    if (last !== undefined && at - last.openedAt < SAMPLE_MS) {
      this.#samples[this.#samples.length - 1] = { openedAt: last.openedAt, at, number };
      return;
    }
    this.#samples.push({ openedAt: at, at, number });
    if (this.#samples.length > SAMPLES_MAX) this.#samples.shift();
  }

  /** A time at which taking `number` had happened for sure; minus infinity when there was none. */
  timeOf(number: number): number {
    if (number <= 0) return Number.NEGATIVE_INFINITY;
    return this.#samples[this.#countWhile((sample) => sample.number < number)]?.at ?? this.#clock.now();
  }

  /** The last number known to be at least `ms` old; 0 when none is. */
  numberBefore(ms: number): number {
    const before = this.#clock.now() - ms;
    return this.#samples[this.#countWhile(({ at }) => at <= before) - 1]?.number ?? 0;
  }

  /** How many samples at the start are of a kind that no later one is. */
  #countWhile(isOfKind: (sample: Sample) => boolean): number {
    let low = 0;
    let high = this.#samples.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const sample = this.#samples[middle];
      if (sample !== undefined && isOfKind(sample)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
