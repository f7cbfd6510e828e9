/** The last events of one conversation, in the captain's order. Cursors are compared for equality, never ordered (R74). */
import { Buffer } from "node:buffer";
import type { ReplayPage, StreamEvent } from "../../generated/typescript/clankie/operator/operator.ts";

const EVENTS_MAX = 1_000;
const BYTES_MAX = 1_048_576;

/** An event, with the NDJSON line that every reader gets. */
export interface BufferedEvent {
  readonly event: StreamEvent;
  readonly line: Buffer;
  /** Bytes of the event's JSON. */
  readonly bytes: number;
}

export function bufferEvent(event: StreamEvent): BufferedEvent {
  const json = JSON.stringify(event);
  return { event, line: Buffer.from(`{"kind":"event","event":${json}}\n`), bytes: Buffer.byteLength(json) };
}

/** Where a read starts: after a cursor, or at the start of the conversation. */
export type From = StreamEvent["cursor"] | undefined;

export class TailBuffer {
  #events: BufferedEvent[] = [];
  #bytes = 0;
  /** Position of the first event. Positions only grow, and one that was dropped never comes back. */
  #first = 0;
  /** The events start after this cursor. */
  #base: From;
  #end: From;
  #retainedFrom: From;

  /** Empty, to be read from `from`. Older positions are gone. */
  constructor(from: From, position = 0) {
    this.#base = from;
    this.#end = from;
    this.#first = position;
  }

  /** Where the next page starts. */
  get endCursor(): From {
    return this.#end;
  }

  get end(): number {
    return this.#first + this.#events.length;
  }

  holds(position: number): boolean {
    return position >= this.#first && position <= this.end;
  }

  /** The position right after `cursor`; null when it is not here, or here more than once. */
  find(cursor: From): number | null {
    const found = new Set<number>();
    if (cursor === this.#base) found.add(this.#first);
    if (cursor === this.#end) found.add(this.end);
    this.#events.forEach(({ event }, index) => {
      if (event.cursor === cursor) found.add(this.#first + index + 1);
    });
    const [position] = found;
    return found.size === 1 && position !== undefined ? position : null;
  }

  /** Up to `limit` events from `position`, and the cursor after them. */
  slice(position: number, limit: number): { readonly events: readonly BufferedEvent[]; readonly nextCursor: From } {
    const from = position - this.#first;
    const events = this.#events.slice(from, from + limit);
    const last = events.at(-1);
    const nextCursor =
      last === undefined || from + events.length === this.#events.length ? this.#end : last.event.cursor;
    return { events, nextCursor };
  }

  append(page: ReplayPage): void {
    if (this.#hasMoved(page)) this.#rebuild();
    for (const event of page.events) {
      const buffered = bufferEvent(event);
      this.#events.push(buffered);
      this.#bytes += buffered.bytes;
    }
    this.#end = page.nextCursor;
    this.#retainedFrom = page.retainedFromCursor;
    while (this.#events.length > EVENTS_MAX || this.#bytes > BYTES_MAX) this.#dropOldest();
  }

  /** A repeated cursor, or a retained boundary that left the buffer, makes what is here unfit to resume from (R90). */
  #hasMoved({ events, retainedFromCursor }: ReplayPage): boolean {
    const known = new Set(this.#events.map(({ event }) => event.cursor));
    if (events.some(({ cursor }) => known.has(cursor))) return true;
    if (this.#retainedFrom === undefined || retainedFromCursor === this.#retainedFrom) return false;
    return retainedFromCursor !== this.#base && retainedFromCursor !== this.#end && !known.has(retainedFromCursor);
  }

  #rebuild(): void {
    this.#first = this.end;
    this.#base = this.#end;
    this.#events = [];
    this.#bytes = 0;
  }

  #dropOldest(): void {
    const dropped = this.#events.shift();
    if (dropped === undefined) return;
    this.#bytes -= dropped.bytes;
    this.#first += 1;
    this.#base = dropped.event.cursor;
  }
}
