import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, safeParseProtocolResponse as read } from "../kit.ts";

/** A response as it is now, as an installed client knows it. */
const known = {
  schemaVersion: z.literal(1),
  status: z.enum(["open", "shut"]),
  settings: z.array(z.strictObject({ key: additiveEnum(["room", "voice"]), on: z.boolean() })),
};
const Installed = z.strictObject(known);
const good = { schemaVersion: 1, status: "open", settings: [{ key: "room", on: true }] };

describe("what an installed reader makes of a newer host", () => {
  it("G1 a new optional key, even a new optional object, reads as before", () => {
    const Newer = z.strictObject({ ...known, owner: z.strictObject({ name: z.string() }).optional() });
    const answer = { ...good, owner: { name: "Ada" } };
    expect(Newer.safeParse(answer).success).toBe(true);
    expect(read(Installed, answer).data).toEqual(good);
  });

  it("G2 a new value of a plain enum breaks it; the same fact in a new optional key does not", () => {
    expect(read(Installed, { ...good, status: "ajar" }).success).toBe(false);
    expect(read(Installed, { ...good, degree: "ajar" }).data).toEqual(good);
    expect(read(Installed, { ...good, schemaVersion: 2 }).success).toBe(false);
  });

  it("G3 a new value of an additive enum costs that list entry, silently", () => {
    const answer = { ...good, settings: [{ key: "lights", on: false }, ...good.settings] };
    expect(read(Installed, answer)).toEqual({ success: true, data: good });
  });

  it("G8 an optional object that is missing stays missing", () => {
    const Optional = z.strictObject({ ...known, abilities: z.strictObject({ stop: z.boolean() }).optional() });
    expect(read(Optional, good).data).not.toHaveProperty("abilities");
  });
});
