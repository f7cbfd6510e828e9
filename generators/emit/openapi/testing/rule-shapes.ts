/** Portable rules on counts, sizes, hosts and keys that depend on each other, each with the values that matter there. */
import { z } from "zod";
import {
  additiveEnum,
  atLeastOne,
  entryCount,
  implies,
  jsonBytes,
  normalHost,
  punycodeLabels,
  uniqueItems,
  utf16Length,
} from "../../../../schemas/kit/kit.ts";
import type { Shape } from "./rare-shapes.ts";

const status = z.enum(["ok", "error"]);
const failure = z.strictObject({ code: z.string() });
const outcomes = [
  { status: "ok" },
  { status: "error" },
  { status: "error", failure: { code: "a" } },
  { status: "ok", failure: { code: "a" } },
  { status: "ok", failure: null },
  { status: "error", failure: null },
  { status: "error", failure: { code: "a", n: 1 } },
];
const hosts = ["a.example", "A.Example", " a.example", "xn--a", "xn--bcher-kva.example", "xn--", "a.xn--0", "a..b", ""];

export const ruleShapes: readonly Shape[] = [
  {
    name: "a key that another one requires",
    schema: z
      .strictObject({ status, failure: failure.optional() })
      .check(implies([{ key: "status", in: ["error"] }], { required: ["failure"] })),
    values: outcomes,
  },
  {
    name: "a key that another one forbids",
    schema: z
      .strictObject({ status, failure: failure.nullish() })
      .check(implies([{ key: "status", in: ["ok"] }], { forbidden: ["failure"] })),
    values: outcomes,
  },
  {
    name: "a value that two others decide",
    schema: z.object({ a: z.number(), b: z.boolean().optional(), c: z.string().nullable() }).check(
      implies(
        [
          { key: "a", in: [1, 2] },
          { key: "b", in: [true] },
        ],
        { values: [{ key: "c", in: ["x", "y"] }] },
      ),
    ),
    values: [
      { a: 1, b: true, c: "x" },
      { a: 2, b: true, c: "z" },
      { a: 3, b: true, c: "z" },
      { a: 1, c: "z" },
      { a: 1, b: false, c: null },
      { a: 1, b: true, c: null },
    ],
  },
  {
    name: "a condition on a trimmed text",
    schema: z
      .object({ a: z.string().trim(), b: z.string().optional() })
      .check(implies([{ key: "a", in: ["x"] }], { required: ["b"] })),
    values: [{ a: " x " }, { a: "x" }, { a: "x", b: "y" }, { a: "y" }],
    wider: true,
  },
  {
    name: "a count of entries",
    schema: z.record(z.string(), z.number()).check(entryCount({ min: 1, max: 2 })),
    values: [{ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, JSON.parse('{"a":1,"b":2,"__proto__":3}') as unknown],
  },
  {
    name: "a count of entries with known keys",
    schema: z.partialRecord(z.enum(["a", "b", "c"]), z.number()).check(entryCount({ max: 2 })),
    values: [{ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2, q: 3 }],
  },
  {
    name: "a size as JSON",
    schema: z.strictObject({ text: z.string(), kinds: z.array(additiveEnum(["a"])).optional() }).check(jsonBytes(24)),
    values: [
      { text: "a".repeat(13) },
      { text: "a".repeat(14) },
      { text: "é".repeat(7) },
      { text: "a", unknown: "a".repeat(30) },
      { text: "a", kinds: ["a"] },
      { text: "a", kinds: ["b", "b", "b"] },
    ],
    wider: true,
  },
  {
    name: "a length in UTF-16 units",
    schema: z.string().check(utf16Length(2, 3)),
    values: ["😀", "😀a", "😀😀", "ab", "abc", "abcd"],
    wider: true,
  },
  { name: "a normal host", schema: z.string().check(normalHost()).min(1), values: hosts, wider: true },
  { name: "labels that decode", schema: z.string().check(punycodeLabels()), values: hosts, wider: true },
  {
    name: "unique by two keys",
    schema: z
      .array(z.object({ a: z.string(), b: z.number().optional() }))
      .max(4)
      .check(uniqueItems(["a", "b"])),
    values: [
      [
        { a: "x", b: 1 },
        { a: "x", b: 1 },
      ],
      [
        { a: "x", b: 1 },
        { a: "x", b: 2 },
      ],
      [{ a: "x" }, { a: "x" }],
    ],
    wider: true,
  },
  {
    name: "at least one key, whatever its value",
    schema: z
      .strictObject({ a: z.string().nullish(), b: z.array(z.string()).optional() })
      .check(atLeastOne(["a", "b"], { counts: "presence" })),
    values: [{}, { a: null }, { a: "" }, { b: [] }, { n: 1 }, { a: null, n: 1 }],
  },
];
