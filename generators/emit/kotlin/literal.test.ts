import fc from "fast-check";
import { expect, it } from "vitest";
import { doubleLiteral, intLiteral, stringLiteral, wireLiteral } from "./literal.ts";

it.each([
  ['say "hi"', '"say \\"hi\\""'],
  ["${x} $y", '"\\${x} \\$y"'],
  ["a\\b\n\t", '"a\\\\b\\n\\t"'],
  ["é日", '"é日"'],
  ["🙂", '"\\uD83D\\uDE42"'],
  ["\ud800", '"\\uD800"'],
  ["\u2028\u0000\u202e", '"\\u2028\\u0000\\u202E"'],
])("writes %j as a literal", (text, literal) => {
  expect(stringLiteral(text)).toBe(literal);
});

it("writes any text so that reading the escapes gives it back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const body = stringLiteral(text).slice(1, -1);
      expect(body).not.toMatch(/(?<!\\)(?:\\\\)*(?:\$|")/);
      expect(JSON.parse(`"${body.replaceAll("\\$", "$")}"`)).toBe(text);
    }),
    { seed: 20261130, numRuns: 500 },
  );
});

it("writes numbers in Kotlin's grammar", () => {
  expect([1, -5, 0.5, 1e21, 1e-7, 9007199254740991].map(doubleLiteral)).toEqual([
    "1.0",
    "-5.0",
    "0.5",
    "1e+21",
    "1e-7",
    "9007199254740991.0",
  ]);
  expect([3, 5e9, -1].map(intLiteral)).toEqual(["3", "2147483647", "0"]);
});

it("writes constants of every kind", () => {
  expect(["a", 1, true, null, { a: [1] }].map(wireLiteral)).toEqual([
    'wire("a")',
    "wire(1.0)",
    "wire(true)",
    "Wire.Null",
    'wireOf("{\\"a\\":[1]}")',
  ]);
});
