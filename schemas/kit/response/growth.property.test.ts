import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, safeParseProtocolResponse as read } from "../kit.ts";

const seed = 20_261_130;
const UNKNOWN_KEYS = ["new", "__proto__", "0", "länge", "toString"];

const Part = z.strictObject({ colour: additiveEnum(["red", "blue"]), n: z.number() });
const Whole = z.strictObject({
  parts: z.array(Part),
  byName: z.record(z.string(), z.strictObject({ on: z.boolean() })),
  choice: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("a"), part: Part.optional() }),
    z.strictObject({ kind: z.literal("b"), pair: z.tuple([z.number(), z.strictObject({})]) }),
  ]),
  opaque: z.unknown(),
});

const part = fc.record({ colour: fc.constantFrom("red", "blue"), n: fc.integer() });
const whole = fc.record({
  parts: fc.array(part, { maxLength: 4 }),
  byName: fc.dictionary(fc.constantFrom("x", "y", "z"), fc.record({ on: fc.boolean() })),
  choice: fc.oneof(
    fc.record({ kind: fc.constant("a"), part }, { requiredKeys: ["kind"] }),
    fc.record({ kind: fc.constant("b"), pair: fc.tuple(fc.integer(), fc.constant({})) }),
  ),
  opaque: fc.jsonValue({ maxDepth: 2 }),
});

/** A copy of `value` with an unknown key in every object that a schema judges, and an unknown entry in the list of parts. */
function grown(value: unknown, key: string, at: number): unknown {
  const grow = (each: unknown, path: string): unknown => {
    if (path === ".opaque" || typeof each !== "object" || each === null) return each;
    if (Array.isArray(each)) {
      const entries = each.map((entry) => grow(entry, `${path}[]`));
      return path === ".parts" ? entries.toSpliced(at % (entries.length + 1), 0, { colour: "green", n: 0 }) : entries;
    }
    const members = Object.entries(each).map(([name, member]) => [name, grow(member, `${path}.${name}`)] as const);
    const copy = Object.fromEntries(members);
    if (path !== ".byName")
      Object.defineProperty(copy, key, { value: { any: 1 }, enumerable: true, configurable: true, writable: true });
    return copy;
  };
  return grow(value, "");
}

it(`RD19 A12 what a newer host adds anywhere is left out, and nothing else (seed ${seed})`, () => {
  fc.assert(
    fc.property(whole, fc.constantFrom(...UNKNOWN_KEYS), fc.nat(), (value, key, at) => {
      const answer = JSON.parse(JSON.stringify(grown(value, key, at))) as unknown;
      const before = JSON.stringify(answer);
      expect(Whole.safeParse(answer).success).toBe(false);
      expect(read(Whole, answer)).toEqual({ success: true, data: JSON.parse(JSON.stringify(value)) });
      expect(JSON.stringify(answer)).toBe(before);
    }),
    { seed, numRuns: 500 },
  );
});
