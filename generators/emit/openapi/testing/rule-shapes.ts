/** Shapes with portable checks on them, each with values on both sides. */
import { z } from "zod";
import {
  additiveEnum,
  atLeastOne,
  entryCount,
  exactlyOne,
  implies,
  jsonBytes,
  normalHost,
  punycodeLabels,
  requiredWhen,
  uniqueItems,
  utf16Length,
} from "../../../../schemas/kit/kit.ts";
import type { Shape } from "./rare-shapes.ts";

export const ruleShapes: readonly Shape[] = [
  { name: "unique scalars", schema: z.array(z.string()).check(uniqueItems()) },
  { name: "unique scalars beside nulls", schema: z.array(z.string().nullable()).check(uniqueItems()), wider: true },
  {
    name: "unique trimmed texts",
    schema: z.array(z.string().trim()).check(uniqueItems()),
    values: [["a", " a"]],
    wider: true,
  },
  {
    name: "unique by a key",
    schema: z.array(z.object({ id: z.string() })).check(uniqueItems("id")),
    values: [[{ id: "a" }, { id: "a" }]],
    wider: true,
  },
  {
    name: "at least one",
    schema: z.object({ a: z.string().optional(), b: z.array(z.string()).nullish() }).check(atLeastOne(["a", "b"])),
    values: [{ a: "x" }, { b: ["x"] }, { b: null }, { a: "", b: ["x"] }],
  },
  {
    name: "exactly one",
    schema: z.object({ a: z.string().min(1).optional(), b: z.number().optional() }).check(exactlyOne(["a", "b"])),
    values: [{ a: "x" }, { b: 0 }, { a: "x", b: 0 }],
  },
  {
    name: "exactly one of trimmed texts",
    schema: z.object({ a: z.string().trim().optional(), b: z.string().optional() }).check(exactlyOne(["a", "b"])),
    values: [
      { a: " ", b: "x" },
      { a: "x", b: "x" },
    ],
    wider: true,
  },
  {
    name: "required when",
    schema: z
      .object({ s: z.enum(["on", "off"]).optional(), at: z.iso.date().optional(), by: z.string().optional() })
      .check(requiredWhen({ key: "s", equals: "on" }, ["at", "by"])),
    values: [
      { s: "on" },
      { s: "off" },
      { s: "on", at: "2026-01-01" },
      { s: "on", at: "2026-01-01", by: "x" },
      { s: "on", at: "2026-01-01", by: "" },
    ],
    wider: true,
  },
  {
    name: "required when a default says so",
    schema: z
      .object({ s: z.enum(["on", "off"]).default("on"), by: z.string().optional() })
      .check(requiredWhen({ key: "s", equals: "on" }, ["by"])),
    values: [{ by: "x" }, { s: "off" }],
    wider: true,
  },
  {
    name: "at least one present",
    schema: z
      .object({ a: z.string().optional(), b: z.array(z.string()).nullish() })
      .check(atLeastOne(["a", "b"], { counts: "presence" })),
    values: [{ a: "x" }, { b: [] }, { b: null }, { a: "" }],
  },
  {
    name: "at least one present beside a default",
    schema: z
      .object({ a: z.string().default("x"), b: z.string().optional() })
      .check(atLeastOne(["a", "b"], { counts: "presence" })),
    // What a default fills in is there; the schema of what is sent leaves the rule out.
    wider: true,
  },
  {
    name: "bounds in UTF-16 units",
    schema: z.string().check(utf16Length(1, 2)),
    values: ["ab", "abc", "a😀", "\ud800", "\ud800\ud800\ud800"],
    wider: true,
  },
  {
    name: "bounds in UTF-16 units of a trimmed text",
    schema: z.string().trim().check(utf16Length(2, 4)),
    values: [" ab ", " a ", "  😀 ", "a  b", "a   b", " 😀😀 ", "😀😀a", "abcde"],
    wider: true,
  },
  {
    name: "keys bound in UTF-16 units",
    schema: z.record(z.string().check(utf16Length(1, 1)), z.number()),
    values: [{ a: 1 }, { "😀": 1 }, { "": 1 }, { ab: 1 }],
    wider: true,
  },
  {
    name: "a host in its normal form",
    schema: z.string().check(normalHost(), punycodeLabels()),
    values: ["xn--bcher-kva.example", "XN--9.example", "FD00::1", "xn--9"],
    wider: true,
  },
  {
    name: "a number of entries",
    schema: z.record(z.string(), z.number()).check(entryCount({ min: 1, max: 2 })),
    values: [
      { a: 1, b: 2 },
      { a: 1, b: 2, c: 3 },
      JSON.parse('{"__proto__": 1, "a": 1, "b": 2}'),
      JSON.parse('{"__proto__": 1}'),
    ],
  },
  {
    name: "a number of known entries",
    schema: z.partialRecord(z.enum(["a", "b", "c"]), z.number()).check(entryCount({ max: 2 })),
    values: [{ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, JSON.parse('{"__proto__": 1, "a": 1, "b": 2}')],
  },
  {
    name: "bytes of JSON",
    schema: z.object({ a: z.string() }).check(jsonBytes(10)),
    values: [{ a: "ab" }, { a: "abc" }, { a: "é" }, { a: "\n" }, { a: "\u0001" }, { a: "ab", b: 1 }],
    wider: true,
  },
  {
    name: "an implication",
    schema: z
      .looseObject({
        s: z.enum(["on", "off", "out"]).optional(),
        n: z.number().optional(),
        t: z.string().optional(),
        o: z.object({}).optional(),
      })
      .check(
        implies([{ key: "s", in: ["on", "off"] }], { required: ["n"], forbidden: ["t"] }),
        implies(
          [
            { key: "s", in: ["out"] },
            { key: "n", in: [0, 1] },
          ],
          { forbidden: ["o"], values: [{ key: "t", in: ["a"] }] },
        ),
      ),
    values: [
      { s: "on" },
      { s: "on", n: 1 },
      { s: "off", n: 1, t: "" },
      { s: "off", n: 1, t: "a" },
      { s: "out", n: 1 },
      { s: "out", n: 1, t: "a" },
      { s: "out", n: 1, t: "a", o: {} },
      { s: "out", n: 2, t: "b", o: {} },
      { n: 1, o: {} },
    ],
  },
  {
    name: "an implication of a trimmed text",
    schema: z
      .object({ s: z.string().trim().optional(), n: z.number().optional() })
      .check(implies([{ key: "s", in: ["on"] }], { required: ["n"] })),
    values: [{ s: " on" }, { s: "on", n: 1 }],
    wider: true,
  },
  {
    name: "unique by several keys",
    schema: z.array(z.object({ a: z.string(), b: z.string().optional() })).check(uniqueItems(["a", "b"])),
    values: [
      [
        { a: "a", b: "b" },
        { a: "a", b: "b" },
      ],
      [{ a: "a" }, { a: "a" }],
    ],
    wider: true,
  },
  {
    name: "bytes of JSON, without what a reader leaves out",
    schema: z.strictObject({ text: z.string(), kinds: z.array(additiveEnum(["a"])).optional() }).check(jsonBytes(24)),
    values: [
      { text: "a".repeat(13) },
      { text: "a".repeat(14) },
      { text: "a", unknown: "a".repeat(30) },
      { text: "a", kinds: ["b", "b", "b"] },
    ],
    wider: true,
  },
  {
    name: "labels that decode",
    schema: z.string().check(punycodeLabels()),
    values: ["xn--a", "xn--", "a"],
    wider: true,
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
      { a: 1, b: true, c: null },
    ],
  },
];
