import { expect, it } from "vitest";
import type { Node } from "../../contract/contract.ts";
import { demoSource, object, ref, text, whole } from "./testing/demo-contract.ts";

const unique = [{ rule: { check: "uniqueItems" } }] as const;
const list = (element: Node): Node => ({ kind: "array", element, steps: [] });
const map = (key: Node, value: Node): Node => ({ kind: "record", mode: "open", key, value });
const optional = (inner: Node): Node => ({ kind: "optional", inner });
const literal = (value: string): Node => ({ kind: "literal", values: [value] });

it("has one body that reads, whether a text or what was judged", () => {
  const source = demoSource({
    Name: text,
    Day: { node: text, brand: true },
    Circle: object({ kind: literal("circle"), r: whole }),
    Dot: object({ kind: literal("dot"), name: ref("Name") }, "keep"),
    Shape: {
      kind: "discriminated",
      discriminator: "kind",
      options: [
        { tags: ["circle"], node: ref("Circle") },
        { tags: ["dot"], node: ref("Dot") },
      ],
    },
    Either: { kind: "union", options: [text, ref("Shape"), list(ref("Either"))] },
    Ids: { ...list(text), rules: unique },
    Both: { ...object({ a: text }), rules: unique },
  });
  expect(source).not.toContain("fromWire");
  for (const line of [
    "override fun read(input: Input): String = input.text(schema.core)",
    "override fun read(input: Input): Day = Day(input.text(schema.core))",
    "0 -> input.constant(form.cores[0])",
    "1 -> m1 = NameModel.read(input)",
    "when (input.option(schema)) {",
    "0 -> Circle.read(input)",
    'input.attempt<Either>(0, "\\"") { Either.StringValue(input.text(optionCore(schema, 0))) }',
    '?: input.attempt<Either>(1, "{") { Shape.read(input) }',
    '?: input.attempt<Either>(2, "[") { Either.ListValue(input.listBy(optionCore(schema, 2), Either)) }',
    "input.ruled(schema.core, input.texts(schema.core)) { wireList(it) { wire(it) } }",
    "return input.ruled(form.rules, Both(",
  ]) {
    expect(source).toContain(line);
  }
});

it("reads from a tree alone what only the exact way knows", () => {
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`k${index}`, text]));
  const nodes: Readonly<Record<string, Node>> = {
    Many: object(many),
    Inherited: object({ toString: optional(text) }),
    Pair: { kind: "tuple", items: [text, whole], requiredItems: 2, rest: null },
    Ruled: { ...map(text, text), rules: unique },
    Odd: { kind: "union", options: [{ kind: "nullable", inner: text }, whole] },
    Numbers: { kind: "enum", values: [1, 2], additive: false },
    Filled: { kind: "default", inner: text, value: "x" },
  };
  for (const [name, node] of Object.entries(nodes)) {
    const source = demoSource({ [name]: node });
    expect(source).toContain("override fun fromWire(judged: Wire)");
    expect(source).not.toContain("override fun read(");
  }
});

it("makes the keys of a map what they are without a model's help", () => {
  const date: Node = { kind: "string", steps: [{ step: "format", format: "date", source: "x", flags: "" }] };
  const source = demoSource({
    Id: { node: text, brand: true },
    Day: { node: date, brand: true },
    Color: { kind: "enum", values: ["red"], additive: false },
    ById: map(ref("Id"), whole),
    ByDay: map(ref("Day"), whole),
    ByColor: map(ref("Color"), whole),
  });
  for (const line of [
    "input.map(schema.core, { Id(it) }) { input.long(it) }",
    "input.map(schema.core, { Day(IsoDate(it)) }) { input.long(it) }",
    "input.map(schema.core, { Color.fromWire(wire(it)) }) { input.long(it) }",
    "out.map(schema.core, value, { it.value }) { out.long(valueOf(schema.core), it) }",
    "out.map(schema.core, value, { it.value.value }) { out.long(valueOf(schema.core), it) }",
  ]) {
    expect(source).toContain(line);
  }
});
