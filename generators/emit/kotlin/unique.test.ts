import { expect, it } from "vitest";
import { hash, quoted, uniqueNames } from "./unique.ts";

const named = (texts: readonly string[], wanted: string): string[] =>
  uniqueNames(texts.map((text) => ({ text, wanted })));

it("gives the first its wish and later ones a hash of their own text", () => {
  expect(named(["a-b", "a_b", "a b"], "aB")).toEqual([
    "aB",
    `aB_${hash("a_b").slice(0, 4)}`,
    `aB_${hash("a b").slice(0, 4)}`,
  ]);
});

it("renames nothing when a member is added behind", () => {
  const before = named(["a-b", "a_b"], "aB");
  expect(named(["a-b", "a_b", "a b", "A_B"], "aB").slice(0, 2)).toEqual(before);
});

it("tells names apart as their getters are", () => {
  expect(
    uniqueNames([
      { text: "url", wanted: "url" },
      { text: "Url", wanted: "Url" },
    ])[1],
  ).toMatch(/^Url_/);
});

it("keeps clear of getClass, of leading digits and of names that are taken", () => {
  const requests = ["class", "1st", "additionalProperties"].map((text) => ({ text, wanted: text }));
  expect(uniqueNames(requests, ["additionalProperties"])).toEqual([
    `class_${hash("class").slice(0, 4)}`,
    "n1st",
    `additionalProperties_${hash("additionalProperties").slice(0, 4)}`,
  ]);
});

it("quotes hard keywords only", () => {
  expect(["in", "object", "value", "data"].map(quoted)).toEqual(["`in`", "`object`", "value", "data"]);
});
