import { describe, expect, it } from "vitest";
import { isPlainLabel, memberName, quoted, typeName, uniqueNames } from "./identifiers.ts";

describe("member names", () => {
  it.each([
    ["deleted-at", "deletedAt"],
    ["schemaVersion", "schemaVersion"],
    ["URLPath", "urlPath"],
    ["ID", "id"],
    ["A_B", "aB"],
    ["", "empty"],
    ["+", "plus"],
    ["😀", "u1F600"],
    ["é", "é"],
    ["e\u0301", "é"],
    ["1st", "_1st"],
    ["self", "self_"],
    ["init", "init_"],
    ["wireValue", "wireValue_"],
    ["*/ func evil()", "funcEvil"],
    ['"\\(x)', "x"],
  ])("%j is %s", (text, name) => expect(memberName(text)).toBe(name));

  it("an enum case does not start with a digit either", () => expect(memberName("404", "n")).toBe("n404"));

  it("keywords stand in backticks", () => {
    expect(["default", "in", "type", "self_"].map(quoted)).toEqual(["`default`", "`in`", "type", "self_"]);
  });

  it("before an argument nearly every keyword is plain", () => {
    expect(["default", "in", "inout", "let", "type"].map(isPlainLabel)).toEqual([true, true, false, false, true]);
  });
});

describe("type names", () => {
  it.each([
    ["Seat", "Seat"],
    ["seat-owner", "SeatOwner"],
    ["Type", "Type_"],
    ["Swift", "Swift_"],
    ["JSONValue", "JSONValue_"],
    ["Record", "Record"],
  ])("%j is %s", (text, name) => expect(typeName(text)).toBe(name));
});

describe("names in one scope", () => {
  const values = ["a-b", "a_b", "a b", "A_B"];

  it("the first keeps its name, later ones get a suffix of their own", () => {
    const names = uniqueNames(values, memberName);
    expect(names[0]).toBe("aB");
    expect(new Set(names).size).toBe(4);
    for (const name of names.slice(1)) expect(name).toMatch(/^aB_[0-9a-z]{4}$/);
  });

  it("adding a value renames none of the others", () => {
    expect(uniqueNames([...values, "aB", "c"], memberName).slice(0, 4)).toEqual(uniqueNames(values, memberName));
  });

  it("a suffix depends on the text and not on the position", () => {
    const [, second] = uniqueNames(["a-b", "a b"], memberName);
    const [, , third] = uniqueNames(["a-b", "a_b", "a b"], memberName);
    expect(third).toBe(second);
  });
});
