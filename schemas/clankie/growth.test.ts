import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FleetSeatSchema, additiveEnum, safeParseProtocolResponse as read } from "./index.ts";

const seat = { seatId: "s", occupantId: "o", personaId: "p", harness: "codex", status: "busy", title: "" };
const inputCapabilities = { deliveryModes: ["queue"], interrupt: false, nextTurnOnly: true };

describe("what a host may do about older clients", () => {
  it("G6 may withhold a new field from a device: every reader can read the rest, and none learns of the field", () => {
    const older = FleetSeatSchema.omit({ inputCapabilities: true });
    const whole = { ...seat, inputCapabilities };
    for (const reader of [older, FleetSeatSchema]) {
      expect(reader.safeParse(seat).success).toBe(true);
      expect(read(reader, seat).data).toEqual(seat);
    }
    expect(older.safeParse(whole).success).toBe(false);
    expect(read(FleetSeatSchema, whole).data).toEqual(whole);
  });

  it("G9 cannot give an installed client a tolerance that its own code lacks", () => {
    const list = (kind: z.ZodType<string>) => z.strictObject({ entries: z.array(z.strictObject({ kind })) });
    const installed = list(z.enum(["a"]));
    const updated = list(additiveEnum(["a"]));
    const answer = { entries: [{ kind: "a" }, { kind: "new" }] };
    expect(read(installed, answer).success).toBe(false);
    expect(read(updated, answer).data).toEqual({ entries: [{ kind: "a" }] });
  });
});
