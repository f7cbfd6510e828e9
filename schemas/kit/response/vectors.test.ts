import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum } from "../kit.ts";
import { safeParseProtocolResponse as read } from "./response.ts";

const fail = Symbol("fail");

function output(schema: z.ZodType, value: unknown): unknown {
  const result = read(schema, value);
  return result.success ? result.data : fail;
}

const Item = z.strictObject({ id: z.string(), kind: additiveEnum(["red", "blue"]) });
const Box = z.strictObject({ v: z.literal(1), items: z.array(Item).max(3), tag: z.enum(["a", "b"]) });
const red = { id: "1", kind: "red" };
const green = { id: "2", kind: "green" };
const box = { v: 1, items: [red], tag: "a" };

describe("the worked vectors of a box of items", () => {
  it.each([
    ["an unknown key", Box, { ...box, new: true }, box],
    ["an unknown key beside a dropped item", Box, { ...box, items: [{ ...red, x: 0 }, green] }, box],
    ["a plain enum", Box, { v: 1, items: [green], tag: "c" }, fail],
    ["a version", Box, { v: 2, items: [], tag: "a", new: 1 }, fail],
    ["a wrong type in the dropped item", Box, { v: 1, items: [{ id: 2, kind: "green" }], tag: "a" }, fail],
    ["no text where an additive enum stands", Box, { v: 1, items: [{ id: "1", kind: 7 }], tag: "a" }, fail],
    ["one item too many", Box, { v: 1, items: [red, red, red, green], tag: "a" }, fail],
    [
      "a list at the root",
      z.array(Item),
      [
        { id: "1", kind: "green" },
        { id: "2", kind: "blue" },
      ],
      [{ id: "2", kind: "blue" }],
    ],
    ["an item at the root", Item, { id: "1", kind: "green" }, fail],
  ])("%s", (_name, schema, value, expected) => {
    expect(schema.safeParse(value).success).toBe(false);
    expect(output(schema, value)).toEqual(expected);
  });
});

describe("the further vectors", () => {
  const strict = z.strictObject;
  const K = additiveEnum(["k"]);
  const numbers = z.union([strict({ a: z.number() }), strict({ b: z.number() })]);
  const kOrNumber = z.array(z.union([strict({ k: K }), strict({ b: z.number() })]));
  const above5 = strict({ a: z.number() }).refine(({ a }) => a > 5);
  const below3 = strict({ k: K, b: z.number() }).refine(({ b }) => b < 3);
  const unique = z.array(K).refine((list) => new Set(list).size === list.length);

  it.each([
    ["RD5, two tolerable branches", numbers, { a: 1, b: 2, c: 3 }, { a: 1 }],
    ["RD5, the single-branch shortcut", numbers, { a: 1, n: 1 }, { a: 1 }],
    ["A14, only the other branch is judged", kOrNumber, [{ k: "z", b: 1 }], [{ b: 1 }]],
    [
      "A14, and its bound rejects",
      z.array(z.union([strict({ k: K }), strict({ k: z.string().max(0) })])),
      [{ k: "z" }],
      fail,
    ],
    ["A14, the first tolerable branch", kOrNumber, [{ k: "z" }, { b: 1 }], [{ b: 1 }]],
    ["RD12, a refinement that is false", above5, { a: 1, n: 1 }, fail],
    ["RD12, a refinement that is true", above5, { a: 6, n: 1 }, { a: 6 }],
    ["A18, the dropped entry is not refined", z.array(below3), [{ k: "z", b: 9 }], []],
    ["A15b, uniqueness after the drop", unique, ["z", "z", "k"], ["k"]],
    ["A11, too long before the drop", z.array(K).length(1), ["z", "k"], fail],
    ["A11, too short after the drop", z.array(K).length(2), ["z", "k"], fail],
    ["RD13, a partial record", z.partialRecord(z.enum(["a"]), z.number()), { a: 1, q: 2 }, { a: 1 }],
    ["RD21, an own __proto__", strict({ a: z.number() }), JSON.parse('{"a":1,"__proto__":{"x":1}}'), { a: 1 }],
    ["A6, through a record", z.array(z.record(z.string(), K)), [{ a: "z" }, { a: "k" }], [{ a: "k" }]],
  ])("%s", (_name, schema, value, expected) => {
    expect(output(schema, value)).toEqual(expected);
  });
});
