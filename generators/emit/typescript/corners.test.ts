import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Node, StringStep } from "../../contract/contract.ts";
import { expectAgreement } from "./testing/agreement.ts";
import { loadModule } from "./testing/compile-modules.ts";
import { contractOf } from "./testing/contract-of.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { junk } from "./testing/junk.ts";
import { zodOf } from "./testing/zod-of.ts";

const seed = 20_261_130;
const red: Node = { kind: "enum", values: ["red"], additive: false };
const unknown: Node = { kind: "unknown" };

function text(...steps: StringStep[]): Node {
  return { kind: "string", steps };
}

function object(node: Node, key = "a"): Node {
  const optional = node.kind === "optional" || node.kind === "exactOptional";
  return {
    kind: "object",
    properties: [{ key, node, optionalIn: optional, optionalOut: optional }],
    unknownKeys: "strict",
  };
}

function tuple(...items: Node[]): Node {
  return { kind: "tuple", items, requiredItems: items.length, rest: null };
}

const optional = (inner: Node): Node => ({ kind: "optional", inner });
const exact = (inner: Node): Node => ({ kind: "exactOptional", inner });
const filled = (inner: Node, value: string): Node => ({ kind: "default", inner, value });
const prefilled = (inner: Node, value: string): Node => ({ kind: "prefault", inner, value });

/** Schemas whose rules about absence, order and copies meet; random ones seldom have them. */
const corners: Readonly<Record<string, Node>> = {
  ExactPrefault: object(exact(prefilled(red, "nope"))),
  ExactGoodPrefault: object(exact(prefilled(red, "red"))),
  OptionalPrefault: object(optional(prefilled(red, "nope"))),
  OptionalDefault: object(optional(filled(red, "red"))),
  NullableDefault: object({ kind: "nullable", inner: filled(red, "red") }),
  NullableOptional: object({ kind: "nullable", inner: optional(red) }),
  DefaultOptional: object(filled(optional(red), "red")),
  ReadonlyOptional: object({ kind: "readonly", inner: optional(red) }),
  UnionOptional: object({
    kind: "union",
    options: [exact(red), prefilled(text({ step: "minLength", value: 9 }), "short")],
  }),
  UnionFilled: object({ kind: "union", options: [optional(red), filled(text(), "blue")] }),
  UnionExactFilled: object({ kind: "union", options: [exact(red), filled(text(), "blue")] }),
  NonoptionalDefault: object({ kind: "nonoptional", inner: filled(red, "red") }),
  NonoptionalUnknown: object({ kind: "nonoptional", inner: unknown }),
  RequiredUnknown: object(unknown),
  NullableUnknown: object({ kind: "nullable", inner: unknown }),
  UnionUnknown: object({ kind: "union", options: [red, unknown] }),
  UnknownInherited: object(unknown, "constructor"),
  TupleOptional: tuple(text(), optional(red), optional(text())),
  TupleDefault: tuple(text(), filled(red, "red")),
  TupleOptionalDefault: tuple(optional(red), filled(red, "red"), optional(red)),
  TuplePrefault: tuple(text(), exact(prefilled(red, "nope")), optional(text())),
  TupleAbsentThenFilled: tuple(optional(red), optional(filled(text(), "blue"))),
  TupleBadPrefault: tuple(text(), optional(prefilled(red, "nope"))),
  TupleUnknown: tuple(unknown, unknown),
  TupleUnionUndefined: tuple(text(), { kind: "union", options: [red, optional(text())] }),
  TupleRest: { kind: "tuple", items: [text(), optional(red)], requiredItems: 1, rest: { kind: "boolean" } },
  TupleUnknownRest: { kind: "tuple", items: [unknown], requiredItems: 1, rest: red },
  RenamedKeys: { kind: "record", key: text({ step: "toLowerCase" }), value: unknown, mode: "open" },
  TrimmedKeys: {
    kind: "record",
    key: text({ step: "trim" }, { step: "maxLength", value: 1 }),
    value: red,
    mode: "open",
  },
  NumberKeys: {
    kind: "record",
    key: { kind: "literal", values: [1, 0, "a"] },
    value: optional(red),
    mode: "exhaustive",
  },
  ProtoKeys: {
    kind: "record",
    key: { kind: "literal", values: ["__proto__", "a"] },
    value: optional(red),
    mode: "exhaustive",
  },
  PartialProtoKeys: {
    kind: "record",
    key: { kind: "enum", values: ["__proto__", "a"], additive: false },
    value: red,
    mode: "partial",
  },
  ProtoProperty: { kind: "object", properties: [], unknownKeys: { kind: "union", options: [red, unknown] } },
  ReadonlyUnknown: { kind: "readonly", inner: unknown },
  ReadonlyList: { kind: "readonly", inner: { kind: "array", element: object(red), steps: [] } },
  UnionOfContinuing: {
    kind: "union",
    options: [
      text({ step: "minLength", value: 5 }),
      text({ step: "pattern", source: "^x", flags: "" }),
      { kind: "number", format: "int", steps: [] },
    ],
  },
  BelowNegativeZero: object({
    kind: "number",
    format: "number",
    steps: [
      { step: "maximum", value: 0, negativeZero: true, exclusive: true },
      { step: "minimum", value: 0, negativeZero: true, exclusive: false, abort: true },
    ],
  }),
  AtMostNegativeZero: {
    kind: "array",
    element: text({ step: "maxLength", value: 0, negativeZero: true }),
    steps: [
      { step: "length", value: 0, negativeZero: true },
      { step: "maxLength", value: 0, negativeZero: true },
    ],
  },
  UnionOfOne: { kind: "union", options: [object(red)] },
  UnionOfStrict: { kind: "union", options: [object(red), object(text(), "b")] },
  CappedList: {
    kind: "array",
    element: object(red),
    steps: [
      { step: "maxLength", value: 3 },
      { step: "maxLength", value: 2 },
      { step: "minLength", value: 1 },
    ],
  },
  ImpossibleList: {
    kind: "array",
    element: unknown,
    steps: [
      { step: "length", value: 3 },
      { step: "length", value: 2 },
    ],
  },
  ListOfLists: {
    kind: "array",
    steps: [{ step: "minLength", value: 2 }],
    element: {
      kind: "array",
      element: { kind: "number", format: "int", steps: [] },
      steps: [{ step: "maxLength", value: 1 }],
    },
  },
  Nested: {
    kind: "discriminated",
    discriminator: "a",
    options: [
      { tags: ["red"], node: object(red) },
      { tags: [1, null], node: object({ kind: "literal", values: [1, null] }) },
    ],
  },
};

const contract = contractOf(corners);
const module = await loadModule(contract, "test/types");
const judge = zodOf(contract);

const shaped: readonly (() => unknown)[] = [
  ...[undefined, null, "red", "blue", 1, {}].map((value) => () => ({ a: value })),
  ...[undefined, "red", "x".repeat(9)].map((value) => () => ({ b: value })),
  () => ({ a: "red", b: 1 }),
  () => ({ constructor: 1 }),
  () => ({ __proto__: { a: "red" } }),
  () => ({ __PROTO__: { x: 1 }, A: 2 }),
  () => ({ " __proto__ ": "red", " a": "red" }),
  () => ({ 0: "red", 1: "red", a: "red" }),
  () => ({ a: [{ a: "red" }] }),
  () => ["a"],
  () => ["a", "red"],
  () => ["a", undefined],
  () => ["a", "red", "x", "y"],
  () => ["a", "red", true, false],
  () => ["a", "red", 1],
  () => [{ a: "red" }, { a: "red" }, { a: 1 }, { a: 1 }],
  () => [{ a: "red", x: 1 }, { a: "red" }],
  () => [[1.5], [1, 2]],
  () => [[1.5]],
  () => [[1], [2]],
  () => [1, 2, 3],
];

describe(`corners against Zod, seed ${seed}`, () => {
  it.each(Object.entries(corners))("%s", (name, node) => {
    const schema = judge(`test.${name}`);
    for (const make of [...shaped, ...junk]) expectAgreement({ module, name, schema, input: make() });
    fc.assert(
      fc.property(inputArbitrary(node, contract), (input) => {
        expectAgreement({ module, name, schema, input });
      }),
      { seed, numRuns: 60 },
    );
  });

  it("freezes what a readonly schema gives, the caller's own value included", () => {
    const input = { any: { thing: 1 } };
    const parse = module["parseReadonlyUnknown"] as (value: unknown) => unknown;
    expect(parse(input)).toBe(input);
    expect(Object.isFrozen(input)).toBe(true);
    const list = (module["parseReadonlyList"] as (value: unknown) => unknown[])([{ a: "red" }]);
    expect([Object.isFrozen(list), Object.isFrozen(list[0])]).toEqual([true, false]);
  });

  it("shares nothing between two outputs that default the same value", () => {
    const parse = module["parseOptionalDefault"] as (value: unknown) => { a: unknown };
    expect(parse({})).toEqual({ a: "red" });
    expect(parse({})).not.toBe(parse({}));
  });
});
