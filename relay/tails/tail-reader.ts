/** One caller's way through a conversation: its own cursor, limit, live sequence and deadline (R82 to R84). */
import type { ReplayPage, ReplayQuery, ReplayRecovery } from "../../generated/typescript/clankie/operator/operator.ts";
import { pause } from "../clock.ts";
import type { Clock, Listen } from "../clock.ts";
import type { Refusal } from "../http/refusals.ts";
import type { Captain } from "../upstream/captain.ts";
import type { SharedRead, Subscriber } from "./shared-read.ts";
import { bufferEvent } from "./tail-buffer.ts";
import type { BufferedEvent, From } from "./tail-buffer.ts";

const LIMIT_DEFAULT = 200;

/** What a read gives. `page.events` is empty: they are in `events`, with their lines. */
export type TailRead =
  | { readonly kind: "page"; readonly page: ReplayPage; readonly events: readonly BufferedEvent[] }
  | { readonly kind: "recover"; readonly recovery: ReplayRecovery }
  | { readonly kind: "failure"; readonly refusal: Refusal }
  | { readonly kind: "ended" };

export interface TailReaderOptions {
  readonly shared: SharedRead;
  readonly captain: Captain;
  readonly clock: Clock;
  readonly deviceId: string;
  readonly query: ReplayQuery;
  /** The client has left, or the relay is stopping. */
  readonly gone: Listen;
}

export class TailReader implements Subscriber {
  readonly deviceId: string;
  readonly #options: TailReaderOptions;
  readonly #detach: () => void;
  readonly #wakers = new Set<() => void>();
  waiting = false;
  cursor: From;
  position: number | null = null;
  #direction: "backward" | undefined;
  #liveSequence: number;
  #version = -1;
  #settled: TailRead | null = null;
  #ended = false;

  constructor(options: TailReaderOptions) {
    const { shared, deviceId, query, gone } = options;
    this.#options = options;
    this.deviceId = deviceId;
    this.cursor = query.cursor;
    this.#direction = query.direction;
    this.#liveSequence = query.liveSequence ?? 0;
    const detach = shared.attach(this);
    const stop = gone(() => {
      this.#ended = true;
      this.wake();
    });
    this.#detach = () => {
      stop();
      detach();
    };
  }

  close(): void {
    this.#detach();
  }

  wake(): void {
    for (const wake of this.#wakers) wake();
  }

  recover(recovery: ReplayRecovery): void {
    this.#settled = { kind: "recover", recovery };
  }

  fail(refusal: Refusal): void {
    this.#settled = { kind: "failure", refusal };
    this.wake();
  }

  /** The next read; waits for news up to `waitMs` milliseconds (R83). */
  async read(waitMs: number): Promise<TailRead> {
    const { shared, clock } = this.#options;
    const deadline = clock.now() + waitMs;
    this.waiting = true;
    try {
      while (!this.#ended) {
        if (this.#settled !== null) return this.#takeSettled();
        if (this.#direction === "backward") return await this.#replay();
        shared.ensureRunning();
        if (shared.buffer !== null && !this.#locate()) return await this.#replay();
        const news = this.#news();
        if (news !== null) return news;
        const left = deadline - clock.now();
        if (left <= 0 && shared.page !== null) return this.#page([], this.cursor);
        // Without a first answer there is nothing to say yet; the hop has its own deadline.
        await pause(clock, left > 0 ? left : 60_000, this.#onWake);
      }
      return { kind: "ended" };
    } finally {
      this.waiting = false;
    }
  }

  /** Finds the place in the buffer; false when it is not there. */
  #locate(): boolean {
    const { buffer } = this.#options.shared;
    if (buffer === null) return false;
    if (this.position === null || !buffer.holds(this.position)) this.position = buffer.find(this.cursor);
    return this.position !== null;
  }

  #news(): TailRead | null {
    const { shared, query } = this.#options;
    const { buffer, page, version } = shared;
    if (buffer === null || page === null || this.position === null) return null;
    if (this.position < buffer.end) {
      const { events, nextCursor } = buffer.slice(this.position, query.limit ?? LIMIT_DEFAULT);
      this.position += events.length;
      return this.#page(events, nextCursor);
    }
    const isNew = version !== this.#version;
    this.#version = version;
    if ((page.hasMore && isNew) || (page.live?.sequence ?? 0) !== this.#liveSequence) {
      return this.#page([], buffer.endCursor);
    }
    return null;
  }

  #page(events: readonly BufferedEvent[], nextCursor: From): TailRead {
    const { shared, query } = this.#options;
    const { page, buffer } = shared;
    if (page === null || buffer === null) throw new Error("a page before the first answer");
    this.cursor = nextCursor;
    this.#version = shared.version;
    const { live, hasMore, previousCursor: _previous, hasOlder: _older, ...rest } = page;
    const isAtEnd = this.position === buffer.end;
    if (isAtEnd) this.#liveSequence = live?.sequence ?? 0;
    return {
      kind: "page",
      events,
      page: {
        ...rest,
        surfaceClientId: query.surfaceClientId,
        events: [],
        nextCursor: nextCursor ?? page.nextCursor,
        hasMore: hasMore || !isAtEnd,
        ...(live === undefined || !isAtEnd ? {} : { live }),
      },
    };
  }

  /** A read of its own, beside the shared one (R84). */
  async #replay(): Promise<TailRead> {
    const { captain, query, deviceId } = this.#options;
    const { waitMs: _wait, cursor: _cursor, direction: _direction, ...body } = query;
    const from = this.cursor === undefined ? {} : { cursor: this.cursor };
    const direction = this.#direction === undefined ? {} : { direction: this.#direction };
    const hop = await captain.dispatch(
      { op: "replay", schemaVersion: 1, replay: { ...body, ...from, ...direction } },
      { deviceId, abort: this.#onWakeEnded },
    );
    if (this.#ended) return { kind: "ended" };
    if (hop.kind === "failure") return { kind: "failure", refusal: hop.refusal };
    const { result } = hop.result;
    if (result.status === "recover") return { kind: "recover", recovery: result };
    this.#direction = undefined;
    this.position = null;
    this.cursor = result.nextCursor;
    return { kind: "page", page: { ...result, events: [] }, events: result.events.map(bufferEvent) };
  }

  #takeSettled(): TailRead {
    const settled = this.#settled ?? { kind: "ended" as const };
    this.#settled = null;
    return settled;
  }

  readonly #onWake: Listen = (act) => {
    this.#wakers.add(act);
    return () => this.#wakers.delete(act);
  };

  readonly #onWakeEnded: Listen = (act) =>
    this.#onWake(() => {
      if (this.#ended) act();
    });
}
