/** Common kinds of value in every kind of place: what differs between request and response differs here. */
import { z } from "zod";
import { additiveEnum, atLeastOne, uniqueItems } from "../../../../schemas/kit/kit.ts";
import type { Shape } from "./rare-shapes.ts";

/** Schemas that options of unions are called by. */
export const namedOptions: Record<string, z.ZodType> = {};

function option(name: string, schema: z.ZodType): z.ZodType {
  namedOptions[`${name}Schema`] = schema;
  return schema;
}

const kinds: Readonly<Record<string, z.ZodType>> = {
  text: z.string(),
  "bounded text": z.string().min(1).max(3),
  "patterned text": z.string().regex(/^[a-z]{1,4}$/),
  number: z.number().min(0).lt(10),
  integer: z.int(),
  boolean: z.boolean(),
  "plain enum": z.enum(["a", "b"]),
  "additive enum": additiveEnum(["a", "b"]),
  "literals of two kinds": z.literal(["a", 1]),
  "nullable text": z.string().nullable(),
  "strict object": z.strictObject({ a: z.string(), b: z.number().optional() }),
  "stripped object": z.object({ a: z.string() }),
  "kept object": z.looseObject({ a: z.string().optional() }),
  "object with an additive enum": z.strictObject({ kind: additiveEnum(["a"]), a: z.number().optional() }),
  "checked object with an additive enum": z
    .strictObject({ kind: additiveEnum(["a"]), a: z.string().optional(), b: z.string().optional() })
    .check(atLeastOne(["a", "b"])),
  union: z.union([
    option("HasA", z.strictObject({ a: z.string() })),
    option("HasB", z.strictObject({ b: z.number() })),
  ]),
  "tagged union": z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("a"), a: z.string() }),
    z.strictObject({ kind: z.literal("b"), list: z.array(additiveEnum(["x"])) }),
  ]),
};

interface Surrounding {
  readonly put: (inner: z.ZodType, kind: string) => z.ZodType;
  /** Values of the whole, right and nearly right, around a value of the inner schema. */
  readonly around: (value: unknown) => readonly unknown[];
}

const keyed = (value: unknown) => [{ value }, { value, n: 1 }, { value, other: true }, { value, size: 1 }];
const listed = (value: unknown) => [[value], [value, value], [value, "a"], [value, value, value]];

const places: Readonly<Record<string, Surrounding>> = {
  itself: { put: (inner) => inner, around: (value) => [value] },
  "required key": { put: (inner) => z.strictObject({ value: inner }), around: keyed },
  "optional key": { put: (inner) => z.strictObject({ value: inner.optional(), other: z.boolean() }), around: keyed },
  "nullish key": { put: (inner) => z.object({ value: inner.nullish() }), around: keyed },
  "key beside a default": {
    put: (inner) => z.strictObject({ value: inner, size: z.number().default(3) }),
    around: keyed,
  },
  list: { put: (inner) => z.array(inner), around: listed },
  "bounded list": { put: (inner) => z.array(inner).min(1).max(2), around: listed },
  "list of wrapped values": {
    put: (inner) => z.array(z.strictObject({ value: inner })),
    around: (value) => [[{ value }, { value, n: 1 }], [{}]],
  },
  record: { put: (inner) => z.record(z.string(), inner), around: (value) => [{ q: value }, { a: value, b: 7 }] },
  "partial record": {
    put: (inner) => z.partialRecord(z.enum(["a", "b"]), inner),
    around: (value) => [{ a: value }, { a: value, q: value }],
  },
  tuple: { put: (inner) => z.tuple([inner, z.string().optional()]), around: listed },
  "union with a list": {
    put: (inner, kind) => z.union([z.array(inner), option(`Only${nameOf(kind)}`, z.strictObject({ only: inner }))]),
    around: (value) => [[value], { only: value }, { only: value, n: 1 }],
  },
  "variant of a tagged union": {
    put: (inner) =>
      z.discriminatedUnion("t", [z.strictObject({ t: z.literal("x"), value: inner }), z.object({ t: z.literal("y") })]),
    around: (value) => [
      { t: "x", value },
      { t: "x", value, n: 1 },
      { t: "y", value },
    ],
  },
};

/** Values of every kind above, right and nearly right. */
const cores: readonly unknown[] = [
  "a",
  "z",
  "abcd",
  "abcde",
  1,
  9.5,
  10,
  true,
  null,
  {},
  { a: "x" },
  { a: "x", n: 1 },
  { a: "x", b: 2, n: 1 },
  { b: 1 },
  { a: "x", b: "y" },
  { kind: "a" },
  { kind: "z", a: 1 },
  { kind: "z" },
  { kind: "a", a: "x", n: 0 },
  { kind: "b", list: ["x", "y"] },
  { kind: "c", list: [] },
];

export const nestedShapes: readonly Shape[] = Object.entries(places).flatMap(([place, { put, around }]) =>
  Object.entries(kinds).map(([kind, schema]) => ({
    name: `${kind}, ${place}`,
    schema: put(schema, kind),
    values: cores.flatMap(around),
  })),
);

function nameOf(kind: string): string {
  return kind.replace(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists whose rules meet entries that a reader leaves out. */
export const reducedShapes: readonly Shape[] = [
  { name: "unique additive values", schema: z.array(additiveEnum(["a", "b"])).check(uniqueItems()) },
  { name: "unique texts", schema: z.strictObject({ list: z.array(z.string()).check(uniqueItems()) }) },
  { name: "a list of exactly one additive value", schema: z.array(additiveEnum(["a"])).length(1) },
  {
    name: "a union within a union",
    schema: z.union([
      option("EmptyA", z.strictObject({ a: z.string().max(0) })),
      z.union([
        option("AnyA", z.strictObject({ a: z.string() })),
        option("AnyAB", z.strictObject({ a: z.string(), b: z.number().optional() })),
      ]),
    ]),
    values: [{ a: "x", n: 1 }, { a: "", n: 1 }, { a: "x" }],
  },
].map((each) => ({
  values: [["a", "a"], ["z", "z", "a"], ["a", "z"], { list: ["a", "a"] }, { list: ["a"], n: 1 }],
  ...each,
}));
