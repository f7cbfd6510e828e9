/** How long one relay has watched one unbroken store, on its own monotonic clock. */
import type { Clock } from "../clock.ts";

const SAMPLE_MS = 1_000;
const SAMPLES_MAX = 100_000;

interface Sample {
  readonly at: number;
  readonly number: number;
}

export class StoreWatch {
  readonly #clock: Clock;
  #since = Number.POSITIVE_INFINITY;
  #identity = "";
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
    if (last !== undefined && (at - last.at < SAMPLE_MS || number === last.number)) {
      if (number > last.number) this.#samples[this.#samples.length - 1] = { at, number };
      return;
    }
    this.#samples.push({ at, number });
    if (this.#samples.length > SAMPLES_MAX) this.#samples.shift();
  }

  /** A time at which taking `number` had happened for sure; minus infinity when there was none. */
  timeOf(number: number): number {
    if (number <= 0) return Number.NEGATIVE_INFINITY;
    return this.#samples.find((sample) => sample.number >= number)?.at ?? this.#clock.now();
  }

  /** The last number known to be at least `ms` old; 0 when none is. */
  numberBefore(ms: number): number {
    const before = this.#clock.now() - ms;
    let number = 0;
    for (const sample of this.#samples) {
      if (sample.at > before) break;
      ({ number } = sample);
    }
    return number;
  }
}
