import { describe, expect, it } from "vitest";
import {
  ConversationSchema,
  ConversationScopeSchema,
  OperatorServiceRequestSchema,
  OperatorServiceResultSchema,
} from "./operator.ts";

const at = "2026-11-30T09:41:00Z";
const conversation = {
  schemaVersion: 1,
  conversationId: "global-default",
  scope: { kind: "global" },
  title: "Home",
  isDefault: true,
  createdAt: at,
  updatedAt: at,
  sessionState: "unbound",
  revision: 0,
};
const handoff = {
  roomConversationId: "r",
  deliveryId: "d",
  actorId: "a",
  source: "voice",
  request: "look",
  state: "waiting_user",
  host: "pi",
};

function reads(change: object): boolean {
  return ConversationSchema.safeParse({ ...conversation, ...change }).success;
}

describe("a scope", () => {
  it.each([
    { kind: "global" },
    { kind: "workspace", workspaceId: "/src" },
    { kind: "persona", personaId: "p" },
    { kind: "seat", seatId: "s" },
    { kind: "channel", channelId: "c" },
    { kind: "room", lane: "discord_voice", targetId: "t" },
  ])("may be $kind, with its own keys alone", (scope) => {
    expect(ConversationScopeSchema.safeParse(scope).success).toBe(true);
    expect(ConversationScopeSchema.safeParse({ ...scope, more: 1 }).success).toBe(false);
  });

  it("is deprecated for seats", () => {
    const deprecated = ConversationScopeSchema.options.filter((option) => option.meta()?.deprecated === true);
    expect(deprecated.map((option) => option.shape.kind.value)).toEqual(["seat"]);
  });

  it("is nothing else", () => {
    for (const scope of [
      { kind: "team" },
      {},
      { kind: "room", lane: "slack", targetId: "t" },
      { kind: "workspace", workspaceId: " " },
    ]) {
      expect(ConversationScopeSchema.safeParse(scope).success).toBe(false);
    }
  });
});

describe("a conversation", () => {
  it("reads with its nine keys, each needed", () => {
    expect(reads({})).toBe(true);
    expect(Object.keys(conversation).filter((key) => reads({ [key]: undefined }))).toEqual([]);
  });

  it("reads with what else it may hold", () => {
    const more = {
      contextUsage: { tokens: 5, contextWindow: 10 },
      parentConversationId: "p",
      roomHandoff: { ...handoff, actorName: "Ada", doing: "", nativeChildSessionId: "n", result: "" },
      designatedHeadConversationId: "h",
      driver: {},
    };
    expect(reads(more)).toBe(true);
    expect(Object.keys(more).filter((key) => reads({ ...more, [key]: null }))).toEqual([]);
  });

  it.each([
    ["title", " "],
    ["title", "x".repeat(257)],
    ["sessionState", "idle"],
    ["roomHandoff", { ...handoff, host: "other" }],
    ["roomHandoff", { ...handoff, request: "" }],
    ["driver", { harness: "" }],
  ])("rejects a broken %s", (key, value) => {
    expect(reads({ [key]: value })).toBe(false);
  });
});

describe("list and create", () => {
  it("list by scope, answer with at most 1000 records", () => {
    const request = { op: "list", schemaVersion: 1, scope: { kind: "persona", personaId: "p" }, includeWork: true };
    const result = { op: "list", schemaVersion: 1, conversations: Array(1_000).fill(conversation) };
    expect(OperatorServiceRequestSchema.safeParse(request).success).toBe(true);
    expect(OperatorServiceResultSchema.safeParse(result).success).toBe(true);
    const tooMany = { ...result, conversations: [...result.conversations, conversation] };
    expect(OperatorServiceResultSchema.safeParse(tooMany).success).toBe(false);
  });

  it("create from a scope and a title, answer with the record", () => {
    const request = { op: "create", schemaVersion: 1, scope: { kind: "global" }, title: "  New " };
    expect(OperatorServiceRequestSchema.parse(request)).toMatchObject({ title: "New" });
    expect(OperatorServiceRequestSchema.safeParse({ ...request, scope: undefined }).success).toBe(false);
    expect(OperatorServiceResultSchema.safeParse({ op: "create", schemaVersion: 1, conversation }).success).toBe(true);
  });
});
