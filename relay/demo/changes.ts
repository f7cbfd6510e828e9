/** Wakes whoever waits for a change. */
import { pause } from "../clock.ts";
import type { Clock, Listen } from "../clock.ts";

export class Changes {
  readonly #clock: Clock;
  readonly #waiting = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Callers that wait now. */
  get waiting(): number {
    return this.#waiting.size;
  }

  announce(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Waits until `isDone`, `ms` milliseconds at most, or until `leave` calls back. */
  async until(isDone: () => boolean, ms: number, leave: Listen): Promise<void> {
    const deadline = this.#clock.now() + ms;
    let hasLeft = false;
    const stop = leave(() => (hasLeft = true));
    while (!isDone() && !hasLeft && this.#clock.now() < deadline) {
      await pause(this.#clock, deadline - this.#clock.now(), this.#onChange, leave);
    }
    stop();
  }

  readonly #onChange: Listen = (act) => {
    this.#waiting.add(act);
    return () => this.#waiting.delete(act);
  };
}
