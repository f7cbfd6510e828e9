import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { isGreater, successorOf } from "./decimal.ts";
import { decimalSchema, opaqueIdSchema, timestampSchema } from "./scalars.ts";
import { text, unicodeText } from "./text-bounds.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("texts", () => {
  it("P96 are bounded in UTF-16 units", () => {
    expect(accepts(opaqueIdSchema, "🚀".repeat(128))).toBe(true);
    expect(accepts(opaqueIdSchema, "🚀".repeat(129))).toBe(false);
    expect(accepts(opaqueIdSchema, "x".repeat(256))).toBe(true);
    expect(accepts(opaqueIdSchema, "x".repeat(257))).toBe(false);
    expect(accepts(opaqueIdSchema, "")).toBe(false);
    expect(accepts(text(0, 3), "a\n🚀")).toBe(false);
    expect(accepts(text(1, 4), "a\n🚀")).toBe(true);
    expect(accepts(text(0, 1), "🚀")).toBe(false);
    expect(accepts(text(1, 2), "🚀")).toBe(true);
    expect(accepts(text(1, 1), "\uD800")).toBe(true);
    expect([text(0, 1), text(1, 1)].map((schema) => accepts(schema, ""))).toEqual([true, false]);
  });

  it("P23 hold no lone surrogate where they are Unicode, and anything else", () => {
    for (const lone of ["\uD800", "a\uDC00", "\uDC00\uD800", "🚀\uD83D"]) {
      expect(accepts(unicodeText(0, 9), lone)).toBe(false);
      expect(accepts(opaqueIdSchema, lone)).toBe(false);
    }
    for (const fine of ["", "\0\n", " a ", "🚀", "e\u0301", "\uFEFF"]) {
      expect(unicodeText(0, 9).parse(fine)).toBe(fine);
    }
  });
});

describe("decimals", () => {
  it("P22 have no sign, no leading zero, no fraction and at most 40 digits", () => {
    for (const bad of ["07", "+7", "-7", "7.0", "", " 7", "7\n", "1e3", "9".repeat(41)]) {
      expect(accepts(decimalSchema, bad)).toBe(false);
    }
    for (const good of ["0", "7", "9".repeat(40)]) expect(accepts(decimalSchema, good)).toBe(true);
  });

  it("P22 compare by value", () => {
    expect(isGreater("10", "9")).toBe(true);
    expect(isGreater("9", "10")).toBe(false);
    expect(isGreater("10", "10")).toBe(false);
    expect(isGreater("9".repeat(40), `8${"9".repeat(39)}`)).toBe(true);
    expect(successorOf("9007199254740993")).toBe("9007199254740994");
    expect(successorOf("9".repeat(40))).toBe(`1${"0".repeat(40)}`);
  });
});

describe("timestamps", () => {
  it("P97 have seconds, a capital T and Z, and a day that exists", () => {
    const good = ["2030-01-01T00:00:00Z", "2030-01-01T00:00:00.123456789Z", "2028-02-29T23:59:59Z"];
    for (const time of good) expect(accepts(timestampSchema, time)).toBe(true);
    const bad = [
      "2030-01-01T00:00Z",
      "2030-01-01T00:00:00+00:00",
      "2030-01-01t00:00:00Z",
      "2030-01-01T00:00:00z",
      "2030-02-30T00:00:00Z",
      "2030-01-01T24:00:00Z",
      "2030-01-01T00:00:60Z",
      "2030-01-01T00:00:00.Z",
    ];
    for (const time of bad) expect(accepts(timestampSchema, time)).toBe(false);
  });
});
