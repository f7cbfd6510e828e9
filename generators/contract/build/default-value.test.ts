import { expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "./build.ts";
import { defaultProblem, readDefault } from "./default-value.ts";

const read = (schema: z.ZodDefault) => readDefault(schema._zod.def);

it("reads constants, and functions that give the same each time", () => {
  expect(read(z.unknown().default({ a: [1, null], b: -0 }))).toEqual({ value: { a: [1, null], b: -0 } });
  expect(read(z.string().default(() => "x"))).toEqual({ value: "x" });
});

it("finds out a default that follows the clock, and puts the clock back", () => {
  const { Date: before } = globalThis;
  expect(read(z.string().default(() => new Date().toISOString()))).toHaveProperty("problem");
  expect(read(z.number().default(() => Date.now()))).toHaveProperty("problem");
  expect(read(z.string().default(() => new Date(0).toISOString()))).toEqual({ value: "1970-01-01T00:00:00.000Z" });
  expect(globalThis.Date).toBe(before);
});

it("puts the clock back when the function throws", () => {
  const { Date: before } = globalThis;
  let calls = 0;
  const throwing = z.string().default(() => {
    calls += 1;
    if (calls > 1) throw new Error("second time");
    return "first";
  });
  expect(read(throwing)).toEqual({ problem: "The function of the default throws: second time" });
  expect(globalThis.Date).toBe(before);
});

it.each([new Map(), new Date(0), 5n, Number.NaN, [undefined], { a: () => 1 }, new (class Own {})()])(
  "refuses %s",
  (value) => {
    expect(read(z.unknown().default(value))).toEqual({ problem: "The default is not a JSON value." });
  },
);

it.each<readonly [z.ZodType, Parameters<typeof defaultProblem>[1], string | undefined]>([
  [z.number(), 0, undefined],
  [z.looseObject({ a: z.int(), b: z.null() }), { b: null, a: 1, c: [] }, undefined],
  [z.string().optional().nullable(), null, undefined],
  [z.string().max(3), "abcd", 'The schema refuses "abcd": Too big: expected string to have <=3 characters.'],
  [z.array(z.object({ a: z.int() })), [{ a: "" }], "at 0.a: Invalid input: expected number, received string."],
  [z.object({ a: z.int() }), { a: 1, b: 2 }, 'The schema makes {"a":1} of {"a":1,"b":2}.'],
  [z.string().max(3), "a".repeat(99), `The schema refuses "${"a".repeat(59)}…: `],
  [z.string().refine(async () => Promise.resolve(true)), "a", 'The schema cannot read "a": Encountered Promise'],
])("judges a default by its schema, %#", (schema, value, problem) => {
  if (problem === undefined) expect(defaultProblem(schema, value)).toBe(undefined);
  else expect(defaultProblem(schema, value)).toContain(problem);
});

it("leaves a default outside its schema to families for TypeScript alone", () => {
  const { families } = loadedFromModules({ shop: { all: { ShortSchema: z.string().min(3).default("ab") } } });
  const build = (typescriptOnly: boolean) =>
    buildContract({ families: families.map((family) => ({ ...family, typescriptOnly })) });
  expect(build(false).diagnostics.map(({ code }) => code)).toEqual(["SW325"]);
  expect(build(true).diagnostics).toEqual([]);
  expect(build(true).whole.types["shop.Short"]?.node).toMatchObject({ kind: "default", value: "ab" });
});
