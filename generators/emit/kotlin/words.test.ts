import fc from "fast-check";
import { expect, it } from "vitest";
import { camelCase, pascalCase, upperCase, wordsOf } from "./words.ts";

it.each([
  ["fooBar", "fooBar", "FooBar", "FOO_BAR"],
  ["foo-bar_baz qux", "fooBarBazQux", "FooBarBazQux", "FOO_BAR_BAZ_QUX"],
  ["HTTPServer", "httpServer", "HttpServer", "HTTP_SERVER"],
  ["sha256Sum", "sha256Sum", "Sha256Sum", "SHA256_SUM"],
  ["", "empty", "Empty", "EMPTY"],
  ["+", "plus", "Plus", "PLUS"],
  ["<=", "lessEquals", "LessEquals", "LESS_EQUALS"],
  ["🙂", "u1f642", "U1f642", "U1F642"],
  ["日本", "日本", "日本", "日本"],
  ["a.b", "aB", "AB", "A_B"],
])("names %j", (text, camel, pascal, upper) => {
  expect([camelCase(text), pascalCase(text), upperCase(text)]).toEqual([camel, pascal, upper]);
});

it("makes a name of letters and digits out of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(wordsOf(text).length).toBeGreaterThan(0);
      expect(camelCase(text)).toMatch(/^[\p{L}\p{Nd}]+$/u);
    }),
    { seed: 20261130, numRuns: 500 },
  );
});
