import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { z } from "zod";
import * as code from "./author-code.ts";
import { bases, checksArbitrary } from "./check-arbitrary.ts";

/** Makes a schema anew; `name` gives each object and union of it a name of its own. */
export type Make = (name: () => string) => z.ZodType;

const leaves: readonly Make[] = [
  () => z.string(),
  () => z.string().min(2).max(3),
  () => z.string().min(1, { abort: true }).max(2).regex(/^r/),
  () => z.string().trim().min(1).toUpperCase(),
  () => z.string().normalize("NFKC").max(3),
  () => z.string().slugify().min(1),
  () => z.string().refine(code.isShort, "too long"),
  () =>
    z
      .string()
      .min(2)
      .refine(code.isShort, { path: ["x", 0], params: { why: "len" }, abort: true })
      .max(3),
  () => z.string().max(9).superRefine(code.complain).min(1),
  () => z.string().refine((text) => text !== "red", { error: (issue) => `not ${String(issue.input)}` }),
  () => z.string("words").refine((text) => text.length < 2),
  () => z.string().regex(/^a/gi).regex(/b$/y),
  () => z.string().regex(/^\p{Script=Latin}+$/u),
  () => z.stringFormat("ticket", /^[A-Z]+-\d$/),
  () => z.stringFormat("short", code.isShort),
  () => z.email().max(10),
  () => z.url({ hostname: /^example\.com$/, protocol: /^https?$/ }),
  () => z.url({ normalize: true }),
  () => z.httpUrl(),
  () => z.uuidv4(),
  () => z.jwt({ alg: "HS256" }),
  () => z.creditCard(),
  () => z.iban(),
  () => z.hash("sha1"),
  () => z.ipv6({ abort: true }).max(2),
  () => z.templateLiteral(["a", z.number().int(), z.enum(["px", "em"])]),
  () => z.templateLiteral([z.string().min(1), "-", z.boolean(), "-", z.literal([1, "x", null])]),
  () => z.coerce.string().max(3),
  () => z.coerce.number().int().min(1),
  () => z.coerce.boolean(),
  () => z.coerce.bigint(),
  () => z.coerce.date().min(new Date(0)),
  () => z.number().min(1).int().max(5, "big"),
  () => z.number().int("whole").multipleOf(2, { abort: true }).max(3),
  () => z.int().refine(code.isEven).max(4).overwrite(code.increment),
  () => z.int32().int().gt(-5),
  () =>
    z
      .number()
      .min(0)
      .refine((value) => value < 9, { when: () => true }),
  () => z.bigint(),
  () => z.bigint().min(1n).max(3n, "huge").multipleOf(2n),
  () => z.int64(),
  () => z.uint64(),
  () => z.date(),
  () => z.date("when?").min(new Date(1)).max(new Date(1000), { abort: true }),
  () => z.boolean().refine((value) => value),
  () => z.symbol(),
  () => z.undefined(),
  () => z.void(),
  () => z.nan(),
  () => z.null(),
  () => z.any(),
  () => z.unknown().refine(code.isShort),
  () => z.never(),
  () => z.literal([undefined, 10n, -0, "a"] as never),
  () => z.literal(Number.NaN as never),
  () => z.literal(["a", "a", 1]),
  () => z.enum({ A: "x", B: "x", C: 3 } as never),
  () => z.enum(["red", "blue"]),
  () => z.stringbool(),
  () => z.stringbool({ truthy: ["YES", "yes"], falsy: ["no"], case: "sensitive", error: "which?" }),
  () => z.custom(code.isShort as never, "custom no"),
  () => z.custom(),
  () => z.instanceof(Date),
  () => z.file().min(1).max(3, "long").mime(["text/plain"]),
  () => z.json(),
  () => z.transform(code.toLength),
  () => z.string().transform(code.toLength),
  () =>
    z.string().transform((text, context) => {
      if (text === "red") context.addIssue("no red");
      if (text === "a") context.addIssue({ code: "custom", path: ["p"], message: "no a", continue: true });
      return text.length;
    }),
  () => z.string().transform(code.toLength).pipe(z.number().min(2)),
  () => z.string().min(2).pipe(z.string().max(3)).refine(code.isShort),
  () => z.string().min(2).pipe(z.string()).check(z.lowercase(), z.startsWith("a"), z.regex(/b$/)),
  () => z.any().check(z.uppercase() as never),
  () => z.preprocess(code.trimmed, z.string().min(1)),
  () => z.preprocess((value) => (value === "red" ? undefined : value), z.string().optional()),
  () => z.codec(z.string().min(1), z.number(), { decode: code.toLength, encode: String }).refine(code.isEven),
  () => z.string().default(() => "d".repeat(2)),
  () => z.date().default(() => new Date(5)),
  () => z.string().prefault(code.giveRed as never),
  () => z.string().min(2).catch("caught"),
  () => z.number().catch((context) => context.error.issues.length),
  () => z.array(z.number()).catch([7]),
];

const wrappers: readonly ((inner: z.ZodType, name: () => string) => z.ZodType)[] = [
  (inner) => inner.optional(),
  (inner) => inner.nullable(),
  (inner) => inner.nullish(),
  (inner) => z.exactOptional(inner),
  (inner) => inner.nonoptional("needed"),
  (inner) => inner.readonly(),
  (inner) => inner.catch("other" as never),
  (inner) => z.success(inner),
  (inner) => inner.optional().refine(code.isShort),
  (inner) => inner.pipe(z.any()),
  (inner) => inner.transform(code.wrapped),
  (inner) => inner.or(z.string()),
  (inner) => z.array(inner).min(1).max(2),
  (inner) => z.array(inner).refine(code.isShort).max(2),
  (inner) => z.array(inner).max(2, { abort: true }).min(1, { abort: true }).length(2),
  (inner) => z.set(inner).max(2),
  (inner) =>
    z
      .set(inner)
      .min(1)
      .refine((set) => !set.has("red"))
      .size(2, "two"),
  (inner) => z.map(z.string(), inner).min(1).max(3),
  (inner, name) => z.map(z.union([z.string().min(2), z.object({}).meta({ id: name() })]), inner).check(z.size(1)),
  (inner) => z.tuple([inner, z.string().optional()]),
  (inner) => z.tuple([z.string()], inner),
  (inner) => z.record(z.string().toLowerCase(), inner),
  (inner) => z.record(z.number().int(), inner),
  (inner) => z.record(z.enum({ A: "a", B: 1 } as never), inner),
  (inner) => z.partialRecord(z.literal(["a", "red", 1]), inner),
  (inner) => z.looseRecord(z.string().regex(/^r/), inner),
  (inner) => z.looseRecord(z.enum(["a", "red"]), inner),
  (inner) => z.record(z.string().refine(code.isShort), inner),
  (inner) =>
    z.record(
      z.string().transform((key) => `${key}!`),
      inner,
    ),
  (inner, name) => z.object({ a: inner }).and(z.looseObject({ b: z.string().optional() }).meta({ id: name() })),
  (inner) => z.intersection(inner, z.any()),
  (inner) => z.intersection(z.record(z.string().max(1), z.any()), z.record(z.string(), inner)),
  (inner) => inner.check(z.property("length", z.number().max(2))),
  (inner) =>
    inner
      .superRefine((value, context) => {
        if (value === "red") context.addIssue({ code: "custom", message: "red!" });
        if (value === "a")
          context.addIssue({
            code: "too_big",
            origin: "string",
            maximum: 0,
            inclusive: true,
            continue: false,
          } as never);
      })
      .refine((value) => value !== "blue"),
];

type Pair = (left: z.ZodType, right: z.ZodType, name: () => string) => z.ZodType;

const pairs: readonly Pair[] = [
  (left, right, name) => z.strictObject({ a: left, b: right }).meta({ id: name() }),
  (left, right, name) => z.object({ a: left, id: right }, "object!").meta({ id: name() }),
  (left, right, name) =>
    z
      .looseObject({ a: left })
      .refine((value) => !("b" in value), "no b")
      .extend({ b: right })
      .meta({ id: name() }),
  (left, right, name) => z.object({ a: left }).catchall(right).meta({ id: name() }),
  (left, right, name) =>
    z
      .object({ a: left, b: right })
      .meta({ id: name() })
      .refine((value) => value.a !== value.b, { path: ["b"] }),
  (left, right, name) =>
    z
      .strictObject({ a: left })
      .meta({ id: name() })
      .and(z.strictObject({ b: right }).meta({ id: name() })),
  (left, right, name) =>
    z
      .object({ a: left, k: z.int() })
      .meta({ id: name() })
      .and(z.object({ a: right }).meta({ id: name() })),
  (left, right) => z.union([left, right]),
  (left, right) => z.success(z.union([left, right]).optional().refine(code.isShort)),
  (left, right, name) =>
    z
      .strictObject({ a: left })
      .meta({ id: name() })
      .pipe(z.union([z.object({ a: right }).meta({ id: name() }), z.null()]) as z.ZodType<unknown, { a: unknown }>),
  (left, right) => z.xor([left, right, z.literal("a")], "just one"),
  (left, right) => z.xor([left, right]),
  (left, right) => z.map(left, right),
  (left, right) => z.tuple([left, right]),
  (left, right) => left.pipe(right),
  (left, right, name) =>
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("red").optional(), a: left }).meta({ id: name() }),
      z.object({ kind: z.literal([10n, 1, undefined, null] as never), a: right }).meta({ id: name() }),
      z.strictObject({ kind: z.enum(["x", "y"]) }).meta({ id: name() }),
    ]),
  (left, right, name) =>
    z.discriminatedUnion(
      "kind",
      [
        z.object({ kind: z.literal("red").default("red"), a: left }).meta({ id: name() }),
        z.object({ kind: z.literal(["blue", 1]), a: right }).meta({ id: name() }),
      ],
      { unionFallback: true, error: "which kind?" },
    ),
];

/** Random schemas over everything that a family for TypeScript alone may hold. */
export const zodArbitrary: Arbitrary<Make> = fc.letrec<{ schema: Make }>((tie) => {
  const below = tie("schema");
  const leaf = fc.constantFrom(...leaves);
  const wrapped = fc.tuple(fc.constantFrom(...wrappers), below).map(
    ([wrap, inner]): Make =>
      (name) =>
        named(wrap(inner(name), name), name),
  );
  const paired = fc.tuple(fc.constantFrom(...pairs), below, below).map(
    ([pair, left, right]): Make =>
      (name) =>
        named(pair(left(name), right(name), name), name),
  );
  const base = fc.tuple(fc.constantFrom(...bases), checksArbitrary).map(
    ([make, check]): Make =>
      (name) =>
        named(check(make()), name),
  );
  const rechecked = fc.tuple(below, checksArbitrary).map(
    ([inner, check]): Make =>
      (name) =>
        named(check(inner(name)), name),
  );
  return {
    schema: fc.oneof(
      { depthSize: "small", maxDepth: 3, withCrossShrink: true },
      { weight: 5, arbitrary: leaf },
      { weight: 4, arbitrary: base },
      { weight: 1, arbitrary: rechecked },
      { weight: 4, arbitrary: wrapped },
      { weight: 3, arbitrary: paired },
    ),
  };
}).schema;

/** A check makes another schema, which has no name of its own. */
function named(schema: z.ZodType, name: () => string): z.ZodType {
  return ["object", "union", "tuple"].includes(schema._zod.def.type) ? schema.meta({ id: name() }) : schema;
}

/** Every leaf, wrapper and pair at least once. */
export const everyConstruct: readonly Make[] = [
  ...leaves,
  ...wrappers.map(
    (wrap): Make =>
      (name) =>
        wrap(z.string(), name),
  ),
  ...wrappers.map(
    (wrap): Make =>
      (name) =>
        wrap(z.object({ a: z.number().min(1) }).meta({ id: name() }), name),
  ),
  ...pairs.map(
    (pair): Make =>
      (name) =>
        pair(z.string().min(2), z.number().optional(), name),
  ),
];
