/** One parked read of the captain for one conversation, and the readers that share it (R80 to R91). */
import type {
  ReplayPage,
  ReplayRecovery,
  ConversationId,
  SurfaceClientId,
} from "../../generated/typescript/clankie/operator/operator.ts";
import { pause } from "../clock.ts";
import type { Clock, Listen } from "../clock.ts";
import type { Refusal } from "../http/refusals.ts";
import type { Captain } from "../upstream/captain.ts";
import { TailBuffer } from "./tail-buffer.ts";
import type { From } from "./tail-buffer.ts";

const PAGE_LIMIT = 500;
const PARK_MS = 20_000;
/** An empty answer that came sooner than this is followed by a pause (R89). */
const IDLE_MS = 250;

/** What the shared read needs to know of a reader. */
export interface Subscriber {
  readonly deviceId: string;
  readonly waiting: boolean;
  readonly cursor: From;
  /** Position in the buffer; null when the reader is not on it. */
  readonly position: number | null;
  wake(): void;
  recover(recovery: ReplayRecovery): void;
  fail(refusal: Refusal): void;
}

export interface SharedReadOptions {
  readonly captain: Captain;
  readonly clock: Clock;
  readonly conversationId: ConversationId;
  /** The surface id of the relay itself; each caller's page carries the caller's own. */
  readonly surfaceClientId: SurfaceClientId;
  /** Called when the last reader has left. */
  readonly onIdle: () => void;
}

export class SharedRead {
  readonly #options: SharedReadOptions;
  readonly #subscribers = new Set<Subscriber>();
  readonly #aborts = new Set<() => void>();
  #running = false;
  /** The reader whose cursor the first read goes by. */
  #origin: Subscriber | null = null;
  #buffer: TailBuffer | null = null;
  #position = 0;
  /** The newest page of this run; null until the captain has answered once, since older news may be stale. */
  #page: ReplayPage | null = null;
  #version = 0;
  /** The running hop was ended because the last reader had left. */
  #aborted = false;

  constructor(options: SharedReadOptions) {
    this.#options = options;
  }

  get buffer(): TailBuffer | null {
    return this.#buffer;
  }

  get page(): ReplayPage | null {
    return this.#page;
  }

  /** Grows with each page. */
  get version(): number {
    return this.#version;
  }

  get isIdle(): boolean {
    return this.#subscribers.size === 0;
  }

  /** The answer detaches. The last to leave ends the hop (R88). */
  attach(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => {
      if (!this.#subscribers.delete(subscriber) || !this.isIdle) return;
      this.#aborted = this.#aborts.size > 0;
      for (const abort of this.#aborts) abort();
      this.#options.onIdle();
    };
  }

  /** Reads from the captain for as long as anybody is attached. */
  ensureRunning(): void {
    if (this.#running) return;
    this.#running = true;
    this.#page = null;
    void this.#run().finally(() => {
      this.#running = false;
      if ([...this.#subscribers].some(({ waiting }) => waiting)) this.ensureRunning();
    });
  }

  async #run(): Promise<void> {
    while (!this.isIdle) {
      const buffer = this.#buffer ?? this.#begin();
      if (buffer === null) return;
      const startedAt = this.#options.clock.now();
      const before = this.#page;
      const hop = await this.#read(buffer);
      if (this.#aborted) {
        // Somebody may have come since: the answer, if there is one, is not for them.
        this.#aborted = false;
        this.#page = null;
        continue;
      }
      if (hop.kind === "failure") {
        for (const each of this.#subscribers) if (each.waiting) each.fail(hop.refusal);
        return;
      }
      const { result } = hop.result;
      if (result.status === "recover") {
        this.#recover(buffer, result);
        continue;
      }
      this.#take(buffer, result);
      const quiet = result.events.length === 0 && result.live?.sequence === before?.live?.sequence;
      if (quiet && this.#options.clock.now() - startedAt < IDLE_MS) {
        await pause(this.#options.clock, IDLE_MS, this.#onAbort);
      }
    }
  }

  #begin(): TailBuffer | null {
    const origin = [...this.#subscribers].find(({ waiting }) => waiting);
    if (origin === undefined) return null;
    this.#origin = origin;
    this.#buffer = new TailBuffer(origin.cursor, this.#position);
    this.#wakeAll();
    return this.#buffer;
  }

  #read(buffer: TailBuffer) {
    const { captain, conversationId, surfaceClientId } = this.#options;
    const [subscriber] = this.#subscribers;
    const cursor = buffer.endCursor;
    return captain.dispatch(
      {
        op: "tail",
        schemaVersion: 1,
        tail: {
          schemaVersion: 1,
          conversationId,
          surfaceClientId,
          ...(cursor === undefined ? {} : { cursor }),
          limit: PAGE_LIMIT,
          liveSequence: this.#page?.live?.sequence ?? 0,
          waitMs: this.#page === null || this.#page.hasMore ? 0 : PARK_MS,
        },
      },
      { deviceId: subscriber?.deviceId ?? "", abort: this.#onAbort },
    );
  }

  /** Only those who read from that very cursor have to start again (R85). */
  #recover(buffer: TailBuffer, recovery: ReplayRecovery): void {
    const end = buffer.end;
    const concerned =
      this.#origin === null ? [...this.#subscribers].filter(({ position }) => position === end) : [this.#origin];
    this.#origin = null;
    this.#buffer = null;
    this.#page = null;
    this.#position = end + 1;
    for (const each of concerned) each.recover(recovery);
    this.#wakeAll();
  }

  #take(buffer: TailBuffer, page: ReplayPage): void {
    this.#origin = null;
    buffer.append(page);
    this.#page = page;
    this.#version += 1;
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const each of this.#subscribers) each.wake();
  }

  readonly #onAbort: Listen = (act) => {
    this.#aborts.add(act);
    return () => this.#aborts.delete(act);
  };
}
