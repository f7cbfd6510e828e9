/** The shared reads of all conversations: one each, dropped when idle, bounded in number (R86). */
import { randomUUID } from "node:crypto";
import type {
  ReplayQuery,
  ConversationId,
  SurfaceClientId,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type { Clock, Listen } from "../clock.ts";
import type { Captain } from "../upstream/captain.ts";
import { SharedRead } from "./shared-read.ts";
import { TailReader } from "./tail-reader.ts";

const CONVERSATIONS_MAX = 256;
const IDLE_MS = 60_000;

interface Entry {
  readonly shared: SharedRead;
  cancelDrop: () => void;
}

export interface ReaderOptions {
  readonly deviceId: string;
  readonly query: ReplayQuery;
  readonly gone: Listen;
}

export class SharedReads {
  readonly #captain: Captain;
  readonly #clock: Clock;
  readonly #conversationsMax: number;
  /** The least recently used first. */
  readonly #entries = new Map<ConversationId, Entry>();

  constructor(captain: Captain, clock: Clock, conversationsMax = CONVERSATIONS_MAX) {
    this.#captain = captain;
    this.#clock = clock;
    this.#conversationsMax = conversationsMax;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** A reader to be closed by its user; null when every place is in use. */
  open({ deviceId, query, gone }: ReaderOptions): TailReader | null {
    const { conversationId } = query;
    const entry = this.#entries.get(conversationId) ?? this.#make(conversationId);
    if (entry === null) return null;
    entry.cancelDrop();
    this.#entries.delete(conversationId);
    this.#entries.set(conversationId, entry);
    return new TailReader({
      shared: entry.shared,
      captain: this.#captain,
      clock: this.#clock,
      deviceId,
      query,
      gone,
    });
  }

  /** Forgets everything; nothing may be open any more. */
  close(): void {
    for (const { cancelDrop } of this.#entries.values()) cancelDrop();
    this.#entries.clear();
  }

  #make(conversationId: ConversationId): Entry | null {
    if (this.#entries.size >= this.#conversationsMax && !this.#evict()) return null;
    const drop = (): void => void this.#entries.delete(conversationId);
    const entry: Entry = {
      shared: new SharedRead({
        captain: this.#captain,
        clock: this.#clock,
        conversationId,
        surfaceClientId: `relay-tail-${randomUUID()}` as SurfaceClientId,
        onIdle: () => {
          entry.cancelDrop = this.#clock.after(IDLE_MS, drop);
        },
      }),
      cancelDrop: () => {},
    };
    return entry;
  }

  #evict(): boolean {
    for (const [conversationId, { shared, cancelDrop }] of this.#entries) {
      if (!shared.isIdle) continue;
      cancelDrop();
      return this.#entries.delete(conversationId);
    }
    return false;
  }
}
