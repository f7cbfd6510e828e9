import { describe, expect, it } from "vitest";
import { isJson, sameJson } from "./json-values.ts";

describe("sameJson", () => {
  it.each<readonly [unknown, unknown, boolean]>([
    [{ a: 1, b: [null] }, { b: [null], a: 1 }, true],
    [-0, 0, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[], {}, false],
    ["é", "e\u0301", false],
    [JSON.parse('{"__proto__":1}'), {}, false],
  ])("compares %j and %j: %s", (left, right, same) => {
    expect(sameJson(left, right)).toBe(same);
    expect(sameJson(right, left)).toBe(same);
  });
});

describe("isJson", () => {
  it("takes what JSON holds whole and nothing else", () => {
    expect([null, "", 0, true, [{ a: [1] }]].map(isJson)).toEqual([true, true, true, true, true]);
    expect([undefined, Infinity, Number.NaN, new Map(), [undefined], 1n].map(isJson)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
