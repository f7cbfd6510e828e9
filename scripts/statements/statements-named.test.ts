import { expect, it } from "vitest";
import { namesUsed, statementsNamed } from "./statements-named.ts";

it("finds the ids that a test's name starts with, one or several", () => {
  const source = `
    it("ZZ5 takes the first branch", () => {});
    it.each([["Z14, only the other branch", 1]])("%s", () => {});
    describe('QZ20 QZ13 a newer host', () => {});
    test(\`Z15b: waits\`, () => {});
    covers("Z53", "Z54/Z55");
  `;
  expect([...statementsNamed(source)]).toEqual(["ZZ5", "Z14", "QZ20", "QZ13", "Z15b", "Z53", "Z54", "Z55"]);
});

it("finds nothing in other texts", () => {
  const source = `it("reads ZZ5 later", () => {}); const a = "A"; const b = "AB"; const c = "Z53x4"; // ZZ9 in a comment`;
  expect([...statementsNamed(source)]).toEqual([]);
});

it("finds the names that a test uses", () => {
  const used = namesUsed(`expect(FooSchema.parse({ op: "send_receipt" })).toBe(1);`);
  expect(["FooSchema", "send_receipt"].filter((name) => !used.has(name))).toEqual([]);
  expect(used.has("Foo")).toBe(false);
});
