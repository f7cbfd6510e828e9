import { expect, it } from "vitest";
import { z } from "zod";
import { readDefault } from "./default-value.ts";

const read = (schema: z.ZodDefault) => readDefault(schema._zod.def);

it("reads constants, and functions that give the same each time", () => {
  expect(read(z.unknown().default({ a: [1, null], b: -0 }))).toEqual({ value: { a: [1, null], b: 0 } });
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
