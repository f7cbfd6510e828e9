import type { Contract, Node, NumberStep, Property, StringFormat, StringStep } from "../../../contract/contract.ts";
import { contractOf } from "./contract-of.ts";
import { formatStep } from "./node-arbitrary.ts";

const text = (...steps: StringStep[]): Node => ({ kind: "string", steps });
const number = (format: "number" | "int" | "int32" | "uint32" | "float32", ...steps: NumberStep[]): Node => ({
  kind: "number",
  format,
  steps,
});
const formats: readonly StringFormat[] = ["uuid", "email", "datetime", "hostname", "url", "base64", "ipv6", "jwt"];

/** One leaf for each condition that the emitter knows about scalars. */
const leaves: Readonly<Record<string, Node>> = {
  Text: text(),
  AtLeast: text({ step: "minLength", value: 2 }),
  NotEmpty: text({ step: "minLength", value: 1 }),
  AtMost: text({ step: "maxLength", value: 3 }),
  Exactly: text({ step: "length", value: 2, message: "two" }),
  Pattern: text({ step: "pattern", source: "^[a-z]+$", flags: "" }),
  Stateful: text({ step: "pattern", source: "r", flags: "g" }),
  Prefix: text({ step: "startsWith", value: "r" }),
  Suffix: text({ step: "endsWith", value: "d" }),
  Part: text({ step: "includes", value: "e", position: 1 }),
  Lower: text({ step: "lowercase" }),
  Upper: text({ step: "uppercase" }),
  Trimmed: text({ step: "trim" }, { step: "minLength", value: 1 }),
  Rule: text({ step: "portable", use: { rule: { check: "excludesWords", words: ["red"] } } }),
  ...Object.fromEntries(formats.map((format) => [`Format${format}`, text(formatStep(format))])),
  Number: number("number"),
  Int: number("int"),
  Int32: number("int32"),
  Uint32: number("uint32"),
  Float32: number("float32"),
  Minimum: number("number", { step: "minimum", value: 1, exclusive: false }),
  Above: number("number", { step: "minimum", value: 1, exclusive: true }),
  Maximum: number("number", { step: "maximum", value: 10, exclusive: false }),
  Below: number("number", { step: "maximum", value: 10, exclusive: true }),
  Multiple: number("number", { step: "multipleOf", value: 2.5 }),
  Boolean: { kind: "boolean" },
  Null: { kind: "null" },
  Literal: { kind: "literal", values: ["red"] },
  Literals: { kind: "literal", values: ["red", 1, true, null] },
  Enum: { kind: "enum", values: ["red", "blue"], additive: false },
  Additive: { kind: "enum", values: ["red", "blue"], additive: true },
  Many: { kind: "literal", values: Array.from({ length: 30 }, (_, i) => i) },
  Json: { kind: "json" },
};

const red = leaves["Enum"] as Node;
const short = leaves["AtMost"] as Node;

function property(key: string, node: Node): Property {
  const optional = ["optional", "exactOptional", "default", "prefault"].includes(node.kind);
  return { key, node, optionalIn: optional, optionalOut: optional };
}

function object(unknownKeys: "strict" | "strip" | "keep" | Node, ...properties: Property[]): Node {
  return { kind: "object", properties, unknownKeys };
}

const list = (element: Node, ...steps: (Node & { kind: "array" })["steps"][number][]): Node => ({
  kind: "array",
  element,
  steps,
});

/** One type for each condition that the emitter knows about wrappers and containers. */
const containers: Readonly<Record<string, Node>> = {
  Optional: object("strict", property("a", { kind: "optional", inner: red })),
  Exact: object("strict", property("a", { kind: "exactOptional", inner: red })),
  Nullable: object("strict", property("a", { kind: "nullable", inner: red })),
  Nonoptional: { kind: "nonoptional", inner: { kind: "optional", inner: red } },
  Default: object("strict", property("a", { kind: "default", inner: red, value: "red" })),
  Prefault: object("strict", property("a", { kind: "prefault", inner: short, value: "nope" })),
  Readonly: { kind: "readonly", inner: list(red) },
  Unknown: object("strict", property("a", { kind: "unknown" })),
  Strict: object("strict", property("a", red), property("b", short)),
  Strip: object("strip", property("a", red)),
  Loose: object("keep", property("a", red)),
  LooseTrimmed: object("keep", property("a", leaves["Trimmed"] as Node)),
  Catchall: object(short, property("a", red)),
  Empty: object("strict"),
  Ruled: {
    kind: "object",
    properties: [property("a", { kind: "optional", inner: red }), property("b", { kind: "optional", inner: short })],
    unknownKeys: "strip",
    rules: [{ rule: { check: "atLeastOne", keys: ["a", "b"] } }],
  },
  List: list(red),
  Least: list(red, { step: "minLength", value: 2 }),
  Most: list(red, { step: "maxLength", value: 2 }),
  Exact2: list(red, { step: "length", value: 2 }),
  ListOfTrimmed: list(leaves["Trimmed"] as Node, { step: "maxLength", value: 3 }),
  Unique: { kind: "array", element: red, steps: [], rules: [{ rule: { check: "uniqueItems" } }] },
  Tuple: { kind: "tuple", items: [red, short], requiredItems: 2, rest: null },
  TupleRest: { kind: "tuple", items: [red], requiredItems: 1, rest: short },
  Record: { kind: "record", key: short, value: red, mode: "open" },
  RecordOfAny: { kind: "record", key: text(), value: red, mode: "open" },
  Exhaustive: {
    kind: "record",
    key: { kind: "enum", values: ["a", "b"], additive: false },
    value: red,
    mode: "exhaustive",
  },
  Partial: { kind: "record", key: { kind: "enum", values: ["a", "b"], additive: false }, value: red, mode: "partial" },
  Union: { kind: "union", options: [red, number("int"), { kind: "null" }] },
  UnionOfObjects: {
    kind: "union",
    options: [object("strict", property("a", red)), object("strict", property("b", short))],
  },
  UnionOfTrimmed: { kind: "union", options: [leaves["Trimmed"] as Node, { kind: "boolean" }] },
  Tagged: {
    kind: "discriminated",
    discriminator: "kind",
    options: [
      {
        tags: ["red"],
        node: object("strict", property("kind", { kind: "literal", values: ["red"] }), property("a", short)),
      },
      {
        tags: [1, null],
        node: object("strip", property("kind", { kind: "literal", values: [1, null] }), property("b", red)),
      },
    ],
  },
  Recursive: object("strict", property("a", { kind: "optional", inner: { kind: "ref", type: "test.Recursive" } })),
  Referring: object("strict", property("a", { kind: "ref", type: "test.Strict" })),
};

/** A contract with every kind of condition that the emitter writes, each near the root of a type of its own. */
export function templateContract(): Contract {
  return contractOf({ ...leaves, ...containers });
}
