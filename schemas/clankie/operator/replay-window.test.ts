import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AutonomyCommandSchema,
  ReactionEventSchema,
  StreamEventSchema,
  autonomyNeedsOwner,
  backwardWindow,
  currentReactions,
} from "./operator.ts";

const at = "2026-11-30T09:41:00Z";
const shapes = {
  operator: { type: "message", role: "operator", text: "", streaming: false },
  typing: { type: "message", role: "operator", text: "", streaming: true },
  external: { type: "message", role: "external", text: "", streaming: false },
  captain: { type: "message", role: "captain", text: "", streaming: false },
  agent: { type: "message", role: "agent", text: "", streaming: false },
  agentDraft: { type: "message", role: "agent", text: "", streaming: true },
  reasoning: { type: "reasoning", text: "", streaming: false },
  tool: { type: "tool", toolCallId: "t", name: "n", phase: "started" },
  auth: { type: "auth", phase: "required" },
  accepted: { type: "turn", runId: "r", phase: "accepted" },
  completed: { type: "turn", runId: "r", phase: "completed" },
  waiting: { type: "activity", phase: "waiting" },
  thinking: { type: "activity", phase: "thinking" },
  started: { type: "session", phase: "started" },
  ended: { type: "session", phase: "completed" },
  context: { type: "context", usage: { tokens: null, contextWindow: 1 } },
} as const;

type Shape = keyof typeof shapes;

function events(names: readonly Shape[]) {
  return names.map((name, index) =>
    StreamEventSchema.parse({
      ...shapes[name],
      schemaVersion: 1,
      conversationId: "c",
      cursor: `${index}`,
      revision: 0,
      occurredAt: at,
    }),
  );
}

/** How many events the window of one turn has. */
function lastTurn(text: string): number {
  return backwardWindow(events(text.split(" ") as Shape[]), { turnLimit: 1 }).events.length;
}

describe("the backward window", () => {
  it.each([
    ["operator context operator context", 2],
    ["operator operator typing", 2],
    ["operator accepted tool captain completed", 4],
    ["operator accepted captain waiting tool", 4],
    ["operator accepted captain ended tool", 4],
    ["operator captain waiting tool", 1],
    ["operator captain ended tool", 1],
    ["operator captain started tool", 3],
    ["operator captain thinking tool", 3],
    ["operator agent agent", 1],
    ["operator agentDraft agent agent", 3],
    ["operator tool reasoning auth captain", 4],
    ["accepted external captain", 1],
    ["accepted completed captain tool", 2],
    ["accepted operator captain", 2],
    ["context waiting thinking", 3],
  ])("of one turn in %s has %d events", (text, count) => {
    expect(lastTurn(text)).toBe(count);
  });

  it("reaches to the floor of the range when the turns fit", () => {
    const all = events(["context", "operator", "captain", "operator", "captain"]);
    expect(backwardWindow(all, { turnLimit: 4 })).toEqual({ events: all, hasOlder: false });
    expect(backwardWindow(all, { limit: 4, turnLimit: 4 })).toEqual({ events: all.slice(1), hasOlder: true });
    expect(backwardWindow([])).toEqual({ events: [], hasOlder: false });
  });

  it("holds 200 events and 20 turns unless told otherwise", () => {
    expect(backwardWindow(events(Array.from({ length: 201 }, () => "context"))).events).toHaveLength(200);
    expect(backwardWindow(events(Array.from({ length: 21 }, () => "operator"))).events).toHaveLength(20);
  });

  it("is always the newest part in its order, within the limits (seed 20261130)", () => {
    const names = fc.array(fc.constantFrom(...(Object.keys(shapes) as Shape[])), { maxLength: 60 });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10 }), (list, limit, turnLimit) => {
        const all = events(list);
        const window = backwardWindow(all, { limit, turnLimit });
        expect(window.events.length).toBeLessThanOrEqual(limit);
        expect(window.events).toEqual(all.slice(all.length - window.events.length));
        expect(window.hasOlder).toBe(window.events.length < all.length);
      }),
      { seed: 20_261_130, numRuns: 500 },
    );
  });
});

describe("reactions", () => {
  const base = { type: "reaction", schemaVersion: 1, conversationId: "c", cursor: "1", revision: 0, occurredAt: at };
  const reaction = (emoji: string, seatId?: string, removed = false) =>
    ReactionEventSchema.parse({
      ...base,
      entryRef: "e",
      emoji,
      reactor: seatId === undefined ? { kind: "operator" } : { kind: "seat", seatId },
      removed,
    });

  it("stand until their own removal", () => {
    const standing = currentReactions([
      reaction("👍"),
      reaction("👍", "s1"),
      reaction("👍"),
      reaction("👎", "s1"),
      reaction("👍", undefined, true),
      reaction("👎", "s2", true),
    ]);
    expect(standing.map(({ emoji, reactor }) => [emoji, reactor.kind])).toEqual([
      ["👍", "seat"],
      ["👎", "seat"],
    ]);
  });
});

describe("autonomy", () => {
  it.each([
    [{ action: "status" }, false],
    [{ action: "set_enabled", enabled: true }, true],
    [{ action: "set_enabled", enabled: false }, false],
    [{ action: "set_goal", objective: "ship" }, true],
    [{ action: "accept_goal" }, true],
    [{ action: "set_goal_status", status: "active" }, true],
    [{ action: "set_goal_status", status: "paused" }, false],
    [{ action: "clear_goal" }, false],
    [{ action: "clear_wake" }, false],
  ])("%j needs the owner: %s", (command, owner) => {
    expect(autonomyNeedsOwner(AutonomyCommandSchema.parse(command))).toBe(owner);
  });
});
