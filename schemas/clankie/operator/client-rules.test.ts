import { describe, expect, it } from "vitest";
import {
  FleetSeatSchema,
  SendReceiptSchema,
  StopTaskRequestSchema,
  offeredDeliveryModes,
  offersStop,
  StopTaskResultSchema,
  mayResend,
  readStop,
  refusesSendForGood,
  sendAge,
  takesDelivery,
  stopRetryAfter,
} from "./operator.ts";

describe("what is offered for a seat", () => {
  const seat = { seatId: "s", personaId: "p", harness: "codex", status: "busy", title: "" };
  const flags = { interrupt: true, nextTurnOnly: false };
  const seats = [
    { ...seat, occupantId: "able", inputCapabilities: { ...flags, deliveryModes: ["steer", "queue"] } },
    { ...seat, occupantId: "plain", inputCapabilities: { ...flags, interrupt: false, deliveryModes: [] } },
    { ...seat, occupantId: "unknown" },
  ].map((each) => FleetSeatSchema.parse(each));

  it("OS21 offers the listed modes of the seat with that occupant, and none for an empty list", () => {
    expect(offeredDeliveryModes(seats, "able")).toEqual(["steer", "queue"]);
    expect(offeredDeliveryModes(seats, "plain")).toEqual([]);
    expect(offeredDeliveryModes(seats, "s")).toEqual([]);
  });

  it("OS22 infers nothing when the capabilities are missing", () => {
    expect(offeredDeliveryModes(seats, "unknown")).toEqual([]);
    expect(offersStop(seats, "unknown", true)).toBe(false);
  });

  it("OS25 goes by the flag alone, not by what a harness can do in general", () => {
    expect(seats.map((each) => each.harness)).toEqual(["codex", "codex", "codex"]);
    expect(seats.map((each) => offersStop(seats, each.occupantId, true))).toEqual([true, false, false]);
  });

  it("OS23 shows Stop while a task runs that can be stopped", () => {
    expect(offersStop(seats, "able", true)).toBe(true);
    expect(offersStop(seats, "able", false)).toBe(false);
    expect(offersStop(seats, "plain", true)).toBe(false);
    expect(offersStop(seats, "gone", true)).toBe(false);
  });
});

describe("what the service takes for a seat", () => {
  const owned = { deliveryModes: ["steer", "queue"], interrupt: true, nextTurnOnly: false } as const;
  const waiting = { deliveryModes: ["queue"], interrupt: false, nextTurnOnly: true } as const;
  const mailbox = { deliveryModes: [], interrupt: false, nextTurnOnly: false } as const;
  const taken = ({ deliveryModes, ...flags }: typeof owned | typeof waiting | typeof mailbox): boolean[] =>
    ([undefined, "steer", "queue"] as const).map((mode) =>
      takesDelivery({ ...flags, deliveryModes: [...deliveryModes] }, mode),
    );

  it("OS15 OS20 is a named mode only where the connection supports it, whatever the client knew", () => {
    expect(taken(owned)).toEqual([true, true, true]);
    expect(taken(mailbox)).toEqual([true, false, false]);
  });

  it("OS16 OS17 is queue and never steer where only the next turn can be reached", () => {
    expect(taken(waiting)).toEqual([true, false, true]);
  });
});

describe("reading a Stop", () => {
  it.each([
    [{ outcome: "stopped" }, "stopped"],
    [{ outcome: "already_finished" }, "already_finished"],
    [{ outcome: "uncertain", detail: "unsent_draft" }, "uncertain"],
    [{ outcome: "unavailable" }, "unavailable"],
    [{ outcome: "unavailable", detail: "There is an unsent draft" }, "unavailable"],
    [{ outcome: "unavailable", reason: "unsent_draft", detail: "stopped" }, "unsent_draft"],
    [{ outcome: "stopped", reason: "unsent_draft" }, "stopped"],
  ])("OS32 goes by outcome and reason, never by prose: %j", (result, reading) => {
    expect(readStop(StopTaskResultSchema.parse(result))).toBe(reading);
  });
});

describe("a send that was refused", () => {
  it.each([
    [409, "refused"],
    [409, undefined],
    [400, "invalid_conversation_request"],
    [413, undefined],
    [403, "operator_authority_required"],
    [429, "conversation_upstream_refused"],
    [503, "captain_execution_unavailable"],
  ])("OS38 OS19 is final with %d %s: no receipt need be asked for", (status, error) => {
    expect(refusesSendForGood(status, error)).toBe(true);
  });

  it.each([
    [200, undefined],
    [401, "revoked"],
    [403, "chat_grant_required"],
    [403, undefined],
    [408, "refused by nobody"],
    [500, "refused"],
    [502, "conversation_upstream_unavailable"],
    [503, "device_authorization_unavailable"],
  ])("OS38 is not final with %d %s", (status, error) => {
    expect(refusesSendForGood(status, error)).toBe(false);
  });
});

describe("OS30 retrying a Stop", () => {
  const asked = StopTaskRequestSchema.parse({
    op: "stop_task",
    schemaVersion: 1,
    conversationId: "c",
    includeReason: true,
  });

  it("OS30 leaves the new key out after a 400, once", () => {
    const again = stopRetryAfter(asked, 400);
    expect(again).toEqual({ op: "stop_task", schemaVersion: 1, conversationId: "c" });
    expect(again && stopRetryAfter(again, 400)).toBeUndefined();
    expect(asked.includeReason).toBe(true);
  });

  it("OS30 never follows an uncertain Stop or another failure", () => {
    expect([200, 401, 403, 409, 413, 500, 502, 503].filter((status) => stopRetryAfter(asked, status))).toEqual([]);
  });
});

describe("whether a send may be repeated", () => {
  const accepted = {
    schemaVersion: 1,
    conversationId: "c",
    status: "accepted",
    runId: "r",
    revision: 5,
    safeCursor: "c5",
  };
  const unknown = (received: boolean, completeForMs: number) =>
    ({ status: "unknown", record: { received, completeForMs } }) as const;

  it("OS8 takes a negative record as proof only while the send is younger than it is complete", () => {
    expect(mayResend(unknown(false, 5_000), 4_999)).toBe(true);
    expect(mayResend(unknown(false, 5_000), 5_000)).toBe(false);
    expect(mayResend(unknown(true, 5_000), 0)).toBe(false);
    expect(mayResend(unknown(false, 0), 0)).toBe(false);
  });

  it("OS2 OS3 finds no proof in a receipt that is merely unknown", () => {
    expect(mayResend({ status: "unknown" }, 0)).toBe(false);
  });

  it("OS9 never repeats a send of unknown age", () => {
    expect(mayResend(unknown(false, 5_000), sendAge(1_000, 60_000))).toBe(false);
  });

  it("OS37 lets two ages agree within a second and takes the larger one", () => {
    expect(sendAge(4_000, 5_000)).toBe(5_000);
    expect(sendAge(5_000, 4_000)).toBe(5_000);
    expect(sendAge(4_000, 5_001)).toBeUndefined();
    expect(sendAge(5_001, 4_000)).toBeUndefined();
  });

  it("OS8 takes the age when the answer arrives: a send that grew too old on the way proves nothing", () => {
    const [askedAtAge, answeredAtAge] = [4_990, 5_010];
    expect(mayResend(unknown(false, 5_000), askedAtAge)).toBe(true);
    expect(mayResend(unknown(false, 5_000), answeredAtAge)).toBe(false);
    expect(mayResend(unknown(false, 5_000), undefined)).toBe(false);
    const retained = { status: "retained", result: accepted, record: { received: false, completeForMs: 5_000 } };
    expect(mayResend(SendReceiptSchema.parse(retained), 0)).toBe(false);
  });

  it("OS10 compares ages of one machine: a wall clock set far back is a disagreement", () => {
    expect(sendAge(10_000, -86_400_000)).toBeUndefined();
  });
});
