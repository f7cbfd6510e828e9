import { describe, expect, it } from "vitest";
import {
  TerminalFrameSchema,
  TerminalObservationSchema,
  TerminalPageSchema,
  TerminalTailItemSchema,
  TerminalTailResultSchema,
} from "./operator.ts";

const MAX = 16_777_216;
const frame = {
  schemaVersion: 1,
  type: "terminal.frame",
  terminalId: "term-1",
  sequence: 7,
  encoding: "base64",
  data: "G1s=",
  columns: 80,
  rows: 24,
  full: false,
};
const scrollback = { encoding: "base64", data: "AAAA", rows: 1 };
const page = {
  status: "page",
  schemaVersion: 1,
  terminalId: "term-1",
  surfaceClientId: "phone",
  cursor: { streamId: "s", sequence: 7 },
  frames: [frame],
  hasMore: false,
};

function framed(change: object): boolean {
  return TerminalFrameSchema.safeParse({ ...frame, ...change }).success;
}

function paged(change: object): boolean {
  return TerminalPageSchema.safeParse({ ...page, ...change }).success;
}

describe("OS33 a frame", () => {
  it("OS33 has data or scrollback", () => {
    expect(framed({})).toBe(true);
    expect(framed({ data: "", scrollback })).toBe(true);
    expect(framed({ data: "" })).toBe(false);
  });

  it("OS33 has data when it is full", () => {
    expect(framed({ full: true })).toBe(true);
    expect(framed({ full: true, scrollback })).toBe(true);
    expect(framed({ full: true, data: "", scrollback })).toBe(false);
  });

  it("OS33 holds data and scrollback within one bound", () => {
    const data = "A".repeat(MAX - 4);
    expect(framed({ data, scrollback })).toBe(true);
    expect(framed({ data, scrollback: { ...scrollback, data: "AAAAAAAA" } })).toBe(false);
    expect(framed({ data: "A".repeat(MAX) })).toBe(true);
    expect(framed({ data: "A".repeat(MAX + 4) })).toBe(false);
  });

  it("has canonical base64, a positive sequence and a size of 1 to 1000", () => {
    expect(["G1t=", "G1s", "G1s=\n", "G1-=", "=", "G1s=G1s="].filter((data) => framed({ data }))).toEqual([]);
    expect(framed({ scrollback: { ...scrollback, data: "" } })).toBe(false);
    for (const change of [{ sequence: 0 }, { columns: 0 }, { rows: 1_001 }, { type: "frame" }, { encoding: "hex" }]) {
      expect(framed(change)).toBe(false);
    }
    expect(framed({ scrollback: { ...scrollback, rows: 1_001 } })).toBe(false);
  });
});

describe("OS34 a page", () => {
  const next = { ...frame, sequence: 8 };

  it("OS34 has frames of its own terminal only", () => {
    expect(paged({})).toBe(true);
    expect(paged({ frames: [{ ...frame, terminalId: "term-2" }] })).toBe(false);
  });

  it("OS34 has sequences that rise by exactly 1", () => {
    const cursor = { streamId: "s", sequence: 8 };
    expect(paged({ frames: [frame, next], cursor })).toBe(true);
    expect(paged({ frames: [next, next], cursor })).toBe(false);
    expect(paged({ frames: [{ ...frame, sequence: 6 }, next], cursor })).toBe(false);
  });

  it("OS34 has its cursor at the last frame, or anywhere without frames", () => {
    expect(paged({ cursor: { streamId: "s", sequence: 8 } })).toBe(false);
    expect(paged({ frames: [], cursor: { streamId: "s", sequence: 0 } })).toBe(true);
    expect(paged({ frames: [], cursor: { streamId: "s", sequence: Number.MAX_SAFE_INTEGER } })).toBe(true);
  });

  it("OS34 holds all data and scrollback within one bound", () => {
    const half = "A".repeat(MAX / 2);
    const cursor = { streamId: "s", sequence: 8 };
    expect(
      paged({
        frames: [
          { ...frame, data: half },
          { ...next, data: half },
        ],
        cursor,
      }),
    ).toBe(true);
    expect(
      paged({
        frames: [
          { ...frame, data: half },
          { ...next, data: half, scrollback },
        ],
        cursor,
      }),
    ).toBe(false);
  });

  it("has at most 64 frames", () => {
    const many = Array.from({ length: 65 }, (_, index) => ({ ...frame, sequence: index + 1 }));
    expect(paged({ frames: many.slice(0, 64), cursor: { streamId: "s", sequence: 64 } })).toBe(true);
    expect(paged({ frames: many, cursor: { streamId: "s", sequence: 65 } })).toBe(false);
  });
});

describe("the terminal tail", () => {
  const reset = {
    status: "reset",
    schemaVersion: 1,
    terminalId: "term-1",
    surfaceClientId: "phone",
    reason: "stream_lost",
  };
  const unavailable = { ...reset, status: "unavailable", reason: "invalid_frame" };

  it("answers with a page, a reset or a reason why it cannot be watched", () => {
    for (const result of [page, reset, unavailable])
      expect(TerminalTailResultSchema.safeParse(result).success).toBe(true);
    expect(TerminalTailResultSchema.safeParse({ ...reset, reason: "invalid_frame" }).success).toBe(false);
  });

  it("streams frames, and one line that ends it", () => {
    const failure = { schemaVersion: 1, outcome: "auth_failed", reason: "terminal_observe_grant_required" };
    const items = [
      { kind: "frame", streamId: "s", frame },
      { kind: "reset", reset },
      { kind: "unavailable", unavailable },
      { kind: "auth_failure", failure },
    ];
    expect(items.filter((item) => !TerminalTailItemSchema.safeParse(item).success)).toEqual([]);
    const foreign = { kind: "auth_failure", failure: { ...failure, reason: "chat_grant_required" } };
    expect(TerminalTailItemSchema.safeParse(foreign).success).toBe(false);
    expect(TerminalTailItemSchema.safeParse({ kind: "frame", frame }).success).toBe(false);
  });

  it("is asked for with a size, a cursor and a limit, none of them needed", () => {
    const observation = { schemaVersion: 1, terminalId: "term-1", surfaceClientId: "phone" };
    const full = { ...observation, columns: 1, rows: 1_000, cursor: { streamId: "s", sequence: 0 }, limit: 64 };
    expect(TerminalObservationSchema.safeParse(observation).success).toBe(true);
    expect(TerminalObservationSchema.safeParse(full).success).toBe(true);
    for (const change of [
      { limit: 65 },
      { limit: 0 },
      { columns: 1_001 },
      { cursor: { streamId: "s", sequence: -1 } },
    ]) {
      expect(TerminalObservationSchema.safeParse({ ...full, ...change }).success).toBe(false);
    }
  });
});
