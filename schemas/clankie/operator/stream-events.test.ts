import { describe, expect, it } from "vitest";
import { StreamEventSchema } from "./operator.ts";

const base = {
  schemaVersion: 1,
  conversationId: "conv-1",
  cursor: "rn-ios-recording:opaque:5",
  revision: 5,
  occurredAt: "2026-11-30T09:41:00Z",
};
const digest = "a".repeat(64);
const file = { artifactId: "art-1", filename: "a.png", mediaType: "image/png", byteCount: 1, sha256: digest };
const attachment = { ...file, byteCount: 209_715_200 };
const linear = { eventId: digest, conversationId: "conv-1", following: true };

function reads(event: object): boolean {
  return StreamEventSchema.safeParse({ ...base, ...event }).success;
}

describe("every event", () => {
  const events = [
    { type: "activity", phase: "preparing_tool" },
    { type: "message", role: "operator", text: "", streaming: false },
    { type: "reasoning", text: "hm", streaming: true },
    { type: "context", usage: { tokens: null, contextWindow: 1 } },
    { type: "tool", toolCallId: "t", name: "bash", phase: "started" },
    { type: "input_requested", requestId: "r", prompt: "?", inputKind: "choice", options: ["yes"] },
    { type: "input_resolved", requestId: "r", outcome: "cancelled" },
    { type: "auth", phase: "required" },
    { type: "session", phase: "waiting" },
    { type: "turn", runId: "run-1", phase: "failed", reasonCode: "service_restarted" },
    { type: "worker_transcript", workerRunId: "w", phase: "tail", summary: "" },
    { type: "file", file },
    { type: "reaction", entryRef: "c1", emoji: "👍", reactor: { kind: "operator" }, removed: false },
    { type: "unsupported", kind: "hologram", summary: "" },
  ];

  it("is one of fourteen types", () => {
    expect(events.map(({ type }) => type)).toEqual(StreamEventSchema.options.map((option) => option.shape.type.value));
  });

  it.each(events)("reads as $type, without an unknown key and with each key of the envelope", (event) => {
    expect(reads(event)).toBe(true);
    expect(reads({ ...event, more: 1 })).toBe(false);
    expect(Object.keys(base).filter((key) => reads({ ...event, [key]: undefined }))).toEqual([]);
  });
});

describe("a message", () => {
  const message = { type: "message", role: "agent", text: "x", streaming: false };

  it("keeps its text as it is, up to 16 384 code points", () => {
    expect(StreamEventSchema.parse({ ...base, ...message, text: "  x " })).toMatchObject({ text: "  x " });
    expect(reads({ ...message, text: "𝔸".repeat(16_384) })).toBe(true);
    expect(reads({ ...message, text: "a".repeat(16_385) })).toBe(false);
  });

  it("carries 1 to 8 attachments of the listed media types", () => {
    expect(reads({ ...message, attachments: Array(8).fill(attachment) })).toBe(true);
    expect(reads({ ...message, attachments: Array(9).fill(attachment) })).toBe(false);
    expect(reads({ ...message, attachments: [] })).toBe(false);
    for (const change of [{ mediaType: "image/svg+xml" }, { byteCount: 0 }, { byteCount: 209_715_201 }]) {
      expect(reads({ ...message, attachments: [{ ...attachment, ...change }] })).toBe(false);
    }
  });

  it("may come from Linear", () => {
    const receiver = {
      userId: "550e8400-e29b-41d4-a716-446655440000",
      workspaceId: "00000000-0000-0000-0000-000000000000",
    };
    const project = { id: "FFFFFFFF-e29b-11d4-8716-446655440000" };
    expect(
      reads({ ...message, linear: { ...linear, receiver, project, route: "default", notificationTypes: ["a"] } }),
    ).toBe(true);
    expect(reads({ ...message, linear: { ...linear, eventId: "short" } })).toBe(false);
    expect(reads({ ...message, linear: { ...linear, notificationTypes: Array(33).fill("a") } })).toBe(false);
    expect(reads({ ...message, linear: { ...linear, project: { id: "no-uuid" } } })).toBe(false);
  });

  it("still reads the seat that older hosts name, which is deprecated", () => {
    const [, option] = StreamEventSchema.options;
    expect(reads({ ...message, seatId: "fleet/1" })).toBe(true);
    expect(option.shape.seatId.meta()).toMatchObject({ deprecated: true });
  });
});

describe("other events", () => {
  it("a question without options has an empty list of them", () => {
    const asked = { type: "input_requested", requestId: "r", prompt: "", inputKind: "text" };
    expect(StreamEventSchema.parse({ ...base, ...asked })).toMatchObject({ options: [] });
    expect(reads({ ...asked, options: Array(32).fill("") })).toBe(true);
    expect(reads({ ...asked, options: Array(33).fill("") })).toBe(false);
    expect(reads({ ...asked, steps: ["x".repeat(2_001)] })).toBe(false);
  });

  it("a delivered file has at most 15 MiB and may be empty", () => {
    expect(reads({ type: "file", file: { ...file, byteCount: 0 } })).toBe(true);
    expect(reads({ type: "file", file: { ...file, byteCount: 15_728_640 } })).toBe(true);
    expect(reads({ type: "file", file: { ...file, byteCount: 15_728_641 } })).toBe(false);
  });

  it("a reaction comes from the operator or from a seat", () => {
    const reaction = { type: "reaction", entryRef: "c1", emoji: "👍", removed: true };
    expect(reads({ ...reaction, reactor: { kind: "seat", seatId: "s" } })).toBe(true);
    expect(reads({ ...reaction, reactor: { kind: "seat" } })).toBe(false);
    expect(reads({ ...reaction, reactor: { kind: "operator", seatId: "s" } })).toBe(false);
  });

  it("a turn may say where worker reports go", () => {
    const turn = { type: "turn", runId: "r", phase: "accepted" };
    expect(reads({ ...turn, workerReportRouting: { source: "unadopted", reason: "no_parent" } })).toBe(true);
    expect(reads({ ...turn, workerReportRouting: { source: "elsewhere" } })).toBe(false);
    expect(reads({ ...turn, deliveryStage: "consumed" })).toBe(true);
  });

  it("the context in use is not negative and the window is not empty", () => {
    expect(reads({ type: "context", usage: { tokens: 0, contextWindow: 1 } })).toBe(true);
    expect(reads({ type: "context", usage: { tokens: -1, contextWindow: 1 } })).toBe(false);
    expect(reads({ type: "context", usage: { tokens: 0, contextWindow: 0 } })).toBe(false);
    expect(reads({ type: "context", usage: { contextWindow: 1 } })).toBe(false);
  });
});
