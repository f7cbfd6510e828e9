import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { z } from "zod";
import * as code from "./author-code.ts";

type Params = string | { readonly error?: string; readonly abort?: boolean } | undefined;
type Change = (schema: z.ZodType) => z.ZodType;

/** Something that is done to a schema of one kind: a bound, a format, a refinement, an overwrite. */
type Checks = readonly ((params: Params, n: number) => unknown)[];

const anyCheck: Checks = [
  (params) => z.refine(code.isShort, params),
  (params, n) => z.refine(() => n > 1, { ...asObject(params), path: ["p", n] }),
  (params) => z.refine((value) => value !== "red", { ...asObject(params), when: () => true }),
  () => z.superRefine(code.complainOfRed),
];

const stringChecks: Checks = [
  (params, n) => z.minLength(n, params),
  (params, n) => z.maxLength(n, params),
  (params, n) => z.length(n, params),
  (params) => z.regex(/^[a-z]+$/, params),
  (params) => z.regex(/r/gi, params),
  (params) => z.regex(/^\p{Lu}/u, params),
  (params) => z.startsWith("r", params),
  (params) => z.endsWith("d", params),
  (params, n) => z.includes("e", { ...asObject(params), position: n }),
  (params) => z.lowercase(params),
  (params) => z.uppercase(params),
  (params) => z.email(params),
  (params) => z.url(params),
  (params) => z.ipv6(params),
  (params) => z.jwt(params),
  (params) => z.iban(params),
  (params) => z.base64(params),
  (params) => z.stringFormat("ticket", /^[A-Z]+$/, params),
  (params) => z.stringFormat("short", code.isShort, params),
  () => z.trim(),
  () => z.toLowerCase(),
  () => z.toUpperCase(),
  () => z.normalize("NFD"),
  () => z.slugify(),
  () => z.overwrite(code.doubled as never),
  ...anyCheck,
];

const numberChecks: Checks = [
  (params, n) => z.gte(n, params),
  (params, n) => z.gt(-n, params),
  (params, n) => z.lte(n * 5, params),
  (params, n) => z.lt(n + 2.5, params),
  (params) => z.lte(Infinity, params),
  (params) => z.multipleOf(0.5, params),
  (params) => z.multipleOf(2, params),
  (params) => z.int(params),
  (params) => z.int32(params),
  (params) => z.uint32(params),
  (params) => z.float32(params),
  () => z.overwrite(code.increment as never),
  ...anyCheck,
];

const bigintChecks: Checks = [
  (params, n) => z.gte(BigInt(n), params),
  (params, n) => z.lt(BigInt(n + 2), params),
  (params) => z.multipleOf(2n, params),
  (params) => z.int64(params),
  (params) => z.uint64(params),
  ...anyCheck,
];

const dateChecks: Checks = [
  (params, n) => z.gte(new Date(n), params),
  (params) => z.lte(new Date(1000), params),
  (params, n) => z.gt(new Date(n - 1), params),
  ...anyCheck,
];

const listChecks: Checks = [
  (params, n) => z.minLength(n, params),
  (params, n) => z.maxLength(n, params),
  (params, n) => z.length(n, params),
  (params) => z.property("length", z.number(asObject(params)).max(2)),
  (params) => z.properties({ length: z.number(asObject(params)).min(1, "empty") }),
  ...anyCheck,
];

const sizeChecks: Checks = [
  (params, n) => z.minSize(n, params),
  (params, n) => z.maxSize(n, params),
  (params, n) => z.size(n, params),
  ...anyCheck,
];

const checksOf: Readonly<Record<string, Checks>> = {
  string: stringChecks,
  number: numberChecks,
  bigint: bigintChecks,
  date: dateChecks,
  array: listChecks,
  tuple: listChecks,
  map: sizeChecks,
  set: sizeChecks,
};

function asObject(params: Params): { readonly error?: string; readonly abort?: boolean } {
  return typeof params === "string" ? { error: params } : (params ?? {});
}

const params = fc.constantFrom<Params>(
  undefined,
  undefined,
  "not so",
  { abort: true },
  { error: "stop here", abort: true },
);

/** A change that attaches random checks, in random order, that a schema of its kind can have. */
export const checksArbitrary: Arbitrary<Change> = fc
  .array(fc.tuple(fc.nat({ max: 999 }), params, fc.nat({ max: 4 })), { minLength: 1, maxLength: 4 })
  .map((choices) => (schema) => {
    const all = checksOf[schema._zod.def.type] ?? anyCheck;
    return choices.reduce((made, [at, own, n]) => {
      const check = all[at % all.length]?.(own, n) as z.core.$ZodCheck<unknown>;
      return made.check(check);
    }, schema);
  });

/** Schemas that checks are attached to. */
export const bases: readonly (() => z.ZodType)[] = [
  () => z.string(),
  () => z.string("a text, please"),
  () => z.coerce.string(),
  () => z.email(),
  () => z.uuid("id?"),
  () => z.url(),
  () => z.base64url({ abort: true }),
  () => z.number(),
  () => z.int("whole"),
  () => z.coerce.number(),
  () => z.uint32(),
  () => z.bigint(),
  () => z.int64({ abort: true }),
  () => z.date(),
  () => z.coerce.date(),
  () => z.array(z.unknown()),
  () => z.array(z.string().min(2), "list?"),
  () => z.tuple([z.string(), z.number().optional()]),
  () => z.map(z.string(), z.number().min(1)),
  () => z.set(z.string().max(1)),
  () => z.unknown(),
  () => z.boolean(),
  () => z.literal(["red", 1, null]),
  () => z.enum(["red", "blue"]),
  () => z.union([z.string().min(2), z.number()]),
  () => z.record(z.string(), z.number()),
  () => z.nullable(z.string()),
  () => z.string().optional(),
  () => z.string().default("red"),
  () => z.string().catch("a"),
];
