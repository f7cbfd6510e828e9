import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isShort } from "./testing/author-code.ts";
import { expectSubjectAgrees, subjectsOf } from "./testing/differential.ts";
import type { Make } from "./testing/zod-arbitrary.ts";

const strictA: z.ZodType = z.strictObject({ a: z.number().min(1) });
/** A schema whose types say nothing, so that a pipe may lead into it. */
const loose = (schema: z.ZodType): z.ZodType => schema;
const option = z.union([z.string().min(2), z.number()]);
const inputs = [
  { a: 1 },
  { a: 1, b: 1 },
  { a: 0, b: 1 },
  { a: "x", b: 1 },
  { a: 7 },
  { kind: "red", a: "x" },
  { kind: "red", b: 1 },
  {},
  null,
  undefined,
  "a",
  "ab",
  "abcdefgh",
  7,
  true,
];

/** Where a union answers the payload that z.success() or a pipe hands on, in every way that leads there. */
const reaching: Readonly<Record<string, Make>> = {
  "an option with issues that do not abort": () => z.success(option),
  "a check after the union": () => z.success(option.refine(isShort)),
  "a check of the author's after the union": () =>
    z.success(option.superRefine((value, context) => context.addIssue(`${String(value)}!`))),
  "wrappers around the union": () => z.success(option.optional().nullable().readonly().nonoptional()),
  "a default around the union": () => z.success(option.default("a")),
  "a prefault around the union": () => z.success(option.prefault("a")),
  "a default in code": () => z.success(option.default(() => "a".repeat(9))),
  "an optional that is filled": () => z.success(option.prefault("a").optional()),
  "another z.success()": () => z.success(z.success(option)),
  "a catch, which keeps its issues": () => z.success(option.catch("x")),
  "a union of one option": () => z.success(z.union([option])),
  "an exclusive union of one option": () => z.success(z.xor([option])),
  "an exclusive union": () => z.success(z.xor([option, z.boolean()])),
  "any JSON value, a union to Zod": () => z.success(z.json().refine(isShort)),
  "wrappers around any JSON value": () =>
    z.success(
      z
        .json()
        .nullish()
        .refine((value) => value !== 7),
    ),
  "a pipe into any JSON value": (name) => strictA.meta({ id: name() }).pipe(loose(z.json())),
  "a lazy union": () => z.success(z.lazy(() => option)),
  "a pipe into a union": (name) =>
    z.success(
      strictA.meta({ id: name() }).pipe(z.union([z.object({ a: z.literal(7) }).meta({ id: name() }), z.null()])),
    ),
  "a pipe out of a union": (name) =>
    z.success(
      z
        .union([strictA.meta({ id: name() }), z.string().min(2)])
        .pipe(z.any())
        .pipe(loose(option)),
    ),
  "a codec into a union": () =>
    z.success(z.codec(z.string(), loose(option), { decode: (text) => text.length, encode: String })),
  "a union below, which stays below": (name) => z.success(z.object({ a: option }).meta({ id: name() })),
  "a union in a property that a check reads": () =>
    z.success(option.check(z.property("length", z.success(z.union([z.undefined(), z.literal(2)]))) as never)),
  "a discriminated union": (name) =>
    z.success(
      z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("red"), a: z.string() }).meta({ id: name() })]),
    ),
  "a discriminated union that falls back": (name) =>
    z.success(
      z.discriminatedUnion(
        "kind",
        [
          z.strictObject({ kind: z.literal("red").optional(), a: z.string() }).meta({ id: name() }),
          z.looseObject({ kind: z.literal("blue").or(z.literal("x")), a: z.string() }).meta({ id: name() }),
        ],
        { unionFallback: true },
      ),
    ),
  "unknown keys, then a union": (name) =>
    strictA
      .meta({ id: name() })
      .pipe(loose(z.union([z.object({ a: z.number().max(5) }).meta({ id: name() }), z.null()]))),
  "unknown keys, then a union in wrappers": (name) =>
    strictA
      .meta({ id: name() })
      .pipe(
        loose(
          z
            .union([z.object({ a: z.number().max(5) }).meta({ id: name() }), z.null()])
            .optional()
            .readonly(),
        ),
      )
      .refine(() => false),
  "unknown keys twice, then a union": (name) =>
    strictA
      .meta({ id: name() })
      .pipe(loose(z.strictObject({ a: z.any() }).meta({ id: name() })))
      .pipe(loose(z.union([z.object({ a: z.number() }).meta({ id: name() }), z.null()]))),
  "the same in a list": (name) =>
    z.array(
      strictA.meta({ id: name() }).pipe(loose(z.union([z.object({ a: z.any() }).meta({ id: name() }), z.null()]))),
    ),
};

describe("a payload that a union answers with another one", () => {
  it("is read as Zod reads it", async () => {
    const subjects = await subjectsOf(Object.values(reaching));
    const titles = Object.keys(reaching);
    const seen = new Set<string>();
    for (const [i, subject] of subjects.entries()) {
      for (const input of [...inputs, inputs]) {
        try {
          seen.add(expectSubjectAgrees(subject, input));
        } catch (error) {
          throw new Error(`${titles[i]}: ${JSON.stringify(input)}`, { cause: error });
        }
      }
    }
    expect([...seen].sort()).toEqual(["accepted", "mended", "refused"]);
  });
});
