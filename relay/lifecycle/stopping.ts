/** Whether the relay is stopping, and who wants to know. */
import type { Listen } from "../clock.ts";

export class Stopping {
  #stopped = false;
  readonly #listeners = new Set<() => void>();

  get stopped(): boolean {
    return this.#stopped;
  }

  begin(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const act of this.#listeners) act();
    this.#listeners.clear();
  }

  readonly onStop: Listen = (act) => {
    if (this.#stopped) {
      act();
      return () => {};
    }
    this.#listeners.add(act);
    return () => this.#listeners.delete(act);
  };
}
