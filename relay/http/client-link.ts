/** Whether the client of a request is still there. Only the response's close says so: request-side events do not. */
import type { ServerResponse } from "node:http";

export class ClientLink {
  #gone = false;
  #listeners: Set<() => void> | null = null;

  constructor(response: ServerResponse) {
    response.once("close", () => {
      if (response.writableFinished) return;
      this.#gone = true;
      const listeners = this.#listeners ?? [];
      this.#listeners = null;
      for (const listener of listeners) listener();
    });
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** Calls `act` once when the client leaves. The answer stops listening. */
  onGone(act: () => void): () => void {
    if (this.#gone) {
      act();
      return () => {};
    }
    this.#listeners ??= new Set();
    this.#listeners.add(act);
    return () => this.#listeners?.delete(act);
  }
}
