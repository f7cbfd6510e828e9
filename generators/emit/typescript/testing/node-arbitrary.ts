import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { z } from "zod";
import type {
  Node,
  NumberStep,
  PortableCheck,
  Property,
  SizeStep,
  StringFormat,
  StringStep,
  TypeId,
} from "../../../contract/contract.ts";
import { boundOf } from "../../../contract/build/size-step.ts";
import { listRule, objectRule, recordRule, textRule } from "./rule-arbitrary.ts";
import { formatOf } from "./zod-of.ts";

export const keys = ["a", "b", "id", "kind", "x-y", "0", "constructor"] as const;
const words = ["red", "blue", "🎈", "", "a"] as const;

const key = fc.constantFrom(...keys);
const small = fc.integer({ min: 0, max: 4 });
const message = fc.option(fc.constantFrom("no", "because"), { nil: undefined, freq: 4 });

function said<T extends object>(step: T, text: string | undefined): T {
  return text === undefined ? step : { ...step, message: text };
}

const sizeStep: Arbitrary<SizeStep> = fc
  .tuple(fc.constantFrom("minLength", "maxLength", "length"), small, message)
  .map(([step, value, text]) => said({ step, value } as SizeStep, text));

const formats: readonly StringFormat[] = [
  "uuid",
  "guid",
  "email",
  "nanoid",
  "cuid",
  "cuid2",
  "ulid",
  "xid",
  "ksuid",
  "emoji",
  "datetime",
  "date",
  "time",
  "duration",
  "ipv4",
  "cidrv4",
  "e164",
  "mac",
  "hostname",
  "hex",
  "url",
  "base64",
  "base64url",
  "ipv6",
  "cidrv6",
  "jwt",
];
const judged = ["url", "base64", "base64url", "ipv6", "cidrv6", "jwt"];

export function formatStep(format: StringFormat): StringStep {
  const pattern = (formatOf(format) as unknown as z.core.$ZodStringFormat)._zod.def.pattern;
  if (pattern === undefined || judged.includes(format)) return { step: "format", format };
  return { step: "format", format, source: pattern.source, flags: pattern.flags };
}

const stringStep: Arbitrary<StringStep> = fc.oneof(
  { weight: 6, arbitrary: sizeStep },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom("^[a-z]{2}$", "a+", "^(?:x|(r)ed)", "^\\p{L}+$", "[^\\/]{3}"),
        fc.constantFrom("", "u"),
        message,
      )
      .filter(([source, flags]) => flags === "u" || !source.includes("\\p"))
      .map(([source, flags, text]) => said({ step: "pattern", source, flags } as StringStep, text)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...formats).map(formatStep) },
  fc
    .tuple(fc.constantFrom("startsWith", "endsWith", "includes"), fc.constantFrom("r", "", "🎈"), message)
    .map(([step, value, text]) => said({ step, value } as StringStep, text)),
  fc.constantFrom<StringStep>(
    { step: "includes", value: "e", position: 1 },
    { step: "lowercase" },
    { step: "uppercase" },
    { step: "pattern", source: "r", flags: "g" },
    { step: "pattern", source: "e", flags: "y" },
  ),
  fc.constantFrom<StringStep>(
    { step: "trim" },
    { step: "toLowerCase" },
    { step: "toUpperCase" },
    { step: "overwrite", overwrite: { overwrite: "collapseSpace" } },
    { step: "overwrite", overwrite: { overwrite: "normalHost" } },
    { step: "overwrite", overwrite: { overwrite: "foldToKnown", values: ["red", "blue"] } },
  ),
  textRule.map((rule): StringStep => ({ step: "portable", use: { rule } })),
);

const bound = fc.constantFrom(0, -0, 1, -1, 2.5, 10, 1e16, -1e16, 4294967295);
const numberStep: Arbitrary<NumberStep> = fc.oneof(
  fc
    .tuple(fc.constantFrom("minimum", "maximum"), bound, fc.boolean(), message)
    .map(([step, value, exclusive, text]) => said({ step, ...boundOf(value), exclusive } as NumberStep, text)),
  fc
    .tuple(fc.constantFrom(0.1, 2, 0.07, 1e-7), message)
    .map(([value, text]) => said({ step: "multipleOf", value } as NumberStep, text)),
);

const enumValues = fc.subarray([...words], { minLength: 1 });

const leaf: Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: fc.array(stringStep, { maxLength: 3 }).map((steps): Node => ({ kind: "string", steps })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom("number", "int", "int32", "uint32", "float32", "float64"),
        fc.array(numberStep, { maxLength: 2 }),
      )
      .map(([format, steps]): Node => ({ kind: "number", format, steps }) as Node),
  },
  { weight: 2, arbitrary: enumValues.map((values): Node => ({ kind: "enum", values, additive: false })) },
  { weight: 2, arbitrary: enumValues.map((values): Node => ({ kind: "enum", values, additive: true })) },
  fc.subarray(["red", 1, 0, true, null, -2.5], { minLength: 1 }).map((values): Node => ({ kind: "literal", values })),
  fc.constantFrom<Node>(
    { kind: "unknown" },
    { kind: "json" },
    { kind: "never" },
    { kind: "null" },
    { kind: "boolean" },
    { kind: "boolean" },
  ),
  fc.constant<Node>({ kind: "enum", values: [1, 2, "red"], additive: false }),
);

function ruled<T extends Node>(node: T, rules: readonly PortableCheck[]): T {
  return rules.length === 0 ? node : { ...node, rules: rules.map((rule) => ({ rule })) };
}

function property(name: string, node: Node): Property {
  const optional =
    node.kind === "optional" || node.kind === "exactOptional" || node.kind === "default" || node.kind === "prefault";
  return { key: name, node, optionalIn: optional, optionalOut: optional };
}

/** JavaScript lists integer-like keys first, so that is the order of a shape. */
function inShapeOrder(names: readonly string[]): string[] {
  return Object.keys(Object.fromEntries(names.map((name) => [name, 0])));
}

/** Schemas over every construct of the contract. `refs` are named types they may refer to. */
export function nodeArbitrary(refs: readonly TypeId[]): Arbitrary<Node> {
  const { node } = fc.letrec<{ node: Node; object: Node & { kind: "object" } }>((tie) => {
    const below = tie("node");
    const properties = fc
      .uniqueArray(key, { maxLength: 4 })
      .chain((names) => fc.tuple(...inShapeOrder(names).map((name) => below.map((each) => property(name, each)))));
    const unknownKeys = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("strict", "strip", "keep") },
      below.filter((each) => each.kind !== "never"),
    ) as Arbitrary<"strict" | Node>;
    const object = fc
      .tuple(properties, unknownKeys, fc.array(objectRule, { maxLength: 1 }))
      .map(([all, others, rules]) => ruled({ kind: "object" as const, properties: all, unknownKeys: others }, rules));
    const array = fc
      .tuple(below, fc.array(sizeStep, { maxLength: 2 }), fc.array(listRule, { maxLength: 1 }))
      .map(([element, steps, rules]) => ruled({ kind: "array" as const, element, steps }, rules));
    const tuple = fc
      .tuple(fc.array(below, { minLength: 1, maxLength: 3 }), fc.option(below))
      .map(([items, rest]): Node => ({ kind: "tuple", items, requiredItems: items.length, rest }));
    const recordKey: Arbitrary<Node> = fc.oneof(
      fc.array(stringStep, { maxLength: 2 }).map((steps): Node => ({ kind: "string", steps })),
      fc.constantFrom<Node>(
        { kind: "number", format: "number", steps: [] },
        { kind: "enum", values: ["a", "red"], additive: true },
      ),
    );
    const finiteKey: Arbitrary<Node> = fc.oneof(
      fc
        .subarray(["a", "b", "id"], { minLength: 1 })
        .map((values): Node => ({ kind: "enum", values, additive: false })),
      fc.subarray(["a", "b", 0, 1], { minLength: 1 }).map((values): Node => ({ kind: "literal", values })),
    );
    const recordRules = fc.array(recordRule, { maxLength: 1 });
    const record = fc.oneof(
      fc
        .tuple(recordKey, below, recordRules)
        .map(([name, value, rules]): Node => ruled({ kind: "record", key: name, value, mode: "open" }, rules)),
      fc
        .tuple(finiteKey, below, fc.constantFrom("exhaustive", "partial"), recordRules)
        .map(([name, value, mode, rules]): Node => ruled({ kind: "record", key: name, value, mode } as Node, rules)),
    );
    const union = fc.array(below, { minLength: 1, maxLength: 3 }).map((options): Node => ({ kind: "union", options }));
    const discriminated = fc
      .tuple(fc.array(object, { minLength: 1, maxLength: 3 }), fc.constantFrom("kind", "id"))
      .map(([objects, discriminator]): Node => {
        const options = objects.map((each, i) => {
          const tags = i === 0 ? ["red", 1] : i === 1 ? [null] : [true, "blue"];
          const tag = property(discriminator, { kind: "literal", values: tags });
          return {
            tags,
            node: {
              ...each,
              properties: [tag, ...each.properties.filter((other) => other.key !== discriminator && other.key !== "0")],
            },
          };
        });
        return { kind: "discriminated", discriminator, options };
      });
    const wrapper = fc
      .tuple(
        fc.constantFrom("optional", "optional", "exactOptional", "nullable", "nullable", "nonoptional", "readonly"),
        below,
      )
      .map(([kind, inner]): Node => ({ kind, inner }) as Node);
    const filled = fc
      .tuple(
        fc.constantFrom("default", "prefault"),
        below,
        fc.constantFrom<unknown>("red", 1, null, [], ["a"], { a: 1 }, { id: { b: [2] } }),
      )
      .map(([kind, inner, value]): Node => ({ kind, inner, value }) as Node);
    const ref = refs.length === 0 ? leaf : fc.constantFrom(...refs).map((type): Node => ({ kind: "ref", type }));
    return {
      object,
      node: withWords(
        fc.oneof(
          { depthSize: "small", maxDepth: 4, withCrossShrink: true },
          { weight: 6, arbitrary: leaf },
          { weight: 5, arbitrary: object },
          { weight: 3, arbitrary: array },
          { weight: 2, arbitrary: tuple },
          { weight: 2, arbitrary: record },
          { weight: 2, arbitrary: union },
          { weight: 2, arbitrary: discriminated },
          { weight: 4, arbitrary: wrapper },
          { weight: 1, arbitrary: filled },
          { weight: 2, arbitrary: ref },
        ),
      ),
    };
  });
  return node;
}

const sayable = [
  "string",
  "number",
  "literal",
  "enum",
  "object",
  "array",
  "tuple",
  "record",
  "union",
  "discriminated",
  "nonoptional",
  "null",
  "boolean",
];

/** Some nodes with words of the author for their own issues. */
function withWords(node: Arbitrary<Node>): Arbitrary<Node> {
  return fc.tuple(node, fc.nat({ max: 9 })).map(([each, dice]) => {
    const silent = dice > 0 || !sayable.includes(each.kind) || (each.kind === "enum" && each.additive);
    return silent ? each : { ...each, message: "not so" };
  });
}
