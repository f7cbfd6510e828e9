import { expect, it } from "vitest";
import type { Node } from "../../contract/contract.ts";
import { demoSource, object, ref, text, whole } from "./testing/demo-contract.ts";

const unique = [{ rule: { check: "uniqueItems" } }] as const;
const choice: Node = { kind: "enum", values: ["a", "b"], additive: false };
const list = (element: Node): Node => ({ kind: "array", element, steps: [] });
const kind = (...values: readonly string[]): Node => ({ kind: "literal", values });

it("hands lists, maps and named types over part by part", () => {
  const source = demoSource({
    Name: text,
    All: object({
      rows: list(list({ kind: "nullable", inner: whole })),
      counts: { kind: "record", mode: "open", key: text, value: { kind: "number", format: "int32", steps: [] } },
      name: { kind: "optional", inner: ref("Name") },
      tree: { kind: "json" },
    }),
    Rest: object({ a: text }, list(text)),
  });
  for (const line of [
    "out.at(form, 0).list(form.cores[0], value.rows) { out.list(elementOf(form.cores[0]), it) { out.orNull(it) { out.long(elementOf(elementOf(form.cores[0])), it) } } }",
    "out.at(form, 1).map(form.cores[1], value.counts, { it }) { out.int(valueOf(form.cores[1]), it) }",
    "out.putIfPresent(form, 2, value.name) { NameModel.put(it, out) }",
    "out.at(form, 3).json(value.tree)",
    "out.others(form, value.additionalProperties) { out.texts(form.otherCore, it) }",
  ]) {
    expect(source).toContain(line);
  }
});

it("has a value judged as a whole where its parts do not tell", () => {
  const source = demoSource({
    All: object({
      ids: { ...list(text), rules: unique },
      tag: { kind: "optional", inner: choice },
      filled: { kind: "default", inner: { kind: "nullable", inner: text }, value: "x" },
    }),
    Odd: object({ __lookupGetter__: { kind: "optional", inner: text } }),
  });
  expect(source).toContain("out.judged(form, 0, wireList(value.ids) { wire(it) })");
  expect(source).toContain("out.judged(form, 1, value.tag?.let { wire(it) })");
  expect(source).toContain("out.judged(form, 2, wireOrNull(value.filled) { wire(it) })");
  expect(source).toContain('putText("__lookupGetter__", value.lookupGetter)');
});

it("leaves the rules of a named type to whoever puts it", () => {
  const source = demoSource({ Ids: { ...list(text), rules: unique }, Both: { ...object({ a: text }), rules: unique } });
  expect(source).toContain("out.texts(schema.core, value)");
  expect(source).toContain("out.putText(form, 0, value.a)");
});

it("takes an option's word for a discriminated union only where its tag is sure", () => {
  const union = (tag: Node) =>
    demoSource({
      Circle: object({ kind: tag, r: whole }),
      Dot: object({ kind: kind("dot") }),
      Shape: {
        kind: "discriminated",
        discriminator: "kind",
        options: [
          { tags: ["circle"], node: ref("Circle") },
          { tags: ["dot"], node: ref("Dot") },
        ],
      },
    });
  const sure = "is Circle -> Circle.put(value, out)";
  expect(union(kind("circle"))).toContain(sure);
  for (const tag of [{ kind: "optional", inner: kind("circle") } as const, kind("circle", "dot"), text]) {
    expect(union(tag)).not.toContain(sure);
    expect(union(tag)).toContain("is Circle -> out.judged(schema, Circle.toWire(value))");
    expect(union(tag)).toContain("is Dot -> Dot.put(value, out)");
  }
});

it("hands a wrapped option over by the option's own schema", () => {
  const source = demoSource({ First: { kind: "union", options: [text, list(whole), { kind: "null" }] } });
  expect(source).toContain("is StringValue -> out.text(optionCore(schema, 0), value.value)");
  expect(source).toContain(
    "is ListValue -> out.list(optionCore(schema, 1), value.value) { out.long(elementOf(optionCore(schema, 1)), it) }",
  );
  expect(source).toContain("NullValue -> out.judged(schema, Wire.Null)");
});

it("calls what stands in the run time for common entries and states, without a lambda", () => {
  const source = demoSource({
    Day: { node: text, brand: true },
    All: object({
      days: list(ref("Day")),
      names: list(text),
      note: { kind: "optional", inner: { kind: "nullable", inner: text } },
      ratio: { kind: "nullable", inner: { kind: "number", format: "number", steps: [] } },
      sure: { kind: "nullable", inner: { kind: "boolean" } },
    }),
  });
  for (const line of [
    "0 -> m0 = input.listBy(form.cores[0], Day)",
    "1 -> m1 = input.texts(form.cores[1])",
    "2 -> m2 = Tristate.of(input.textOrNull(form.cores[2]))",
    "3 -> m3 = input.doubleOrNull(form.cores[3])",
    "4 -> m4 = input.flagOrNull()",
    "out.at(form, 0).listBy(form.cores[0], value.days, Day)",
    "out.at(form, 1).texts(form.cores[1], value.names)",
    "out.putTristateText(form, 2, value.note)",
  ]) {
    expect(source).toContain(line);
  }
});
