import { expect, it } from "vitest";
import { isUsableName, pascalCase, typeNameOfExport } from "./names.ts";

it.each([
  ["FooSchema", "Foo"],
  ["fooSchema", "Foo"],
  ["foo", "Foo"],
  ["HTTPStatus", "HTTPStatus"],
  ["page_size_schema", "PageSizeSchema"],
  ["Schema", "Schema"],
  ["$internal", "Internal"],
])("the export %s is the type %s", (exported, name) => {
  expect(typeNameOfExport(exported)).toBe(name);
});

it.each([
  ["access_token", "AccessToken"],
  ["x-2y", "X2y"],
  ["big thing", "BigThing"],
  ["$", "U24"],
  ["😀!", "U1F600U21"],
  ["", "Empty"],
])("the key %s adds %s to a name", (key, part) => {
  expect(pascalCase(key)).toBe(part);
});

it("takes only names that every output can carry", () => {
  expect(["A", "Seat2", "HTTP"].map(isUsableName)).toEqual([true, true, true]);
  expect(["", "a", "2A", "A_B", "A.B", "Ä", "A b"].some(isUsableName)).toBe(false);
});
