/** Conversations in memory: turns with a revision fence, events with opaque cursors, reads that park. */
import { randomUUID } from "node:crypto";
import type { ReplayQuery, ConversationScope, SendTurn } from "../../generated/typescript/clankie/operator/operator.ts";
import type { Clock, Listen } from "../clock.ts";
import { Changes } from "./changes.ts";

const LIMIT_DEFAULT = 200;
const RETAINED_MAX = 2_000;

interface Event {
  readonly cursor: string;
  readonly body: object;
}

interface Thread {
  readonly conversationId: string;
  readonly scope: ConversationScope;
  readonly title: string;
  readonly isDefault: boolean;
  readonly createdAt: string;
  updatedAt: string;
  revision: number;
  events: Event[];
  /** Events that were dropped: cursors count from the start. */
  dropped: number;
  live: { readonly sequence: number; readonly role: "captain"; readonly text: string } | null;
  readonly changes: Changes;
}

export interface ConversationsOptions {
  readonly clock: Clock;
  readonly today: () => Date;
}

export class Conversations {
  readonly #options: ConversationsOptions;
  readonly #threads = new Map<string, Thread>();

  constructor(options: ConversationsOptions) {
    this.#options = options;
    this.#add("global-default", { kind: "global" }, "Everything", true);
  }

  list(): object[] {
    return [...this.#threads.values()].map(recordOf);
  }

  get(conversationId: string): object | undefined {
    const thread = this.#threads.get(conversationId);
    return thread === undefined ? undefined : recordOf(thread);
  }

  create(scope: ConversationScope, title: string, conversationId = `conv-${randomUUID()}`): object {
    return recordOf(this.#add(conversationId, scope, title, false));
  }

  /** Null: read-only here, to be refused with 409. */
  send(turn: SendTurn): object | null {
    const thread = this.#threads.get(turn.conversationId);
    if (thread === undefined || thread.scope.kind === "room") return null;
    const base = { schemaVersion: 1, conversationId: thread.conversationId };
    if (turn.expectedRevision !== thread.revision) {
      const { expectedRevision } = turn;
      const fence = { expectedRevision, currentRevision: thread.revision, safeCursor: endOf(thread) };
      return { ...base, status: "revision_conflict", ...fence };
    }
    const runId = `run-${randomUUID()}`;
    thread.revision += 1;
    this.#push(thread, { type: "message", role: "operator", text: turn.message, streaming: false });
    this.#push(thread, { type: "turn", runId, phase: "accepted" });
    const accepted = { ...base, status: "accepted", runId, revision: thread.revision, safeCursor: endOf(thread) };
    this.#push(thread, { type: "message", role: "captain", text: `You said: ${turn.message}`, streaming: false });
    this.#push(thread, { type: "turn", runId, phase: "completed" });
    return accepted;
  }

  /** Adds an event, for demos and tests. */
  say(conversationId: string, text: string): void {
    const thread = this.#threads.get(conversationId);
    if (thread !== undefined) this.#push(thread, { type: "message", role: "captain", text, streaming: false });
  }

  draft(conversationId: string, text: string): void {
    const thread = this.#threads.get(conversationId);
    if (thread === undefined) return;
    thread.live = { sequence: (thread.live?.sequence ?? 0) + 1, role: "captain", text };
    thread.changes.announce();
  }

  /** Forgets all but the newest `count` events. */
  trim(conversationId: string, count: number): void {
    const thread = this.#threads.get(conversationId);
    if (thread === undefined) return;
    thread.dropped += Math.max(0, thread.events.length - count);
    thread.events = thread.events.slice(-count);
  }

  /** Reads that are parked on a conversation now. */
  parked(conversationId: string): number {
    return this.#threads.get(conversationId)?.changes.waiting ?? 0;
  }

  replay(query: ReplayQuery): object {
    const thread = this.#threads.get(query.conversationId);
    const base = { schemaVersion: 1, conversationId: query.conversationId };
    if (thread === undefined) {
      return { ...base, ...recovery("unknown_conversation", false), resetCursor: "demo:0" };
    }
    const from = positionOf(thread, query);
    if (typeof from === "string") {
      const resetCursor = from === "cursor_reset" ? endOf(thread) : cursorAt(thread.dropped);
      return { ...base, ...recovery(from, true), resetCursor };
    }
    const { limit = LIMIT_DEFAULT, direction } = query;
    const end = direction === "backward" ? from : Math.min(from + limit, thread.events.length);
    const start = direction === "backward" ? Math.max(0, from - limit) : from;
    const events = thread.events.slice(start, end);
    const older =
      direction === "backward" ? { previousCursor: cursorAt(thread.dropped + start), hasOlder: start > 0 } : {};
    return {
      ...base,
      status: "page",
      surfaceClientId: query.surfaceClientId,
      events: events.map(({ body }) => body),
      retainedFromCursor: cursorAt(thread.dropped),
      nextCursor: cursorAt(thread.dropped + end),
      ...older,
      safeCursor: endOf(thread),
      hasMore: direction !== "backward" && end < thread.events.length,
      ...(thread.live === null ? {} : { live: thread.live }),
    };
  }

  async tail(query: ReplayQuery, leave: Listen): Promise<object> {
    const thread = this.#threads.get(query.conversationId);
    const liveSequence = query.liveSequence ?? 0;
    const hasNews = (): boolean => {
      const from = thread === undefined ? "gone" : positionOf(thread, query);
      return typeof from === "string" || from < (thread?.events.length ?? 0) || liveOf(thread) !== liveSequence;
    };
    await thread?.changes.until(hasNews, query.waitMs ?? 0, leave);
    return this.replay(query);
  }

  #add(conversationId: string, scope: ConversationScope, title: string, isDefault: boolean): Thread {
    const now = this.#options.today().toISOString();
    const thread: Thread = {
      conversationId,
      scope,
      title,
      isDefault,
      createdAt: now,
      updatedAt: now,
      revision: 0,
      events: [],
      dropped: 0,
      live: null,
      changes: new Changes(this.#options.clock),
    };
    this.#threads.set(conversationId, thread);
    return thread;
  }

  #push(thread: Thread, body: object): void {
    const cursor = cursorAt(thread.dropped + thread.events.length + 1);
    const { conversationId, revision } = thread;
    const occurredAt = this.#options.today().toISOString();
    thread.events.push({ cursor, body: { schemaVersion: 1, conversationId, cursor, revision, occurredAt, ...body } });
    thread.updatedAt = occurredAt;
    if (thread.events.length > RETAINED_MAX) this.trim(conversationId, RETAINED_MAX * 0.8);
    thread.live = null;
    thread.changes.announce();
  }
}

function recordOf({ events: _events, dropped: _dropped, live: _live, changes: _changes, ...record }: Thread): object {
  return { schemaVersion: 1, sessionState: "unbound", ...record };
}

/** Index of the first event after the cursor, or why it cannot be read from. */
function positionOf(
  thread: Thread,
  { cursor, direction }: ReplayQuery,
): number | "cursor_invalid" | "cursor_expired" | "cursor_reset" {
  if (cursor === undefined) return direction === "backward" ? thread.events.length : 0;
  const count = /^demo:(\d+)$/.exec(cursor)?.[1];
  if (count === undefined) return "cursor_invalid";
  const index = Number(count) - thread.dropped;
  if (index < 0) return "cursor_expired";
  return index > thread.events.length ? "cursor_reset" : index;
}

function recovery(code: string, recoverable: boolean): object {
  return { status: "recover", code, recoverable, message: "Read again from the reset cursor." };
}

function cursorAt(count: number): string {
  return `demo:${count}`;
}

function endOf({ dropped, events }: Thread): string {
  return cursorAt(dropped + events.length);
}

function liveOf(thread: Thread | undefined): number {
  return thread?.live?.sequence ?? 0;
}
