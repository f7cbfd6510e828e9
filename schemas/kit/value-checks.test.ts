import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  allEqual,
  atLeastOne,
  consecutive,
  exactlyOne,
  lastEquals,
  requiredWhen,
  totalLength,
  uniqueItems,
} from "./kit.ts";

const anything = z.looseObject({});

function accepts(check: z.core.$ZodCheck<object>, value: object): boolean {
  return anything.check(check).safeParse(value).success;
}

function issueOf(check: z.core.$ZodCheck<object>, value: object): unknown {
  return anything.check(check).safeParse(value).error?.issues[0];
}

describe("uniqueItems", () => {
  const unique = (value: unknown[], by?: string): boolean =>
    z.array(z.unknown()).check(uniqueItems(by)).safeParse(value).success;

  it("compares texts, numbers and booleans, each with its own kind", () => {
    expect(unique([])).toBe(true);
    expect(unique([1, "1", true, "true", "a", "A"])).toBe(true);
    for (const twice of ["a", "", 1, false]) expect(unique([twice, "between", twice])).toBe(false);
    expect(unique([0, -0])).toBe(false);
  });

  it("never lets entries of other kinds collide", () => {
    expect(unique([null, null, [1], [1], { a: 1 }, { a: 1 }])).toBe(true);
  });

  it("compares by a key, and skips entries without it", () => {
    expect(unique([{ id: 1 }, { id: "1" }, {}, {}, { id: null }, { id: null }, 7], "id")).toBe(true);
    expect(
      unique(
        [
          { id: 1, x: 1 },
          { id: 1, x: 2 },
        ],
        "id",
      ),
    ).toBe(false);
  });
});

describe("keys with a value", () => {
  const nothing = [undefined, null, "", []];
  const something = [0, false, " ", [null], {}];

  it("atLeastOne wants one of the keys to hold something", () => {
    const check = atLeastOne(["a", "b"]);
    expect(accepts(check, {})).toBe(false);
    expect(nothing.filter((a) => accepts(check, { a, c: 1 }))).toEqual([]);
    expect(something.filter((b) => !accepts(check, { b }))).toEqual([]);
    expect(accepts(check, { a: 1, b: 1 })).toBe(true);
  });

  it("exactlyOne wants one and no more", () => {
    const check = exactlyOne(["a", "b", "c"]);
    expect(accepts(check, { a: "", b: 1, c: null })).toBe(true);
    expect(accepts(check, { a: 1, b: 1 })).toBe(false);
    expect(accepts(check, { a: [] })).toBe(false);
  });

  it("requiredWhen wants all its keys when the condition holds", () => {
    const check = requiredWhen({ key: "on", equals: true }, ["a", "b"]);
    expect(accepts(check, { on: true, a: 1, b: 1 })).toBe(true);
    expect(accepts(check, { on: true, a: 1 })).toBe(false);
    expect(accepts(check, { on: true, a: 1, b: "" })).toBe(false);
    for (const on of [false, "true", 1, null, undefined]) expect(accepts(check, { on })).toBe(true);
    expect(accepts(check, {})).toBe(true);
  });

  it("keys are own ones", () => {
    expect(accepts(atLeastOne(["toString", "constructor"]), {})).toBe(false);
  });

  it("report at the object, or at a path below it", () => {
    const params = { "samewire.check": "atLeastOne" };
    const message = "Invalid object: at least one of a, b is needed";
    expect(issueOf(atLeastOne(["a", "b"]), {})).toEqual({ code: "custom", path: [], params, message });
    const placed = { path: ["b"], message: "Say b" };
    expect(issueOf(atLeastOne(["a", "b"], placed), {})).toMatchObject(placed);
    expect(issueOf(exactlyOne(["a"], placed), {})).toMatchObject(placed);
    expect(issueOf(requiredWhen({ key: "x", equals: 1 }, ["a"]), { x: 1 })).toMatchObject({
      message: "Invalid object: a must have a value when x is 1",
    });
  });
});

describe("totalLength", () => {
  const check = totalLength([["a"], ["list", "*", "text"]], 4);

  it("adds the texts at all paths", () => {
    expect(accepts(check, { a: "ab", list: [{ text: "c" }, { text: "d" }] })).toBe(true);
    expect(accepts(check, { a: "ab", list: [{ text: "c" }, { text: "de" }] })).toBe(false);
    expect(accepts(check, { list: [{ text: "abcde" }] })).toBe(false);
  });

  it("counts code points", () => {
    expect(accepts(check, { a: "𝔸𝔸𝔸𝔸" })).toBe(true);
    expect(accepts(check, { a: "𝔸𝔸𝔸𝔸𝔸" })).toBe(false);
    expect(accepts(check, { a: "e\u0301\u0301\u0301\u0301" })).toBe(false);
  });

  it("passes over everything else", () => {
    expect(accepts(check, { a: null, list: "abcdefgh", more: "abcdefgh" })).toBe(true);
    expect(accepts(check, { list: [null, "abcdefgh", { text: 12_345 }] })).toBe(true);
    expect(issueOf(check, { a: "abcde" })).toMatchObject({ message: "Too big: expected at most 4 characters in all" });
  });
});

describe("relations between values", () => {
  it("allEqual compares every scalar with one", () => {
    const check = allEqual(["list", "*", "id"], ["id"]);
    expect(accepts(check, { id: "a", list: [{ id: "a" }, { id: "a" }, {}, { id: null }] })).toBe(true);
    expect(accepts(check, { id: "a", list: [{ id: "a" }, { id: "b" }] })).toBe(false);
    expect(accepts(check, { id: 1, list: [{ id: "1" }] })).toBe(false);
    expect(accepts(check, { list: [{ id: "b" }] })).toBe(true);
    expect(issueOf(check, { id: "a", list: [{ id: "b" }] })).toMatchObject({
      message: "Invalid object: list.*.id must equal id",
    });
  });

  it("consecutive wants each number one above the last", () => {
    const check = consecutive(["list", "*", "n"]);
    const listed = (...numbers: unknown[]): boolean => accepts(check, { list: numbers.map((n) => ({ n })) });
    expect(listed() && listed(5) && listed(-1, 0, 1) && listed(1, "x", 2)).toBe(true);
    for (const numbers of [
      [1, 1],
      [1, 3],
      [2, 1],
      [1, 2, 4],
      [1, 1.5],
    ])
      expect(listed(...numbers)).toBe(false);
  });

  it("lastEquals compares the last number with one, if there is any", () => {
    const check = lastEquals(["list", "*"], ["last"]);
    expect(accepts(check, { list: [1, 2], last: 2 })).toBe(true);
    expect(accepts(check, { list: [1, 2, "x"], last: 2 })).toBe(true);
    expect(accepts(check, { list: [], last: 2 })).toBe(true);
    expect(accepts(check, { last: 2 })).toBe(true);
    expect(accepts(check, { list: [1, 2], last: 1 })).toBe(false);
    expect(accepts(check, { list: [1, 2], last: "2" })).toBe(false);
    expect(accepts(check, { list: [1, 2] })).toBe(false);
  });
});

it("value checks run only while nothing around their value aborted", () => {
  const schema = z.strictObject({ a: z.string().max(1), b: z.number().optional() }).check(atLeastOne(["c"]));
  const codes = (value: object): string[] | undefined => schema.safeParse(value).error?.issues.map(({ code }) => code);
  expect(codes({ a: 1 })).toEqual(["invalid_type"]);
  expect(codes({ a: "ab" })).toEqual(["too_big", "custom"]);
});

it("every value check carries its rule as data", () => {
  const when = { key: "x", equals: 1 };
  const rules = [
    uniqueItems(),
    uniqueItems("id"),
    atLeastOne(["a"]),
    atLeastOne(["a"], { path: ["a"] }),
    exactlyOne(["a"]),
    requiredWhen(when, ["a"]),
    totalLength([["a"]], 3),
    allEqual(["a"], ["b"]),
    consecutive(["a"]),
    lastEquals(["a"], ["b"]),
  ].map((check) => check._zod.def.samewire);
  expect(rules).toEqual([
    { check: "uniqueItems" },
    { check: "uniqueItems", by: "id" },
    { check: "atLeastOne", keys: ["a"] },
    { check: "atLeastOne", keys: ["a"], path: ["a"] },
    { check: "exactlyOne", keys: ["a"] },
    { check: "requiredWhen", when, keys: ["a"] },
    { check: "totalLength", paths: [["a"]], max: 3 },
    { check: "allEqual", path: ["a"], to: ["b"] },
    { check: "consecutive", path: ["a"] },
    { check: "lastEquals", path: ["a"], to: ["b"] },
  ]);
});
