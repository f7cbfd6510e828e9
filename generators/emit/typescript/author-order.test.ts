import { expect, it } from "vitest";
import { z } from "zod";
import { scriptModule } from "./testing/zod-module.ts";

type Call = (value: unknown) => unknown;

/** The author's code is run where Zod runs it, and what it throws first is what a caller sees. */
const functions = {
  throwFirst: (): boolean => {
    throw new Error("first");
  },
  throwSecond: (): boolean => {
    throw new Error("second");
  },
};

const nested = z.object({ a: z.any().refine(functions.throwFirst) }).meta({ id: "Nested" });
const schemas = {
  InOrder: z.object({ a: nested, b: z.any().refine(functions.throwSecond) }),
  OtherKeys: z.object({ a: nested }).catchall(z.any().refine(functions.throwSecond)),
  Option: z.union([
    z.tuple([z.string()], z.any().refine(functions.throwFirst)).meta({ id: "Row" }),
    z.any().refine(functions.throwSecond),
  ]),
  Absent: z.object({ a: z.any().refine(functions.throwFirst).optional().refine(functions.throwSecond) }),
  AbsentProperty: z.strictObject({
    a: z
      .string()
      .optional()
      .check(z.property("length", z.number()) as never),
  }),
  AbsentBelow: z.object({ a: z.object({}).meta({ id: "Below" }).exactOptional().refine(functions.throwFirst) }),
};

it.each([
  ["the first of two checks that throw", "InOrder", { a: { a: 1 }, b: 1 }, "first"],
  ["a property before other keys", "OtherKeys", { b: 1, a: { a: 1 } }, "first"],
  ["an option that is refused before it throws", "Option", [1, 2], "first"],
  ["a check of an absent key", "Absent", {}, "second"],
  ["a property of an absent value", "AbsentProperty", {}, "Cannot read properties of undefined"],
  ["a present key", "Absent", { a: 1 }, "first"],
] as const)("throws as Zod does: %s", async (_, name, input, message) => {
  const { modules } = await scriptModule(schemas, functions);
  expect(() => schemas[name].safeParse(input)).toThrow(message);
  for (const module of Object.values(modules))
    for (const verb of ["is", "parse", "safeParse", "read"])
      expect(() => (module[verb + name] as Call)(input)).toThrow(message);
});
