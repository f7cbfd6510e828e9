/** Shapes at the corners of what JSON Schema can say, each with the values that matter there. */
import { z } from "zod";
import { additiveEnum, canonicalBase64, collapseSpace, excludesWords, urlRule } from "../../../../schemas/kit/kit.ts";

/** A schema that is put to the test. */
export interface Shape {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Further values. */
  readonly values?: readonly unknown[];
  /** The schema of requests leaves a rule out, and says so. */
  readonly wider?: true;
}

export const rareShapes: readonly Shape[] = [
  { name: "text bounds in code points", schema: z.string().min(1).max(1) },
  { name: "two patterns", schema: z.string().regex(/^a/).regex(/b$/), values: ["ab", "ac", "cb"] },
  { name: "an astral character to a pattern of units", schema: z.string().regex(/^.$/), wider: true },
  { name: "a pattern with a flag", schema: z.string().regex(/^a$/i), wider: true },
  {
    name: "a pattern of control characters",
    schema: z.string().regex(/^[^/\p{Cc}]+\/\P{Cc}+$/u),
    values: ["a/b", "a/\u0085", "\u0000/b", "a/\u001f", "a/😀", "\u00a0/b"],
  },
  {
    name: "a pattern with needless escapes",
    schema: z.string().regex(new RegExp("^[\\w\\-]+\\-\\/\\_$")),
    values: ["a-/_", "-a-/_", "a"],
  },
  // Without the flag `u` these escapes stand for their letters, and what follows for itself.
  {
    name: "a property to a pattern of units",
    schema: z.string().regex(new RegExp("^\\p{L}$")),
    values: ["p{L}", "a"],
    wider: true,
  },
  {
    name: "a property in a class of units",
    schema: z.string().regex(new RegExp("^[\\p{L}]+$")),
    values: ["p{L}", "a"],
    wider: true,
  },
  { name: "a repeated u", schema: z.string().regex(new RegExp("^\\u{2}$")), values: ["uu", "\u0002"], wider: true },
  {
    name: "a class of half characters",
    schema: z.string().regex(new RegExp(`^[${"😀"}]+$`)),
    values: ["😀", "\ude00\ud83d"],
    wider: true,
  },
  { name: "a dot that takes line breaks", schema: z.string().regex(/^a.*b$/s), values: ["a\nb", "ab", "a\nc"] },
  { name: "starts and ends", schema: z.string().startsWith("a.").endsWith("(b"), values: ["a.(b", "axxb", "a.x(b"] },
  { name: "trimmed, not empty", schema: z.string().trim().min(1), values: ["\u00a0", "\ufeff", "\u00a0a"] },
  ...[0, 1, 2, 3].flatMap((least) =>
    [undefined, 0, 1, 2, 3].map((most) => ({
      name: `trimmed, ${least} to ${most ?? "any"}`,
      schema: z
        .string()
        .trim()
        .min(least)
        .max(most ?? 1000),
      values: [
        "  ab  ",
        " a b ",
        "abcd",
        " 😀 ",
        "\n",
        " \ud800 ",
        "a  b",
        " abc\ufeff",
        "\u180ea",
        `a${" ".repeat(2000)}b`,
      ],
    })),
  ),
  { name: "trimmed to a length", schema: z.string().trim().length(2), values: [" ab ", " a", "abc", " 😀😀 "] },
  { name: "bounded, then trimmed", schema: z.string().max(3).trim().min(1), values: [" a ", "  a ", "   "] },
  { name: "collapsed, not empty", schema: z.string().check(collapseSpace()).min(1), values: ["  ", "\n"] },
  {
    name: "collapsed and trimmed, bounded",
    schema: z.string().trim().check(collapseSpace()).min(2).max(3),
    values: [" a   b ", "a   ", "   ", "abcd"],
    wider: true,
  },
  {
    name: "trimmed, without words",
    schema: z
      .string()
      .trim()
      .check(excludesWords(["bot"])),
    values: [" a Bot", " bo t "],
  },
  { name: "lower-cased, bounded", schema: z.string().toLowerCase().max(1), values: ["İ", "İİ"], wider: true },
  {
    name: "a time",
    schema: z.iso.datetime(),
    values: ["2026-02-29T00:00:00Z", "2024-02-29T00:00:00.1Z", "2024-02-29t00:00:00z"],
    wider: true,
  },
  { name: "a local time", schema: z.iso.datetime({ local: true }), values: ["2024-02-29T00:00:00"], wider: true },
  {
    name: "a time without seconds",
    schema: z.iso.datetime({ precision: -1 }),
    values: ["2024-02-29T00:00Z"],
    wider: true,
  },
  { name: "a time of day", schema: z.iso.time(), values: ["12:00:00", "12:00:00Z"], wider: true },
  { name: "a duration", schema: z.iso.duration(), values: ["P1.5D", "PT1.5S", "P1W"], wider: true },
  {
    name: "a UUID",
    schema: z.uuid(),
    values: ["00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"],
    wider: true,
  },
  { name: "an email address", schema: z.email(), values: ["a@b-.com", "a@b.com"], wider: true },
  { name: "a URL", schema: z.url(), values: [" http://é ", "http://a"], wider: true },
  { name: "integers", schema: z.int(), values: [2 ** 53 - 1, -(2 ** 53), 1.0] },
  { name: "sized numbers", schema: z.union([z.int32(), z.float32()]), values: [2 ** 31, 3.5e38] },
  { name: "tight bounds", schema: z.number().gt(0).min(0).lt(2).max(3), values: [2, 1.9] },
  {
    name: "whole multiples of an integer",
    schema: z.int().multipleOf(3),
    values: [3, 4, 9007199254740990, 9007199254740991],
    wider: true,
  },
  {
    name: "whole multiples within bounds",
    schema: z.int().min(-9).max(1e9).multipleOf(3),
    values: [3, 4, -9, 1e9 - 1],
  },
  { name: "whole multiples of a sized integer", schema: z.int32().multipleOf(7), values: [7, 8, -2147483646] },
  { name: "multiples of a fraction", schema: z.number().multipleOf(0.1), values: [0.3, 0.7, 1e22], wider: true },
  { name: "literals of every kind", schema: z.literal(["a", 1, true, null]) },
  { name: "a strict object", schema: z.strictObject({ a: z.number().optional() }) },
  { name: "a stripped object", schema: z.object({ a: z.unknown() }) },
  {
    name: "a catchall",
    schema: z.object({ a: z.number().optional() }).catchall(z.string()),
    values: [{ c: "x" }, { c: 1 }],
  },
  {
    name: "a default",
    schema: z.object({ a: z.number().default(1), b: z.string().nullish() }),
    values: [{ a: null }, { b: null }],
  },
  {
    name: "a nullable enum",
    schema: z.object({ a: z.enum(["b", "c"]).nullable() }),
    values: [{ a: null }, { a: "b" }],
  },
  { name: "an additive enum", schema: additiveEnum(["a", "b"]) },
  { name: "a list", schema: z.array(z.string()).min(1).max(1) },
  {
    name: "a tuple with a tail",
    schema: z.tuple([z.string(), z.string().optional()], z.number()),
    values: [
      ["a", "b", 1],
      ["a", "b", "c"],
    ],
  },
  { name: "a closed tuple", schema: z.tuple([z.string()]) },
  {
    name: "a record",
    schema: z.record(z.string(), z.string()),
    values: [{ a: "b" }, JSON.parse('{"__proto__": 1, "a": "b"}')],
  },
  {
    name: "a record of lower-case keys",
    schema: z.record(z.string().regex(/^[b-z]+$/), z.number()),
    values: [{ b: 1 }],
  },
  {
    name: "an exhaustive record",
    schema: z.record(z.enum(["a", "b"]), z.number()),
    values: [
      { a: 1, b: 2 },
      { a: 1, b: 2, c: 3 },
    ],
  },
  { name: "an exhaustive record of optional values", schema: z.record(z.enum(["a"]), z.number().optional()) },
  { name: "a partial record", schema: z.partialRecord(z.enum(["a", "b"]), z.number()), values: [{ c: 1 }] },
  {
    name: "a discriminated union",
    schema: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a") }),
      z.strictObject({ kind: z.literal(["b", "c"]), n: z.number() }),
    ]),
    values: [{ kind: "a", n: "x" }, { kind: "b", n: 1 }, { kind: "c" }, { kind: "d" }],
  },
  {
    name: "canonical base64",
    schema: z.string().check(canonicalBase64({ minBytes: 1, maxBytes: 3 })),
    values: ["AAAA", "AA==", "AB==", "AAAAAA=="],
    wider: true,
  },
  {
    name: "excluded words",
    schema: z.string().check(excludesWords(["a.b", "bot"])),
    values: ["xA.Bx", "axb", "BOT", "bat"],
  },
  {
    name: "a URL rule",
    schema: z.string().check(urlRule({ schemes: ["https"], pathname: "root", forbid: [], forbidCharacters: "?#]-^" })),
    values: ["https://a", "https://a?", "https://a-b", "https://a/x"],
    wider: true,
  },
];
