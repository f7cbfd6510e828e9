import { describe, expect, it } from "vitest";
import {
  SendReceiptRequestSchema,
  SendRequestSchema,
  SendReceiptSchema,
  SendResultSchema,
  SendTurnSchema,
} from "./operator.ts";

const turn = {
  schemaVersion: 1,
  conversationId: "conv-1",
  surfaceClientId: "phone",
  expectedRevision: 4,
  kind: "message",
  message: "hello",
};
const attachment = (digit: string) => ({ artifactId: digit.repeat(48) });
const base = { schemaVersion: 1, conversationId: "conv-1" };
const accepted = { ...base, status: "accepted", runId: "run-1", revision: 5, safeCursor: "c5" };

function taken(change: object): boolean {
  return SendTurnSchema.safeParse({ ...turn, ...change }).success;
}

function answered(result: object): boolean {
  return SendResultSchema.safeParse(result).success;
}

describe("a turn", () => {
  it("OS14 always states the revision that the owner saw", () => {
    expect(taken({})).toBe(true);
    for (const expectedRevision of [undefined, -1, 1.5, null]) expect(taken({ expectedRevision })).toBe(false);
  });

  it("OS18 needs no delivery mode; OS16 and OS17 name the two there are", () => {
    expect(taken({ delivery: "steer" }) && taken({ delivery: "queue" })).toBe(true);
    for (const delivery of ["automatic", null, ""]) expect(taken({ delivery })).toBe(false);
  });

  it("is trimmed and may be empty only beside attachments", () => {
    expect(SendTurnSchema.parse({ ...turn, message: "  hi \n" }).message).toBe("hi");
    expect(taken({ message: " " })).toBe(false);
    expect(taken({ message: "", attachments: [attachment("a")] })).toBe(true);
    expect(taken({ message: "x".repeat(16_384) })).toBe(true);
    expect(taken({ message: "x".repeat(16_385) })).toBe(false);
  });

  it("reports an empty message at its key", () => {
    const result = SendTurnSchema.safeParse({ ...turn, message: "" });
    expect(result.error?.issues.map(({ code, path }) => ({ code, path }))).toEqual([
      { code: "custom", path: ["message"] },
    ]);
  });

  it("takes 1 to 8 different attachments", () => {
    const many = [..."01234567"].map(attachment);
    expect(taken({ attachments: many })).toBe(true);
    expect(taken({ attachments: [...many, attachment("8")] })).toBe(false);
    expect(taken({ attachments: [] })).toBe(false);
    expect(taken({ attachments: [attachment("a"), attachment("a")] })).toBe(false);
    expect(taken({ attachments: [{ artifactId: "A".repeat(48) }] })).toBe(false);
  });

  it("names a pane without white space inside", () => {
    expect(taken({ herdrPaneId: " w1:p2 " })).toBe(true);
    for (const herdrPaneId of ["", "a b", "x".repeat(65)]) expect(taken({ herdrPaneId })).toBe(false);
  });
});

describe("the result of a send", () => {
  it("is accepted with the new revision and a run", () => {
    expect(answered(accepted)).toBe(true);
    expect(answered({ ...accepted, seatDelivery: { state: "steered", detail: "" } })).toBe(true);
    expect(answered({ ...accepted, seatDelivery: { state: "lost" } })).toBe(false);
  });

  it("OS14 is a revision conflict that names both revisions and no run", () => {
    const conflict = {
      ...base,
      status: "revision_conflict",
      expectedRevision: 4,
      currentRevision: 6,
      safeCursor: "c6",
    };
    expect(answered(conflict)).toBe(true);
    expect(answered({ ...conflict, runId: "run-1" })).toBe(false);
    expect(answered({ ...conflict, currentRevision: undefined })).toBe(false);
  });

  const offline = { ...base, status: "seat_offline", currentRevision: 4, safeCursor: "c4" };

  it("OS15 is undelivered with the stage rejected when a mode is refused", () => {
    expect(
      answered({ ...offline, status: "seat_undelivered", deliveryStage: "rejected", detail: "next turn only" }),
    ).toBe(true);
    expect(answered({ ...offline, status: "seat_undelivered" })).toBe(false);
  });

  it("OS17 can say that a queued message is stored", () => {
    expect(answered({ ...accepted, deliveryStage: "stored" })).toBe(true);
    expect(answered({ ...accepted, deliveryStage: "queued" })).toBe(false);
  });

  it("has a detail only where the message may have been lost", () => {
    expect(answered(offline)).toBe(true);
    expect(answered({ ...offline, detail: "gone" })).toBe(false);
    expect(answered({ ...offline, status: "seat_delivery_unconfirmed", detail: "", messageId: "m" })).toBe(true);
  });
});

describe("a receipt", () => {
  const query = { op: "send_receipt", schemaVersion: 1, turn };
  const record = { received: false, completeForMs: 86_400_000 };

  it("OS4 is asked for with the exact turn, revision included", () => {
    expect(SendReceiptRequestSchema.safeParse(query).success).toBe(true);
    expect(SendReceiptRequestSchema.shape.turn).toBe(SendRequestSchema.shape.turn);
    const { expectedRevision: _, ...unfenced } = turn;
    expect(SendReceiptRequestSchema.safeParse({ ...query, turn: unfenced }).success).toBe(false);
  });

  it("OS11 holds a record only on request, and the request says so with true alone", () => {
    expect(SendReceiptRequestSchema.safeParse({ ...query, record: true }).success).toBe(true);
    expect(SendReceiptRequestSchema.safeParse({ ...query, record: false }).success).toBe(false);
    expect(SendReceiptSchema.safeParse({ status: "unknown" }).success).toBe(true);
  });

  it("OS39 has the same status and result with a record and without one", () => {
    for (const receipt of [{ status: "retained", result: accepted }, { status: "unknown" }]) {
      expect(SendReceiptSchema.safeParse(receipt).success).toBe(true);
      expect(SendReceiptSchema.safeParse({ ...receipt, record }).success).toBe(true);
    }
    expect(SendReceiptSchema.safeParse({ status: "unknown", result: accepted }).success).toBe(false);
  });

  it("OS5 says whether the send was received", () => {
    for (const received of [undefined, "no", null]) {
      expect(SendReceiptSchema.safeParse({ status: "unknown", record: { ...record, received } }).success).toBe(false);
    }
  });

  it("OS6 is complete for at most 24 hours", () => {
    for (const [completeForMs, good] of [
      [0, true],
      [86_400_000, true],
      [86_400_001, false],
      [-1, false],
      [0.5, false],
    ] as const) {
      expect(
        SendReceiptSchema.safeParse({ status: "unknown", record: { received: true, completeForMs } }).success,
      ).toBe(good);
    }
  });
});
