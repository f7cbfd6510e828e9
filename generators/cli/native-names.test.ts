import { describe, expect, it } from "vitest";
import type { Contract, Node } from "../contract/contract.ts";
import { emitKotlin, kotlinNaming } from "../emit/kotlin/kotlin.ts";
import { demoContract, object, text } from "../emit/kotlin/testing/demo-contract.ts";
import { emitSwift, swiftNaming } from "../emit/swift/swift.ts";
import { nativeNames } from "./native-names.ts";
import { parseConfig } from "./parse-config.ts";

const literal = (value: string): Node => ({ kind: "literal", values: [value] });
const number: Node = { kind: "number", format: "int", steps: [] };

const contract = demoContract({
  Locale: object({ "deleted-at": text, removal: text }),
  Name: { node: { kind: "enum", values: ["a-b", "c"], additive: false }, kotlinName: "Given", swiftName: "Given" },
  // Of two options of one kind only the first can be named.
  Width: {
    kind: "union",
    options: [number, literal("auto"), { kind: "null" }, text, text, { kind: "ref", type: "demo.WidthRange" }],
  },
  WidthRange: object({ from: number }),
  Event: {
    kind: "discriminated",
    discriminator: "kind",
    options: [
      { tags: ["made"], node: { kind: "ref", type: "demo.Made" } },
      { tags: ["gone", "lost"], node: { kind: "ref", type: "demo.Gone" } },
    ],
  },
  Made: object({ kind: literal("made") }),
  Gone: object({ kind: { kind: "literal", values: ["gone", "lost"] } }),
});

type Names = Readonly<Record<string, string>>;

function namesIn(language: "swift" | "kotlin", names: Names, of: Contract = contract) {
  const family = { schemas: "*.ts", swift: { target: "Demo" }, kotlin: { package: "demo" } };
  const named = { ...family, [language]: { ...family[language], names } };
  const config = parseConfig({ families: { demo: named } }, "samewire.config.ts");
  return nativeNames(language, language === "swift" ? swiftNaming : kotlinNaming(of), of, { config });
}

const emitters = { swift: emitSwift, kotlin: emitKotlin };

function sourceIn(language: "swift" | "kotlin", names: Names): string {
  const files = emitters[language](contract, { root: "out", support: [], names: namesIn(language, names) });
  return files.find(({ path }) => /\/Shapes\.(?:swift|kt)$/.test(path))?.text ?? "";
}

const names = { Locale: "Speech", Name: "FullName", "Locale.deleted-at": "removal" };
const options = { "Width.integer": "Pixels", "Width.auto": "Fitting", "Width.null": "Unset", "Width.string": "Css" };

it("names types, keys, values and options in Swift, over what their meta says", () => {
  expect(sourceIn("swift", {})).toContain("enum Given:");
  const source = sourceIn("swift", {
    ...names,
    "Name.a-b": "first",
    ...Object.fromEntries(Object.entries(options).map(([key, name]) => [key, name.toLowerCase()])),
    "Width.WidthRange": "between",
    "Event.made": "started",
    "Event.Gone": "left",
  });
  expect(source).toContain(
    "public struct Speech: WireModel {\n    public var removal: String\n\n    public var removal_",
  );
  expect(source).toContain("public enum FullName: WireEnum {\n    case first\n");
  expect(source).toMatch(
    /case pixels\(Int64\)\n {4}case fitting\n {4}case unset\n {4}case css\(String\)\n {4}case string/,
  );
  expect(source).toContain("case between(WidthRange)");
  expect(source).toContain('case .fitting: return .string("auto")');
  expect(source).toContain("case started(Made)\n    case left(Gone)\n");
});

it("names types, keys, values and options in Kotlin, over what their meta says", () => {
  expect(sourceIn("kotlin", {})).toContain("enum class Given(");
  const source = sourceIn("kotlin", { ...names, "Name.a-b": "FIRST", ...options });
  expect(source).toContain("data class Speech(\n    public val removal: String,\n    public val removal_");
  expect(source).toContain('enum class FullName(public override val value: String) : TextEnum {\n    FIRST("a-b"),');
  expect(source).toContain("data class Pixels(");
  expect(source).toContain("data object Fitting :");
  expect(source).toContain("data object Unset :");
  expect(source).toContain("data class Css(");
  expect(source).toMatch(/class StringValue(?:_\w+)?\(/);
});

describe.each(["swift", "kotlin"] as const)("names in %s", (language) => {
  it.each<readonly [Names, string]>([
    [{ Locales: "A" }, `families.demo.${language}.names: no type is called Locales, did you mean "Locale"?`],
    [{ "Locale.deleted": "a" }, 'Locale has no key, value or option "deleted" with a name'],
    [{ "Width.Auto": "a" }, 'Width has no key, value or option "Auto" with a name, did you mean "auto"?'],
    [{ Locale: "Given" }, "Name and Locale would both be called Given"],
    [{ Locale: "Made" }, "Made and Locale would both be called Made"],
    [{ Locale: "A", Name: "A" }, "Name and Locale would both be called A"],
    [
      { "Locale.deleted-at": "a", "Locale.removal": "a" },
      "Locale.deleted-at and Locale.removal would both be called a",
    ],
    [{ Locale: "no name" }, "must be a name"],
    [{ Locale: "lower" }, "gives a type a name that is none"],
  ])("refuses %j", (own, words) => {
    expect(() => namesIn(language, own)).toThrow(words);
  });
});

it("refuses names that a language keeps, and those of options with a class of their own", () => {
  expect(() => namesIn("swift", { Locale: "Type" })).toThrow("Locale cannot be called Type, which is taken");
  expect(() => namesIn("swift", { "Locale.removal": "hash" })).toThrow("Locale.removal cannot be called hash");
  expect(() => namesIn("kotlin", { Locale: "Companion" })).toThrow("Locale cannot be called Companion");
  expect(() => namesIn("kotlin", { "Locale.removal": "class" })).toThrow("Locale.removal cannot be called class");
  expect(() => namesIn("kotlin", { "Width.string": "Made" })).toThrow("Width.string cannot be called Made");
  expect(() => namesIn("kotlin", { "Width.WidthRange": "Range" })).toThrow(
    'Width has no key, value or option "WidthRange"',
  );
  expect(() => namesIn("kotlin", { "Event.made": "Started" })).toThrow('Event has no key, value or option "made"');
});
