import fc from "fast-check";
import { expect, it } from "vitest";
import { kdoc } from "./kdoc.ts";

it("says nothing about nothing", () => {
  expect(kdoc([undefined, "", "\n"])).toBe("");
});

it("joins paragraphs", () => {
  expect(kdoc(["One.", undefined, "Two\nlines."])).toBe("/**\n * One.\n *\n * Two\n * lines.\n */\n");
  expect(kdoc(["One."])).toBe("/** One. */\n");
});

it.each([
  ["*/ fun evil() {}", "/** *&#47; fun evil() {} */\n"],
  ["a /* open", "/** a /&#42; open */\n"],
  ["/", "/** &#47; */\n"],
  ["@param x", "/** &#64;param x */\n"],
  ["a\u2028b\u0000c", "/**\n * a\n * b c\n */\n"],
  ["\u202e(", "/**  ( */\n"],
])("defuses %j", (text, comment) => {
  expect(kdoc([text])).toBe(comment);
});

it("never ends early, opens a comment or leaves its lines, whatever the text", () => {
  const hostile = fc
    .array(fc.constantFrom("*/", "/*", "*", "/", "@", "\n", "\r", "\u2028", "\u0085", " ", "x"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(hostile, (text) => {
      const comment = kdoc([text]);
      if (comment === "") return;
      expect(comment.slice(3, -3)).not.toMatch(/\*\/|\/\*/);
      for (const line of comment.trimEnd().split("\n").slice(1)) expect(line).toMatch(/^ \*/);
    }),
    { seed: 20261130, numRuns: 1000 },
  );
});
