import { describe, expect, it } from "vitest";
import { ReplayQuerySchema, ReplayResultSchema, TailItemSchema } from "./operator.ts";

const query = { schemaVersion: 1, conversationId: "c", surfaceClientId: "phone" };
const event = {
  type: "activity",
  schemaVersion: 1,
  conversationId: "c",
  cursor: "e1",
  revision: 0,
  occurredAt: "2026-11-30T09:41:00Z",
  phase: "thinking",
};
const page = {
  schemaVersion: 1,
  status: "page",
  conversationId: "c",
  surfaceClientId: "phone",
  events: [event],
  retainedFromCursor: "e0",
  nextCursor: "e1",
  safeCursor: "e1",
  hasMore: false,
};
const recovery = {
  schemaVersion: 1,
  status: "recover",
  conversationId: "c",
  code: "cursor_expired",
  recoverable: true,
  resetCursor: "e0",
  message: "That is gone.",
};

function asked(change: object): boolean {
  return ReplayQuerySchema.safeParse({ ...query, ...change }).success;
}

function answered(result: object): boolean {
  return ReplayResultSchema.safeParse(result).success;
}

describe("the query", () => {
  it("needs a conversation and a surface, and leaves its defaults to the service", () => {
    expect(ReplayQuerySchema.parse(query)).toEqual(query);
    for (const key of Object.keys(query)) expect(asked({ [key]: undefined })).toBe(false);
  });

  it.each([
    ["limit", 1, 500],
    ["turnLimit", 1, 40],
    ["waitMs", 0, 20_000],
  ])("bounds %s", (key, min, max) => {
    expect(asked({ [key]: min }) && asked({ [key]: max })).toBe(true);
    expect(asked({ [key]: min - 1 }) || asked({ [key]: max + 1 }) || asked({ [key]: min + 0.5 })).toBe(false);
  });

  it("takes backward as its only direction, with a turn limit either way", () => {
    expect(asked({ direction: "backward", turnLimit: 20, cursor: "x".repeat(4_096) })).toBe(true);
    expect(asked({ turnLimit: 20, liveSequence: 0 })).toBe(true);
    expect(asked({ direction: "forward" })).toBe(false);
    expect(asked({ cursor: "x".repeat(4_097) })).toBe(false);
  });
});

describe("the result", () => {
  it("is a page of at most 500 events, perhaps with a draft or older pages", () => {
    expect(answered(page)).toBe(true);
    expect(
      answered({ ...page, previousCursor: "e0", hasOlder: true, live: { sequence: 1, role: "captain", text: "" } }),
    ).toBe(true);
    expect(answered({ ...page, events: Array(500).fill(event) })).toBe(true);
    expect(answered({ ...page, events: Array(501).fill(event) })).toBe(false);
    expect(answered({ ...page, live: { sequence: 0, role: "captain", text: "" } })).toBe(false);
  });

  it("is a recovery with one of five codes and a cursor to resume from", () => {
    for (const code of ["cursor_invalid", "cursor_expired", "cursor_reset", "run_conflict", "unknown_conversation"]) {
      expect(answered({ ...recovery, code })).toBe(true);
    }
    for (const bad of [
      { code: "lost" },
      { resetCursor: undefined },
      { message: "" },
      { message: "x".repeat(513) },
      { events: [] },
    ]) {
      expect(answered({ ...recovery, ...bad })).toBe(false);
    }
  });
});

describe("a line of the tail", () => {
  const failure = { schemaVersion: 1, outcome: "auth_failed", reason: "chat_grant_required" };

  it("is an event, a recovery or a denial", () => {
    const items = [
      { kind: "event", event },
      { kind: "recovery", recovery },
      { kind: "auth_failure", failure },
    ];
    expect(items.filter((item) => !TailItemSchema.safeParse(item).success)).toEqual([]);
    expect(items.filter((item) => TailItemSchema.safeParse({ ...item, more: 1 }).success)).toEqual([]);
  });

  it("never carries a page, a draft or another stream's denial", () => {
    const others = [
      { kind: "recovery", recovery: page },
      { kind: "live", draft: { sequence: 1, role: "captain", text: "" } },
      { kind: "auth_failure", failure: { ...failure, reason: "terminal_observe_grant_required" } },
    ];
    expect(others.filter((item) => TailItemSchema.safeParse(item).success)).toEqual([]);
  });
});
