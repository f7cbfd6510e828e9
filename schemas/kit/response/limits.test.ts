import { describe, expect, it } from "vitest";
import { z } from "zod";
import { safeParseProtocolResponse as read } from "./response.ts";

const Leaf = z.strictObject({ id: z.string() });

function succeeds(schema: z.ZodType, value: unknown): boolean {
  return read(schema, value).success;
}

describe("the input", () => {
  it("RD8 is never changed", () => {
    const value = { id: "1", more: { deep: [1] } };
    const before = structuredClone(value);
    expect(succeeds(Leaf, value)).toBe(true);
    expect(value).toEqual(before);
    expect(Leaf.safeParse(value).success).toBe(false);
  });

  it("RD9 is copied only on the way to a removal, however deep the rest is", () => {
    let deep: unknown = "bottom";
    for (let level = 0; level < 20_000; level += 1) deep = { deep };
    const schema = z.strictObject({ opaque: z.unknown(), list: z.array(Leaf) });
    const result = read(schema, { opaque: deep, list: [{ id: "1", x: 1 }], x: 1 });
    expect(result.success && result.data.opaque).toBe(deep);
  });

  it("RD20 loses keys by path, not by identity", () => {
    const shared = { id: "1", more: 2 };
    const schema = z.strictObject({ x: Leaf, y: z.looseObject({ id: z.string() }) });
    expect(read(schema, { x: shared, y: shared }).data).toEqual({ x: { id: "1" }, y: { id: "1", more: 2 } });
  });

  it("RD21 may hold an own key __proto__, which goes like any unknown key and changes no prototype", () => {
    const value: unknown = JSON.parse('{"in":{"id":"1","__proto__":{"x":1}},"keep":{"a":1},"__proto__":{"y":1}}');
    const schema = z.strictObject({ in: Leaf, keep: z.record(z.string(), z.number()) });
    const result = read(schema, value);
    expect(result.data).toEqual({ in: { id: "1" }, keep: { a: 1 } });
    expect(Object.getPrototypeOf(result.data?.in)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it("RD16 that a path cannot be walked in gives the original failure", () => {
    const schema = z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(Leaf);
    const value = '{"id":"1","more":2}';
    expect(read(schema, value)).toEqual(schema.safeParse(value));
    expect(succeeds(z.strictObject({ in: schema }), { in: value, more: 1 })).toBe(false);
  });

  it("RD16 holds for sets and maps too, whose members are no keys", () => {
    expect(succeeds(z.set(Leaf), new Set([{ id: "1", more: 2 }]))).toBe(false);
    expect(succeeds(z.map(z.string(), Leaf), new Map([["a", { id: "1", more: 2 }]]))).toBe(false);
  });
});

describe("what stays strict", () => {
  const Bounded = z.strictObject({
    schemaVersion: z.literal(1),
    at: z.iso.datetime(),
    n: z.number().max(5),
    list: z.array(z.string().max(3)).max(2),
    part: z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("a") })]),
  });
  const good = { schemaVersion: 1, at: "2026-11-30T10:00:00Z", n: 5, list: ["abc"], part: { kind: "a" } };

  it("RD10 reads the good value with unknown keys beside it", () => {
    expect(read(Bounded, { ...good, more: 1 }).data).toEqual(good);
  });

  it.each([
    ["another version", { schemaVersion: 2 }],
    ["an unknown discriminator", { part: { kind: "b" } }],
    ["a number out of range", { n: 6 }],
    ["a list that is too long", { list: ["a", "b", "c"] }],
    ["a text that is too long", { list: ["abcd"] }],
    ["a bad format", { at: "yesterday" }],
    ["a missing key", { n: undefined }],
  ])("RD10 rejects %s beside unknown keys", (_fault, change) => {
    const value = JSON.parse(JSON.stringify({ ...good, ...change, more: 1 })) as unknown;
    expect(succeeds(Bounded, value)).toBe(false);
  });

  it("RD11 rejects a list over its bound whatever its entries hold", () => {
    const schema = z.array(Leaf).max(2);
    const entry = { id: "1", more: 1 };
    expect(succeeds(schema, [entry, entry])).toBe(true);
    expect(succeeds(schema, [entry, entry, entry])).toBe(false);
  });

  it("RD12 rejects when a refinement is false, in the first reading or in the second", () => {
    const first = z.strictObject({ a: z.number() }).refine(({ a }) => a > 5);
    expect(succeeds(first, { a: 1, n: 1 })).toBe(false);
    expect(read(first, { a: 6, n: 1 }).data).toEqual({ a: 6 });
  });

  it("RD23 leaves a node with a catch as the first reading made it", () => {
    const schema = z.strictObject({ in: Leaf.catch({ id: "caught" }) });
    expect(read(schema, { in: { id: "1", more: 2 }, more: 1 }).data).toEqual({ in: { id: "caught" } });
  });

  it("RD24 drops only what both sides of an intersection do not know", () => {
    const schema = z.intersection(z.strictObject({ a: z.number() }), z.strictObject({ b: z.number() }));
    expect(read(schema, { a: 1, b: 2, c: 3 }).data).toEqual({ a: 1, b: 2 });
    const inside = z.intersection(
      z.strictObject({ in: z.strictObject({ a: z.number() }) }),
      z.strictObject({ in: z.strictObject({ b: z.number() }) }),
    );
    expect(succeeds(inside, { in: { a: 1, b: 2 } })).toBe(false);
  });
});
