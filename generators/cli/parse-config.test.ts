import { expect, it } from "vitest";
import { parseConfig } from "./parse-config.ts";
import type { SamewireConfig } from "./parse-config.ts";

const family = { schemas: "schemas/a/**/*.ts", swift: { target: "A" }, kotlin: { package: "com.example.a" } };
const good: SamewireConfig = { families: { a: family } };

it("fills in the defaults", () => {
  expect(parseConfig(good, "samewire.config.ts")).toEqual({
    families: { a: family },
    outputs: ["contract", "typescript", "openapi", "gateway", "swift", "kotlin", "vectors"],
    generated: "generated",
    swift: { access: "public" },
    kotlin: { visibility: "public" },
    openapi: { folder: "openapi" },
  });
});

it.each<[string, unknown, string]>([
  ["an unknown key", { ...good, familys: {} }, 'config: unknown key "familys", did you mean "families"?'],
  ["an unknown key that is near to none", { ...good, zzzzzz: 1 }, 'config: unknown key "zzzzzz"'],
  [
    "an unknown key of a family",
    { families: { a: { ...family, schema: "x" } } },
    'families.a: unknown key "schema", did you mean "schemas"?',
  ],
  [
    "an unknown key of a language",
    { families: { a: { ...family, swift: { target: "A", targte: "B" } } } },
    'families.a.swift: unknown key "targte", did you mean "target"?',
  ],
  ["a family without Swift", { families: { a: { ...family, swift: undefined } } }, "families.a.swift: is missing"],
  [
    "a family for TypeScript alone with a Kotlin package",
    { families: { a: { schemas: "a/*.ts", outputs: ["typescript"], kotlin: { package: "a" } } } },
    "families.a.kotlin: names an output that the family does not have",
  ],
  [
    "a family for some outputs",
    { families: { a: { ...family, outputs: ["swift"] } } },
    'families.a.outputs.0: Invalid input: expected "typescript"',
  ],
  [
    "an unknown mode of the validators",
    { families: { a: { ...family, typescript: { mode: "small" } } } },
    "families.a.typescript.mode",
  ],
  [
    "an unknown key of the validators",
    { families: { a: { ...family, typescript: { moed: "full" } } } },
    'families.a.typescript: unknown key "moed", did you mean "mode"?',
  ],
  [
    "cycles that are neither on nor off",
    { families: { a: { ...family, typescript: { cycles: "yes" } } } },
    "families.a.typescript.cycles",
  ],
  ["a missing key", { families: { a: { schemas: "x", swift: { target: "A" } } } }, "families.a.kotlin"],
  ["a family whose name is no name", { families: { "A b": family } }, "families.A b: must be a kebab-case name"],
  ["no family", { families: {} }, "families: needs at least one family"],
  [
    "two families with one Swift target",
    { families: { a: family, b: { ...family, kotlin: { package: "b" } } } },
    "families: two families have one Swift target",
  ],
  [
    "two families with one Kotlin package",
    { families: { a: family, b: { ...family, swift: { target: "B" } } } },
    "families: two families have one Kotlin package",
  ],
  ["a path that leaves the project", { ...good, generated: "../out" }, "generated: must be a path inside the project"],
  ["the project itself as a folder of outputs", { ...good, generated: "." }, "generated: must be a folder such as"],
  ["a folder with an empty part", { ...good, openapi: { folder: "openapi/" } }, "openapi.folder: must be a folder"],
  ["an absolute path", { ...good, openapi: { folder: "/etc" } }, "openapi.folder: must be a path inside the project"],
  [
    "a Swift target that is no name",
    { families: { a: { ...family, swift: { target: "a-b" } } } },
    "families.a.swift.target",
  ],
  ...["SamewireSupport", "SamewireVECTORS", "Swift", "Foundation"].map((target): [string, unknown, string] => [
    `the Swift target ${target}`,
    { families: { a: { ...family, swift: { target } } } },
    "families.a.swift.target: is the name of a Swift module that the outputs need",
  ]),
  [
    "two families with Swift targets that differ in case only",
    {
      families: {
        a: { ...family, swift: { target: "Ab" } },
        b: { ...family, swift: { target: "AB" }, kotlin: { package: "b" } },
      },
    },
    "families: two families have one Swift target",
  ],
  ...["samewire.support", "samewire.support.own", "kotlin", "kotlin.a", "java.util"].map(
    (name): [string, unknown, string] => [
      `the Kotlin package ${name}`,
      { families: { a: { ...family, kotlin: { package: name } } } },
      "families.a.kotlin.package: is a package that the outputs need",
    ],
  ),
  ...["fun.class.val", "com.in.shop", "com.int"].map((name): [string, unknown, string] => [
    `the Kotlin package ${name}`,
    { families: { a: { ...family, kotlin: { package: name } } } },
    "families.a.kotlin.package: has a part that is a keyword of Kotlin or Java",
  ]),
  [
    "a family that would share the folder of the run-time sources",
    { families: { runtime: family } },
    "families.runtime: would share the folder typescript/runtime with the run-time sources",
  ],
  ["an unknown output", { ...good, outputs: ["swft"] }, "outputs.0"],
  ["no object", 7, "config"],
])("SW102: refuses %s", (_what, value, message) => {
  expect(() => parseConfig(value, "samewire.config.ts")).toThrow(message);
});

it("lists everything that is wrong at once", () => {
  expect(() => parseConfig({ familys: {}, generated: "/x" }, "samewire.config.ts")).toThrow(
    /families.*; generated.*; config: unknown key "familys"/,
  );
});
