/** The send record of one relay, in memory. A restart empties it, and `completeForMs` says so (R67). */
import type { Clock } from "../clock.ts";
import { CAPACITY, isRetained, RETENTION_MS } from "./send-record.ts";
import type { Finding, SendOutcome, SendRecord, Taking } from "./send-record.ts";

interface Entry {
  readonly takenAt: number;
  readonly outcome: Promise<SendOutcome>;
  /** Null while the send is in flight. */
  done: SendOutcome | null;
}

export interface MemoryOptions {
  readonly clock: Clock;
  readonly resultsMax?: number;
  readonly takingsMax?: number;
}

export class MemorySendRecord implements SendRecord {
  readonly #clock: Clock;
  readonly #resultsMax: number;
  readonly #takingsMax: number;
  readonly #startedAt: number;
  /** Last taking of the newest key dropped for room. */
  #droppedAt = Number.NEGATIVE_INFINITY;
  /** By first taking, oldest first. */
  readonly #entries = new Map<string, Entry>();
  /** Last taking of each key, oldest first. */
  readonly #takings = new Map<string, number>();

  constructor({ clock, resultsMax = CAPACITY, takingsMax = CAPACITY }: MemoryOptions) {
    this.#clock = clock;
    this.#resultsMax = resultsMax;
    this.#takingsMax = takingsMax;
    this.#startedAt = clock.now();
  }

  /** Promise: of identical sends at one time, exactly one caller is `first`. */
  async take(key: string): Promise<Taking> {
    const now = this.#clock.now();
    this.#expire(now);
    this.#note(key, now);
    const known = this.#entries.get(key);
    if (known !== undefined) return { kind: "joined", outcome: known.outcome };
    let resolve: (outcome: SendOutcome) => void = () => {};
    const entry: Entry = { takenAt: now, outcome: new Promise((settle) => (resolve = settle)), done: null };
    this.#entries.set(key, entry);
    this.#makeRoom();
    return {
      kind: "first",
      finish: async (outcome) => {
        if (isRetained(outcome)) entry.done = outcome;
        else this.#entries.delete(key);
        this.#makeRoom();
        resolve(outcome);
      },
    };
  }

  /** Promise: never `received: false` for a send taken within `completeForMs` before `arrivedAt`. */
  async find(key: string, arrivedAt: number): Promise<Finding> {
    const now = this.#clock.now();
    this.#expire(now);
    const entry = this.#entries.get(key);
    const floor = Math.max(this.#startedAt, this.#droppedAt, arrivedAt - RETENTION_MS);
    return {
      received: entry !== undefined || this.#takings.has(key),
      retained: entry?.done?.kind === "result" ? entry.done.result : null,
      completeForMs: Math.max(0, Math.floor(arrivedAt - floor)),
    };
  }

  /** Retained results, for metrics. */
  get size(): number {
    return this.#entries.size;
  }

  async close(): Promise<void> {}

  #note(key: string, now: number): void {
    this.#takings.delete(key);
    this.#takings.set(key, now);
    for (const [oldest, takenAt] of this.#takings) {
      if (this.#takings.size <= this.#takingsMax) return;
      this.#takings.delete(oldest);
      this.#droppedAt = Math.max(this.#droppedAt, takenAt);
    }
  }

  #makeRoom(): void {
    for (const [key, { done }] of this.#entries) {
      if (this.#entries.size <= this.#resultsMax) return;
      if (done !== null) this.#entries.delete(key);
    }
  }

  #expire(now: number): void {
    for (const [key, { takenAt, done }] of this.#entries) {
      if (now - takenAt < RETENTION_MS) break;
      if (done !== null) this.#entries.delete(key);
    }
    for (const [key, takenAt] of this.#takings) {
      if (now - takenAt < RETENTION_MS) break;
      this.#takings.delete(key);
    }
  }
}
