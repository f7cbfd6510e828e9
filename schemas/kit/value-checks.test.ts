import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  allEqual,
  atLeastOne,
  consecutive,
  entryCount,
  exactlyOne,
  implies,
  jsonBytes,
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
  const unique = (value: unknown[], by?: string | [string, ...string[]]): boolean =>
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

describe("uniqueItems by several keys", () => {
  const unique = (value: unknown[], ...by: [string, ...string[]]): boolean =>
    z.array(z.unknown()).check(uniqueItems(by)).safeParse(value).success;

  it("compares the tuples of the values", () => {
    const first = { a: "x", b: "y", c: 1 };
    expect(unique([first, { a: "x", b: "z" }, { a: "z", b: "y" }, { a: "y", b: "x" }], "a", "b")).toBe(true);
    expect(unique([first, { a: "z", b: "y" }, { a: "x", b: "y", c: 2 }], "a", "b")).toBe(false);
    expect(unique([first, { b: "y", a: "x", c: 2 }], "a", "b", "c")).toBe(true);
  });

  it("tells apart values of different kinds, and where one value ends", () => {
    expect(
      unique(
        [
          { a: 1, b: true },
          { a: "1", b: true },
          { a: 1, b: "true" },
        ],
        "a",
        "b",
      ),
    ).toBe(true);
    expect(
      unique(
        [
          { a: "x,y", b: "z" },
          { a: "x", b: "y,z" },
        ],
        "a",
        "b",
      ),
    ).toBe(true);
    expect(
      unique(
        [
          { a: 0, b: "" },
          { a: -0, b: "" },
        ],
        "a",
        "b",
      ),
    ).toBe(false);
    expect(
      unique(
        [
          { a: "\ud800", b: 1 },
          { a: "\ud801", b: 1 },
        ],
        "a",
        "b",
      ),
    ).toBe(true);
    expect(
      unique(
        [
          { a: Infinity, b: 1 },
          { a: -Infinity, b: 1 },
        ],
        "a",
        "b",
      ),
    ).toBe(true);
  });

  it("never lets an entry collide that lacks a scalar at one of the keys", () => {
    for (const b of [undefined, null, [], {}, ["y"]])
      expect(
        unique(
          [
            { a: "x", b },
            { a: "x", b },
          ],
          "a",
          "b",
        ),
      ).toBe(true);
    expect(unique([{ a: "x" }, { a: "x" }, "x", "x", null, null], "a", "b")).toBe(true);
  });

  it("with one key in the list is what it is with that key", () => {
    const entries = [{ a: 1 }, { a: "1" }, {}, { a: null }, { a: null }];
    expect([unique(entries, "a"), unique([...entries, { a: 1 }], "a")]).toEqual([true, false]);
  });
});

describe("implies", () => {
  const check = implies(
    [
      { key: "status", in: ["done", "failed"] },
      { key: "durable", in: [true] },
    ],
    { required: ["id"], forbidden: ["rest", "list"], values: [{ key: "code", in: [1, "1"] }] },
  );
  const met = { status: "done", durable: true, id: "x", code: 1 };

  it("asks for its keys and values when every case holds", () => {
    expect(accepts(check, met)).toBe(true);
    expect(accepts(check, { ...met, code: "1", status: "failed", rest: null, list: [] })).toBe(true);
    for (const wrong of [{ id: "" }, { id: null }, { id: undefined }, { rest: 0 }, { list: [0] }, { code: 2 }])
      expect(accepts(check, { ...met, ...wrong })).toBe(false);
    expect(accepts(check, { status: "done", durable: true, id: "x" })).toBe(false);
  });

  it("asks for nothing when one case does not hold", () => {
    for (const status of [undefined, null, "", "Done", ["done"], true])
      expect(accepts(check, { status, durable: true })).toBe(true);
    for (const durable of [false, "true", 1, undefined]) expect(accepts(check, { status: "done", durable })).toBe(true);
  });

  it("looks at own keys only", () => {
    const inherited = implies([{ key: "a", in: [1] }], { required: ["toString"] });
    expect(accepts(inherited, { a: 1 })).toBe(false);
    expect(accepts(implies([{ key: "a", in: [1] }], { forbidden: ["toString"] }), { a: 1 })).toBe(true);
  });
});

describe("entryCount", () => {
  it("counts the keys of a record", () => {
    const counted = z.record(z.string(), z.unknown()).check(entryCount({ min: 1, max: 2 }));
    const verdicts = [{}, { a: 1 }, { a: 1, b: null }, { a: 1, b: 2, c: 3 }].map(
      (each) => counted.safeParse(each).success,
    );
    expect(verdicts).toEqual([false, true, true, false]);
  });

  it("counts after keys became one, and without `__proto__`", () => {
    const counted = z.record(z.string().toLowerCase(), z.unknown()).check(entryCount({ max: 1 }));
    expect(counted.safeParse({ a: 1, A: 2 }).success).toBe(true);
    expect(counted.safeParse(JSON.parse('{"__proto__":1,"a":1}')).success).toBe(true);
  });
});

describe("jsonBytes", () => {
  const bytesOf = (value: object): number => {
    let max = 0;
    while (!accepts(jsonBytes(max), value)) max += 1;
    return max;
  };

  it("counts the bytes of the JSON text without spaces", () => {
    expect(bytesOf({})).toBe(2);
    expect(bytesOf({ a: [1, true, null, "b"], c: -0 })).toBe('{"a":[1,true,null,"b"],"c":0}'.length);
    expect(bytesOf({ n: [1e21, 1e-7, 100, 0.1] })).toBe('{"n":[1e+21,1e-7,100,0.1]}'.length);
  });

  it("counts UTF-8, escapes and lone surrogates", () => {
    const sizes = {
      '"': 2,
      "\\": 2,
      "\n": 2,
      "\u0001": 6,
      "\u007f": 1,
      é: 2,
      "\u2028": 3,
      "😀": 4,
      "\ud800": 6,
      "/": 1,
    };
    for (const [text, size] of Object.entries(sizes)) {
      expect([text, bytesOf({ a: text })]).toEqual([text, 8 + size]);
      expect([text, bytesOf({ [text]: 0 })]).toEqual([text, 6 + size]);
    }
  });

  it("leaves out undefined members and writes what is no finite number as null", () => {
    expect(bytesOf({ a: undefined })).toBe(2);
    expect(bytesOf({ a: Infinity })).toBe(10);
  });

  it("refuses what has no JSON text, without throwing", () => {
    const cycle: Record<string, unknown> = {};
    cycle["a"] = cycle;
    const nested = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`) as unknown;
    for (const a of [1n, cycle, nested]) expect(accepts(jsonBytes(1_000_000), { a })).toBe(false);
  });

  it("counts what is left of the value", () => {
    const stripped = z.object({ a: z.string().trim() }).check(jsonBytes(9));
    expect(stripped.safeParse({ a: "  b  ", more: "c" }).success).toBe(true);
    expect(stripped.safeParse({ a: "bc" }).success).toBe(false);
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

  it("atLeastOne may count presence: any value will do", () => {
    const check = atLeastOne(["a", "b"], { counts: "presence" });
    expect(accepts(check, {})).toBe(false);
    expect(accepts(check, { c: 1, a: undefined })).toBe(false);
    expect([null, "", [], ...something].filter((b) => !accepts(check, { b }))).toEqual([]);
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
    uniqueItems(["a", "b"]),
    implies([{ key: "a", in: [1] }], { required: ["b"] }),
    entryCount({ max: 4 }),
    jsonBytes(9),
    atLeastOne(["a"]),
    atLeastOne(["a"], { counts: "presence" }),
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
    { check: "uniqueItems", by: ["a", "b"] },
    { check: "implies", when: [{ key: "a", in: [1] }], required: ["b"] },
    { check: "entryCount", min: 0, max: 4 },
    { check: "jsonBytes", max: 9 },
    { check: "atLeastOne", keys: ["a"] },
    { check: "atLeastOne", keys: ["a"], counts: "presence" },
    { check: "atLeastOne", keys: ["a"], path: ["a"] },
    { check: "exactlyOne", keys: ["a"] },
    { check: "requiredWhen", when, keys: ["a"] },
    { check: "totalLength", paths: [["a"]], max: 3 },
    { check: "allEqual", path: ["a"], to: ["b"] },
    { check: "consecutive", path: ["a"] },
    { check: "lastEquals", path: ["a"], to: ["b"] },
  ]);
});
