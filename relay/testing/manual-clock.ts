import type { Clock } from "../clock.ts";

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** Time that moves only when a test says so. Timers run in their order. */
export class ManualClock implements Clock {
  #now: number;
  #timers: Timer[] = [];

  constructor(now = 1_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  get timers(): number {
    return this.#timers.length;
  }

  after(ms: number, act: () => void): () => void {
    const timer: Timer = { at: this.#now + ms, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.#now = Math.max(this.#now, due.at);
      due.act();
    }
    this.#now = until;
  }
}
