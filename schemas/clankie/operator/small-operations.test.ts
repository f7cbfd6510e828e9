import { describe, expect, it } from "vitest";
import {
  AutonomyCommandSchema,
  AutonomyStatusSchema,
  ComposerCatalogSchema,
  PendingMessagesCommandSchema,
  PendingMessagesResultSchema,
  PresenceSnapshotSchema,
  StateStanceResultSchema,
  StateWorkRequestSchema,
  SubagentReplayRequestSchema,
  UploadChunkSchema,
  UploadResultSchema,
} from "./operator.ts";

const at = "2026-11-30T09:41:00Z";

describe("autonomy", () => {
  it.each([
    [{ action: "status" }, true],
    [{ action: "set_enabled", enabled: true }, true],
    [{ action: "set_enabled" }, false],
    [{ action: "set_goal", objective: "ship", tokenBudget: 1 }, true],
    [{ action: "set_goal", objective: "ship", tokenBudget: 0 }, false],
    [{ action: "set_goal", objective: " " }, false],
    [{ action: "accept_goal" }, true],
    [{ action: "set_goal_status", status: "paused" }, true],
    [{ action: "set_goal_status", status: "complete" }, false],
    [{ action: "clear_goal" }, true],
    [{ action: "clear_wake" }, true],
    [{ action: "clear_wake", at }, false],
  ])("%j", (command, fits) => {
    expect(AutonomyCommandSchema.safeParse(command).success).toBe(fits);
  });

  it("tells of a state that cannot be read, and of the next wake-up", () => {
    expect(AutonomyStatusSchema.safeParse({ enabled: false, error: "state_unreadable" }).success).toBe(true);
    const wake = { at, reason: "look again", createdAt: at };
    expect(AutonomyStatusSchema.safeParse({ enabled: true, wake }).success).toBe(true);
  });
});

describe("composer_catalog", () => {
  const command = { name: "new", aliases: ["n"], summary: "Start afresh" };
  const skill = { name: "git:commit", description: "d", source: "plugin", invocation: "/git:commit" };

  it("has commands and skills, 256 of each at most", () => {
    const catalog = { schemaVersion: 1, commands: [command], skills: [skill] };
    expect(ComposerCatalogSchema.safeParse(catalog).success).toBe(true);
    const many = Array.from({ length: 257 }, () => command);
    expect(ComposerCatalogSchema.safeParse({ ...catalog, commands: many }).success).toBe(false);
  });

  it.each([
    ["a dollar", { invocation: "$x" }, true],
    ["no mark", { invocation: "x" }, false],
    ["a space", { invocation: "/a b" }, false],
    ["128 characters", { invocation: `/${"x".repeat(127)}` }, true],
    ["129 characters", { invocation: `/${"x".repeat(128)}` }, false],
    ["a button", { quickAction: { name: "Fix", icon: "wand-2", selectionArg: "code" } }, true],
    ["a button without an icon", { quickAction: { name: "Fix" } }, false],
    ["a name in upper case", { name: "Git" }, false],
  ])("a skill with %s", (_name, change, fits) => {
    const catalog = { schemaVersion: 1, commands: [], skills: [{ ...skill, ...change }] };
    expect(ComposerCatalogSchema.safeParse(catalog).success).toBe(fits);
  });
});

describe("pending_messages", () => {
  const aimed = { messageId: "m", expectedVersion: 0 };

  it.each([
    [{ action: "list" }, true],
    [{ action: "remove", ...aimed }, true],
    [{ action: "send_now", ...aimed }, true],
    [{ action: "edit", ...aimed, text: "better" }, true],
    [{ action: "edit", ...aimed }, false],
    [{ action: "edit", ...aimed, text: "  " }, false],
    [{ action: "remove", messageId: "m" }, false],
    [{ action: "list", ...aimed }, false],
  ])("%j", (command, fits) => {
    expect(PendingMessagesCommandSchema.safeParse(command).success).toBe(fits);
  });

  it("answers with at most 100 messages and an outcome", () => {
    const message = { messageId: "m", conversationId: "c", text: "", version: 1, createdAt: at, state: "queued" };
    const result = { outcome: "conflict", messages: Array.from({ length: 100 }, () => message) };
    expect(PendingMessagesResultSchema.safeParse(result).success).toBe(true);
    expect(PendingMessagesResultSchema.safeParse({ ...result, messages: [...result.messages, message] }).success).toBe(
      false,
    );
  });
});

describe("presence", () => {
  it("names the question that waits for the owner", () => {
    const item = { conversationId: "c", questionId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301", title: "Go?", since: at };
    const snapshot = {
      schemaVersion: 1,
      cursor: "1",
      mood: "needs_you",
      detail: "",
      since: at,
      activeSeats: 1,
      pendingOwnerItem: item,
    };
    expect(PresenceSnapshotSchema.safeParse(snapshot).success).toBe(true);
    expect(PresenceSnapshotSchema.safeParse({ ...snapshot, mood: "sad" }).success).toBe(false);
    expect(PresenceSnapshotSchema.safeParse({ ...snapshot, cursor: "x".repeat(513) }).success).toBe(false);
  });
});

describe("subagent_replay", () => {
  it("takes the query of replay and the helper's name", () => {
    const replay = {
      schemaVersion: 1,
      conversationId: "c",
      surfaceClientId: "s",
      direction: "backward",
      turnLimit: 40,
    };
    const asked = { op: "subagent_replay", schemaVersion: 1, replay: { ...replay, subagentId: "h" } };
    expect(SubagentReplayRequestSchema.safeParse(asked).success).toBe(true);
    expect(SubagentReplayRequestSchema.safeParse({ ...asked, replay }).success).toBe(false);
  });
});

describe("uploads", () => {
  const uploadId = `upload-${"f".repeat(32)}`;
  const chunk = { conversationId: "c", uploadId, offset: 0, dataBase64: "AAAA" };

  it("a chunk has canonical base64 of at most 699052 characters", () => {
    const fits = (change: object): boolean => UploadChunkSchema.safeParse({ ...chunk, ...change }).success;
    expect(fits({ dataBase64: "A".repeat(699_052) })).toBe(true);
    expect(fits({ dataBase64: "A".repeat(699_056) })).toBe(false);
    for (const bad of [{ dataBase64: "" }, { dataBase64: "AB==" }, { offset: -1 }, { uploadId: "upload-1" }]) {
      expect(fits(bad)).toBe(false);
    }
  });

  it("a refusal says where to go on", () => {
    const refused = {
      status: "refused",
      conversationId: "c",
      reason: "offset_mismatch",
      message: "",
      receivedBytes: 3,
    };
    expect(UploadResultSchema.safeParse(refused).success).toBe(true);
    expect(UploadResultSchema.safeParse({ ...refused, reason: "tired" }).success).toBe(false);
  });

  it("a committed file is an attachment", () => {
    const file = { artifactId: "a", filename: "a.png", mediaType: "image/png", byteCount: 4, sha256: "a".repeat(64) };
    const committed = { status: "committed", conversationId: "c", file };
    expect(UploadResultSchema.safeParse(committed).success).toBe(true);
    expect(UploadResultSchema.safeParse({ ...committed, file: { ...file, mediaType: "text/plain" } }).success).toBe(
      false,
    );
  });
});

describe("state_stance, state_work and publish_file", () => {
  it("a stated stance comes back with its end", () => {
    const stance = { pose: "stuck", statedAt: at, expiresAt: at };
    const stated = { outcome: "stated", seatId: "s", personaId: "p", stance };
    expect(StateStanceResultSchema.safeParse(stated).success).toBe(true);
    expect(StateStanceResultSchema.safeParse({ ...stated, stance: { pose: "stuck" } }).success).toBe(false);
  });

  it("an assignment is stated without the time, which the host sets", () => {
    const asked = { op: "state_work", schemaVersion: 1, work: { herdrPaneId: "p", assignment: { objective: "ship" } } };
    expect(StateWorkRequestSchema.safeParse(asked).success).toBe(true);
    const timed = { ...asked, work: { ...asked.work, assignment: { objective: "ship", updatedAt: at } } };
    expect(StateWorkRequestSchema.safeParse(timed).success).toBe(false);
  });
});
