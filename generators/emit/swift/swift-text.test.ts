import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { docLines, jsonLiteral, numberLiteral, stringLiteral } from "./swift-text.ts";

const SEED = 20_261_130;

describe("string literals", () => {
  it.each([
    ["plain", '"plain"'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ["\\(evil())", '"\\\\(evil())"'],
    ["line\nbreak\tand\r", '"line\\nbreak\\tand\\u{D}"'],
    ["\0\u2028\u2029", '"\\u{0}\\u{2028}\\u{2029}"'],
    ["é", '"é"'],
    ["e\u0301", '"e\\u{301}"'],
    ["\u202E", '"\\u{202E}"'],
    ["\uD800", '"\\u{10FFFF}\\u{10D800}"'],
    ["\u{10FFFF}", '"\\u{10FFFF}\\u{10FFFF}"'],
  ])("%j", (text, literal) => expect(stringLiteral(text)).toBe(literal));

  it("no text leaves its literal", () => {
    const oneLiteral = /^"(?:[^"\\\n\r]|\\["\\nt]|\\u\{[0-9A-F]{1,6}\})*"$/u;
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(stringLiteral(text)).toMatch(oneLiteral);
      }),
      { seed: SEED },
    );
  });
});

describe("doc comments", () => {
  it("every kind of line end starts a new comment line, and nothing closes the comment", () => {
    const text = docLines(["Ends */ here\nsecond\rthird\u2028fourth\u0085fifth\vsixth\fseventh"], "");
    expect(text.trimEnd().split("\n")).toEqual([
      "/// Ends */ here",
      "/// second",
      "/// third",
      "/// fourth",
      "/// fifth",
      "/// sixth",
      "/// seventh",
    ]);
  });

  it("no text leaves its comment", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const lines = docLines([text], "    ").split("\n").slice(0, -1);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toMatch(/^ {4}\/\/\/[^\r\v\f\u0085\u2028\u2029\0]*$/);
      }),
      { seed: SEED },
    );
  });
});

describe("numbers and JSON", () => {
  it.each([
    [3, "3"],
    [-0, "-0.0"],
    [1.5, "1.5"],
    [1e21, "1e+21"],
    [2 ** 60, "1152921504606847000.0"],
    [5e-324, "(1 * .leastNonzeroMagnitude)"],
  ])("%d", (value, literal) => expect(numberLiteral(value)).toBe(literal));

  it("a value of every kind", () => {
    expect(jsonLiteral({ a: [1, "x", null, true], 'b"': {} })).toBe(
      '["a": .array([.number(1), .string("x"), .null, .bool(true)]), "b\\"": .object(JSONObject())]',
    );
  });
});
