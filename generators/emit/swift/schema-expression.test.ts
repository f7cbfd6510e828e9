import { describe, expect, it } from "vitest";
import type { Node, PortableCheck, StringStep } from "../../contract/contract.ts";
import { contractOf, int, list, literal, objectOf, optional, text } from "./testing/contract-of.ts";
import { swiftOf } from "./testing/swift-of.ts";

function schemaOf(node: Node): string {
  const source = swiftOf(contractOf({ It: node }));
  const made = /func makeWireSchema\(\) -> Schema {\n {8}([\s\S]*?)\n {4}}\n}/.exec(source)?.[1];
  return made ?? /Schema: Schema = ([\s\S]*?)\n}/.exec(source)?.[1] ?? source;
}

describe("schemas as data", () => {
  it.each<[string, Node, string]>([
    [
      "bounds",
      { kind: "string", steps: [{ step: "trim" }, { step: "maxLength", value: 3 }] },
      ".string([.trim, .size(.maxLength(3))])",
    ],
    [
      "patterns",
      { kind: "string", steps: [{ step: "pattern", source: '^\\d"$', flags: "u" }] },
      '.string([.pattern(Pattern("^\\\\d\\"$", "u"))])',
    ],
    ["formats by function", { kind: "string", steps: [{ step: "format", format: "url" }] }, ".string([.format(.url)])"],
    [
      "numbers",
      {
        kind: "number",
        format: "int",
        steps: [
          { step: "minimum", value: 0, exclusive: true },
          { step: "multipleOf", value: 0.5 },
        ],
      },
      ".number(.int, [.minimum(0, exclusive: true), .multipleOf(0.5)])",
    ],
    [
      "rules, as checks on the schema",
      { ...list(text), rules: [{ rule: { check: "uniqueItems" }, message: "twice" }] } as Node,
      'Schema.array(.string()).checked([RuleUse(.uniqueItems(by: nil), message: "twice")])',
    ],
    [
      "exhaustive records, with their keys",
      { kind: "record", mode: "exhaustive", key: literal("a"), value: int },
      '.record(.exhaustive([.string("a")]), key: .texts(["a"]), value: .number(.int))',
    ],
  ])("%s", (_, node, expression) => expect(schemaOf(node)).toBe(expression));

  it("a property says what its absence does", () => {
    const filled: Node = { kind: "default", inner: int, value: 1 };
    expect(schemaOf(objectOf({ a: text, b: optional(text), c: filled, d: optional(filled) }))).toBe(`.object(.strict, [
            PropertyShape("a", .string()),
            PropertyShape("b", .optional(.string()), .optional, optionalOut: true),
            PropertyShape("c", .defaulted(.number(.int), .number(1)), .defaulted),
            PropertyShape("d", .optional(.defaulted(.number(.int), .number(1)), substitutes: true), .defaulted, optionalOut: true),
        ])`);
  });
});

describe("portable rules over objects, records and texts", () => {
  const ruled = (node: Node, ...rules: readonly PortableCheck[]): string =>
    schemaOf({ ...node, rules: rules.map((rule) => ({ rule })) } as Node);

  it("implies", () => {
    const when = [{ key: "state", in: ["done", 1, true] }];
    const rule: PortableCheck = { check: "implies", when, required: ["at"], values: [{ key: "n", in: [0] }] };
    expect(ruled(objectOf({}), rule)).toBe(
      "Schema.object(.strict, []).checked([RuleUse(.implies(RuleImplication(" +
        'when: [RuleCase(key: "state", in: [.string("done"), .number(1), .bool(true)])], required: ["at"], ' +
        'values: [RuleCase(key: "n", in: [.number(0)])])))])',
    );
  });

  it.each<[PortableCheck, string]>([
    [{ check: "jsonBytes", max: 9 }, ".jsonBytes(max: 9)"],
    [{ check: "entryCount", min: 1, max: 4 }, ".entryCount(min: 1, max: 4)"],
    [{ check: "uniqueItems", by: ["a", "b"] }, '.uniqueItems(by: ["a", "b"])'],
    [{ check: "uniqueItems", by: "a" }, '.uniqueItems(by: ["a"])'],
    [{ check: "atLeastOne", keys: ["a"], counts: "presence" }, '.atLeastOne(["a"], presence: true, path: [])'],
  ])("%j", (rule, expression) =>
    expect(ruled(list(text), rule)).toBe(`Schema.array(.string()).checked([RuleUse(${expression})])`),
  );

  it("steps of a text", () => {
    const steps: readonly StringStep[] = [
      { step: "overwrite", overwrite: { overwrite: "normalHost" } },
      { step: "portable", use: { rule: { check: "punycode" } } },
      { step: "portable", use: { rule: { check: "utf16Length", min: 1, max: 8 } } },
    ];
    expect(schemaOf({ kind: "string", steps })).toBe(
      ".string([.normalHost, .rule(RuleUse(.punycode)), .rule(RuleUse(.utf16Length(min: 1, max: 8)))])",
    );
  });
});
