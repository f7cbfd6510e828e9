import { z } from "zod";
import type { Node, NumberStep, Property, StringStep, UnknownKeys } from "../../generators/contract/contract.ts";

/**
 * A type for each construct that has code of its own, each so that every line of its code can be reached: of random
 * types much is dead (an option behind one that takes everything, a bound that contradicts another).
 */
export const subjects: Readonly<Record<string, Node>> = {
  ...texts(),
  ...numbers(),
  ...values(),
  ...containers(),
};

export function text(...steps: readonly StringStep[]): Node {
  return { kind: "string", steps };
}

export function number(format: (Node & { kind: "number" })["format"], ...steps: readonly NumberStep[]): Node {
  return { kind: "number", format, steps };
}

function minimum(value: number, exclusive = false): NumberStep {
  return { step: "minimum", value, exclusive };
}

function maximum(value: number, exclusive = false): NumberStep {
  return { step: "maximum", value, exclusive };
}

export function literal(...all: readonly (string | number | boolean | null)[]): Node {
  return { kind: "literal", values: all };
}

function texts(): Record<string, Node> {
  const [uuid, hostname] = [z.uuid()._zod.def.pattern, z.hostname()._zod.def.pattern].map((pattern) =>
    String(pattern?.source),
  );
  return {
    Text: text(),
    Bounded: text({ step: "minLength", value: 2 }, { step: "maxLength", value: 5, message: "long" }),
    Sized: { ...text({ step: "length", value: 3 }), message: "three" },
    NotEmpty: text({ step: "minLength", value: 1 }),
    Patterned: text({ step: "pattern", source: "^[a-z]+$", flags: "" }),
    Global: text({ step: "pattern", source: "a", flags: "g" }),
    Formatted: text({ step: "format", format: "uuid", source: uuid ?? "", flags: "" }),
    Host: text({ step: "format", format: "hostname", source: hostname ?? "", flags: "" }),
    Judged: text({ step: "format", format: "base64" }),
    Url: text({ step: "format", format: "url" }),
    Cased: text({ step: "lowercase" }),
    Affixed: text(
      { step: "startsWith", value: "a" },
      { step: "endsWith", value: "b" },
      { step: "includes", value: "c" },
    ),
    Trimmed: text({ step: "trim" }, { step: "minLength", value: 2 }, { step: "toUpperCase" }),
    Worded: text(
      { step: "portable", use: { rule: { check: "excludesWords", words: ["red"] }, abort: true } },
      { step: "portable", use: { rule: { check: "excludesWords", words: ["blue"] } } },
    ),
  };
}

function numbers(): Record<string, Node> {
  return {
    Number: number("number"),
    Between: number("number", minimum(0), maximum(4)),
    Above: number("number", minimum(1, true)),
    Below: number("number", maximum(7, true)),
    Int: number("int", minimum(0), maximum(4095)),
    AnyInt: number("int"),
    Int32: number("int32"),
    Uint32: number("uint32"),
    Float32: number("float32"),
    Multiple: number("number", { step: "multipleOf", value: 0.5 }),
  };
}

function values(): Record<string, Node> {
  return {
    Nothing: { kind: "never" },
    Null: { kind: "null" },
    Flag: { kind: "boolean" },
    One: literal("one"),
    Few: literal("one", 2, true, null),
    Many: { kind: "enum", values: Array.from({ length: 30 }, (_, i) => `value${i}`), additive: false },
    Growing: { kind: "enum", values: ["red", "blue"], additive: true },
    Json: { kind: "json" },
    Maybe: { kind: "optional", inner: text() },
    OrNull: { kind: "nullable", inner: number("int") },
    Filled: { kind: "default", inner: text(), value: "filled" },
    Sent: { kind: "prefault", inner: text({ step: "minLength", value: 2 }), value: "sent" },
    There: { kind: "nonoptional", inner: { kind: "optional", inner: text() } },
    Either: { kind: "union", options: [text({ step: "minLength", value: 3 }), number("int"), { kind: "null" }] },
  };
}

function properties(all: Readonly<Record<string, Node>>): readonly Property[] {
  const optional = new Set<Node["kind"]>(["optional", "exactOptional", "default", "prefault"]);
  return Object.entries(all).map(([key, node]) => ({
    key,
    node,
    optionalIn: optional.has(node.kind),
    optionalOut: node.kind === "optional" || node.kind === "exactOptional",
  }));
}

export function object(
  all: Readonly<Record<string, Node>>,
  unknownKeys: UnknownKeys = "strict",
): Node & { kind: "object" } {
  return { kind: "object", properties: properties(all), unknownKeys };
}

function containers(): Record<string, Node> {
  const int = number("int");
  const trimmed = text({ step: "trim" }, { step: "minLength", value: 1 });
  const seat = object({ id: text({ step: "minLength", value: 1 }), load: { kind: "optional", inner: int } });
  const keys = { kind: "enum", values: ["a", "b"], additive: false } as const;
  return {
    Keys: object({
      plain: text(),
      maybe: { kind: "optional", inner: int },
      exact: { kind: "exactOptional", inner: int },
      filled: { kind: "default", inner: int, value: 1 },
      sent: { kind: "prefault", inner: int, value: 2 },
      anything: { kind: "unknown" },
      null: { kind: "nullable", inner: text() },
      "maybe-null": { kind: "nullable", inner: { kind: "optional", inner: text() } },
    }),
    Wide: object(
      Object.fromEntries(["a", "b", "aa", "bb", "key"].flatMap((key) => [1, 2, 3].map((n) => [key + n, int]))),
    ),
    Strip: object({ a: int }, "strip"),
    Keep: object({ a: trimmed, b: trimmed }, "keep"),
    Others: object({ a: text() }, int),
    Open: object({}, "strip"),
    Empty: object({}),
    Told: { ...seat, message: "no seat" },
    Ruled: { ...seat, rules: [{ rule: { check: "requiredWhen", when: { key: "id", equals: "a" }, keys: ["load"] } }] },
    List: { kind: "array", element: text({ step: "maxLength", value: 2 }), steps: [{ step: "maxLength", value: 3 }] },
    Least: { kind: "array", element: int, steps: [{ step: "minLength", value: 2 }] },
    Exact: { kind: "array", element: int, steps: [{ step: "length", value: 2 }] },
    Seats: { kind: "array", element: seat, steps: [] },
    Unique: { kind: "array", element: int, steps: [], rules: [{ rule: { check: "uniqueItems" } }] },
    Pair: { kind: "tuple", items: [text(), int], requiredItems: 2, rest: null },
    Row: { kind: "tuple", items: [text()], requiredItems: 1, rest: int },
    Tail: { kind: "tuple", items: [text(), { kind: "optional", inner: int }], requiredItems: 1, rest: null },
    Record: { kind: "record", key: text({ step: "minLength", value: 2 }), value: int, mode: "open" },
    Each: { kind: "record", key: keys, value: int, mode: "exhaustive" },
    Some: { kind: "record", key: keys, value: int, mode: "partial" },
    Tagged: {
      kind: "discriminated",
      discriminator: "type",
      options: [
        { tags: ["seat"], node: object({ type: literal("seat"), seat }) },
        { tags: ["note", "line"], node: object({ type: literal("note", "line"), text: text() }) },
      ],
    },
    Shapes: { kind: "union", options: [object({ a: int }), object({ b: text() })] },
    Kept: { kind: "readonly", inner: object({ a: int }) },
    Whole: object({
      seats: { kind: "array", element: seat, steps: [] },
      more: { kind: "optional", inner: object({ b: int }) },
    }),
  };
}
