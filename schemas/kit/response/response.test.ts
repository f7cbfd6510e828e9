import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, parseProtocolResponse, safeParseProtocolResponse as read } from "../kit.ts";
import { removalsOf } from "./removals.ts";

const Leaf = z.strictObject({ id: z.string() });

/** Output of a tolerant reading, or undefined when it fails. */
function output(schema: z.ZodType, value: unknown): unknown {
  const result = read(schema, value);
  return result.success ? result.data : undefined;
}

/** Codes of the issues of a tolerant reading that fails. */
function codes(schema: z.ZodType, value: unknown): string[] {
  const result = read(schema, value);
  if (result.success) throw new Error("the reading succeeded");
  return result.error.issues.map((issue) => issue.code);
}

describe("what is tried", () => {
  it("RD1 gives an ordinary success unchanged and runs its functions once", () => {
    let runs = 0;
    const schema = z.strictObject({
      text: z.string().transform((text) => {
        runs += 1;
        return text.length;
      }),
      kind: z.string().default("plain"),
    });
    expect(read(schema, { text: "four" })).toEqual({ success: true, data: { text: 4, kind: "plain" } });
    expect(runs).toBe(1);
  });

  it("RD1 runs functions once per reading on the tolerant path, each time from the raw input", () => {
    const seen: string[] = [];
    const schema = z.strictObject({
      text: z.string().transform((text) => {
        seen.push(text);
        return text.length;
      }),
    });
    expect(output(schema, { text: "four", more: 1 })).toEqual({ text: 4 });
    expect(seen).toEqual(["four", "four"]);
  });

  it("RD2 gives the original failure when one issue of several is not tolerable", () => {
    const schema = z.strictObject({ a: Leaf, n: z.number() });
    const value = { a: { id: "1", more: true }, n: "no", more: true };
    expect(read(schema, value)).toEqual(schema.safeParse(value));
    expect(codes(schema, value)).toContain("unrecognized_keys");
  });

  it("RD3 judges the projection by the same schema, and that second verdict stands", () => {
    const schema = z
      .strictObject({ list: z.array(z.strictObject({ id: z.string() })) })
      .refine((box) => box.list.length < 2);
    expect(output(schema, { list: [{ id: "1", more: 1 }], more: 1 })).toEqual({ list: [{ id: "1" }] });
    const filled = z.strictObject({ colours: z.array(additiveEnum(["red"])).min(1) });
    expect(codes(filled, { colours: ["green"] })).toEqual(["too_small"]);
  });

  it("RD7 treats a failure without issues as not tolerable", () => {
    expect(removalsOf([], { a: 1 })).toBeUndefined();
  });

  it("RD17 throws an instance of ZodError whose stack leads to the caller", () => {
    let thrown: unknown;
    try {
      parseProtocolResponse(Leaf, { id: 7 });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(z.ZodError);
    expect((thrown as Error).stack).toContain("response.test.ts");
    expect(parseProtocolResponse(Leaf, { id: "7", more: 1 })).toEqual({ id: "7" });
  });

  it("RD22 lets Zod's error about an async check through", () => {
    const schema = Leaf.refine(async () => true);
    expect(() => read(schema, { id: "1" })).toThrow(z.core.$ZodAsyncError);
  });
});

describe("what is left out", () => {
  it.each([
    ["the root", Leaf, { id: "1", x: 1 }, { id: "1" }],
    ["a nested object", z.strictObject({ in: Leaf }), { in: { id: "1", x: 1 } }, { in: { id: "1" } }],
    ["a list", z.array(Leaf), [{ id: "1", x: 1 }, { id: "2" }], [{ id: "1" }, { id: "2" }]],
    ["a tuple", z.tuple([z.number(), Leaf]), [1, { id: "1", x: 1 }], [1, { id: "1" }]],
    ["a record", z.record(z.string(), Leaf), { a: { id: "1", x: 1 } }, { a: { id: "1" } }],
    ["an optional value", z.strictObject({ in: Leaf.optional() }), { in: { id: "1", x: 1 } }, { in: { id: "1" } }],
    ["a nullable value", z.strictObject({ in: Leaf.nullable() }), { in: { id: "1", x: 1 } }, { in: { id: "1" } }],
  ])("RD4 drops exactly the unknown keys of %s", (_place, schema, value, expected) => {
    expect(output(schema, value)).toEqual(expected);
  });

  const A = z.strictObject({ a: z.number(), in: z.strictObject({}).optional() });
  const B = z.strictObject({ b: z.number() });

  it("RD5 takes the removals of the first union branch that is tolerable throughout", () => {
    expect(output(z.union([A, B]), { a: 1, b: 2, c: 3 })).toEqual({ a: 1 });
    expect(output(z.union([B, A]), { a: 1, b: 2, c: 3 })).toEqual({ b: 2 });
  });

  it("RD5 looks into unions inside unions", () => {
    const nested = z.strictObject({ u: z.union([z.union([A, B]), z.number()]) });
    expect(output(nested, { u: { a: 1, b: 2, in: { x: 1 } } })).toEqual({ u: { a: 1, in: {} } });
  });

  it("RD5 rejects a union without a tolerable branch", () => {
    expect(codes(z.union([A, B]), { a: "no", b: "no", c: 3 })).toEqual(["invalid_union"]);
  });

  it("RD6 judges a matched discriminated branch by its own issues, and rejects an unknown or missing tag", () => {
    const schema = z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("a"), n: z.number() }),
      z.strictObject({ kind: z.literal("b") }),
    ]);
    expect(output(schema, { kind: "a", n: 1, x: 1 })).toEqual({ kind: "a", n: 1 });
    expect(codes(schema, { kind: "c", x: 1 })).toEqual(["invalid_union"]);
    expect(codes(schema, { n: 1, x: 1 })).toEqual(["invalid_union"]);
  });

  it("RD6 rejects an exclusive union that matches twice", () => {
    const schema = z.xor([z.object({ a: z.number() }), z.object({ b: z.number() })]);
    expect(codes(schema, { a: 1, b: 2 })).toEqual(["invalid_union"]);
  });

  it("RD19 removes several keys of one object and keys at several depths together", () => {
    const schema = z.strictObject({ in: z.strictObject({ list: z.array(Leaf) }) });
    const value = { x: 1, y: 2, in: { z: 3, list: [{ id: "1", u: 1, v: 2 }] } };
    expect(output(schema, value)).toEqual({ in: { list: [{ id: "1" }] } });
  });

  it("RD13 keeps the keys of a record and cleans its values; a closed record loses an extra key", () => {
    expect(output(z.record(z.string(), Leaf), { a: { id: "1", x: 1 }, b: { id: "2" } })).toEqual({
      a: { id: "1" },
      b: { id: "2" },
    });
    expect(output(z.record(z.enum(["a", "b"]), z.number()), { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2 });
    expect(output(z.record(z.literal(["a"]), z.number()), { a: 1, c: 3 })).toEqual({ a: 1 });
    expect(output(z.partialRecord(z.enum(["a", "b"]), z.number()), { a: 1, c: 3 })).toEqual({ a: 1 });
  });

  it("RD14 keeps what a catchall declares, and rejects what it does not", () => {
    const schema = z.strictObject({ in: z.object({ id: z.string() }).catchall(z.number()) });
    expect(output(schema, { in: { id: "1", n: 2 }, x: 1 })).toEqual({ in: { id: "1", n: 2 } });
    expect(codes(schema, { in: { id: "1", n: "two" }, x: 1 })).toContain("invalid_type");
  });

  it("RD15 leaves open objects as Zod reads them", () => {
    const schema = z.strictObject({ drop: z.object({}), keep: z.looseObject({}) });
    expect(output(schema, { drop: { x: 1 }, keep: { x: 1 }, x: 1 })).toEqual({ drop: {}, keep: { x: 1 } });
  });
});
