import type { DiagnosticCode } from "../../diagnostics/catalogue.ts";

/** Which outputs carry a construct: every one, TypeScript alone, or none. */
export type Reach = "every" | "typescript" | "none";

/** A construct of Zod 4.6.7: a row of the table of what is covered. */
export interface Construct {
  /** How an author writes it. */
  readonly written: string;
  /** The classes of `zod/v4/core` that it is made of. */
  readonly classes: readonly string[];
  readonly reach: Reach;
  /** What goes beyond it, for TypeScript alone. */
  readonly beyond?: string;
  /** Why, where no output carries it. */
  readonly why?: string;
}

const every = (written: string, classes: readonly string[], beyond?: string): Construct => ({
  written,
  classes,
  reach: "every",
  ...(beyond === undefined ? {} : { beyond }),
});
const script = (written: string, ...classes: readonly string[]): Construct => ({
  written,
  classes,
  reach: "typescript",
});
const none = (written: string, classes: readonly string[], why: string): Construct => ({
  written,
  classes,
  reach: "none",
  why,
});

/** Everything that Zod 4.6.7 has, in the order of the table. A test holds it to the classes that Zod exports. */
export const constructs: readonly Construct[] = [
  every("`z.string()`", ["$ZodString"], "`z.coerce.string()`"),
  every(
    "`z.number()`, `z.int()`, `int32`, `uint32`, `float32`, `float64`",
    ["$ZodNumber", "$ZodNumberFormat"],
    "`z.coerce.number()`",
  ),
  every("`z.boolean()`", ["$ZodBoolean"], "`z.coerce.boolean()`"),
  every("`z.null()`, `z.unknown()`, `z.any()`, `z.never()`", ["$ZodNull", "$ZodUnknown", "$ZodAny", "$ZodNever"]),
  every(
    "`z.literal()`, `z.enum()` of texts, numbers, booleans, null",
    ["$ZodLiteral", "$ZodEnum"],
    "bigint, undefined, NaN",
  ),
  every("`z.object()`, strict, loose, catchall", ["$ZodObject", "$ZodObjectJIT"]),
  every("`z.array()`, `z.tuple()` with optional tail and rest", ["$ZodArray", "$ZodTuple"]),
  every(
    "`z.record()`, `z.partialRecord()` with keys of text",
    ["$ZodRecord"],
    "`z.looseRecord()`, keys that are numbers, keys that the key schema changes or refines",
  ),
  every("`z.union()`", ["$ZodUnion"]),
  every(
    "`z.discriminatedUnion()`, nested, several tags an option",
    ["$ZodDiscriminatedUnion"],
    "`unionFallback`, absent tags, tags outside JSON",
  ),
  every("`.optional()`, `.exactOptional()`, `.nullable()`, `.nullish()`, `.nonoptional()`", [
    "$ZodOptional",
    "$ZodExactOptional",
    "$ZodNullable",
    "$ZodNonOptional",
  ]),
  every("`.default()` of a JSON value of its schema", ["$ZodDefault"], "any value, and functions"),
  every("`.prefault()` of a JSON value", ["$ZodPrefault"], "any value, and functions"),
  every("`.readonly()`", ["$ZodReadonly"]),
  every("`z.lazy()`, getters, recursion, `z.json()`", ["$ZodLazy"]),
  script("`z.intersection()`, `.and()`", "$ZodIntersection"),
  script("`z.xor()`", "$ZodXor"),
  script("`z.date()`, `z.coerce.date()`", "$ZodDate"),
  script("`z.bigint()`, `z.int64()`, `z.uint64()`, `z.coerce.bigint()`", "$ZodBigInt", "$ZodBigIntFormat"),
  script("`z.map()`, `z.set()`", "$ZodMap", "$ZodSet"),
  script("`z.symbol()`, `z.undefined()`, `z.void()`, `z.nan()`", "$ZodSymbol", "$ZodUndefined", "$ZodVoid", "$ZodNaN"),
  script("`z.file()`", "$ZodFile"),
  script("`z.templateLiteral()`", "$ZodTemplateLiteral"),
  script("`.catch()`", "$ZodCatch"),
  script("`.pipe()`, `.transform()`, `z.preprocess()`", "$ZodPipe", "$ZodTransform", "$ZodPreprocess"),
  script("`z.codec()`, `z.stringbool()`, decoding", "$ZodCodec"),
  script("`z.custom()`, `z.instanceof()`, `.refine()`, `.superRefine()`, `.check(fn)`", "$ZodCustom", "$ZodCheck"),
  script("`z.success()`", "$ZodSuccess"),
  none("`z.function()`", ["$ZodFunction"], "a schema that makes functions validates no data"),
  none("`z.promise()`, async checks", ["$ZodPromise"], "reading is synchronous"),
  every(
    "formats that a pattern judges: `uuid` `guid` `email` `nanoid` `cuid` `cuid2` `ulid` `xid` `ksuid` `emoji` `mac` `e164`",
    [
      "$ZodStringFormat",
      "$ZodUUID",
      "$ZodGUID",
      "$ZodEmail",
      "$ZodNanoID",
      "$ZodCUID",
      "$ZodCUID2",
      "$ZodULID",
      "$ZodXID",
      "$ZodKSUID",
      "$ZodEmoji",
      "$ZodE164",
    ],
  ),
  every("`z.iso.*`, `ipv4`, `ipv6`, `cidrv4`, `cidrv6`, `base64`, `base64url`", [
    "$ZodISODateTime",
    "$ZodISODate",
    "$ZodISOTime",
    "$ZodISODuration",
    "$ZodIPv4",
    "$ZodIPv6",
    "$ZodCIDRv4",
    "$ZodCIDRv6",
    "$ZodBase64",
    "$ZodBase64URL",
  ]),
  every("`z.mac()`", ["$ZodMAC"]),
  every("`z.url()`, `z.jwt()`", ["$ZodURL", "$ZodJWT"], "their options `hostname`, `protocol`, `normalize`, `alg`"),
  every(
    "`z.hash()`, `z.hex()`, `z.hostname()`, `z.stringFormat(name, pattern)`",
    ["$ZodCustomStringFormat"],
    "`z.stringFormat(name, fn)`",
  ),
  script("`z.creditCard()`, `z.iban()`", "$ZodCreditCard", "$ZodIBAN"),
  every(
    "`.regex()`",
    ["$ZodCheckRegex", "$ZodCheckStringFormat"],
    "flags inside the pattern, sets of `iv` that engines read differently",
  ),
  every(
    "`.lowercase()`, `.uppercase()`, `.startsWith()`, `.endsWith()`, `.includes()`",
    ["$ZodCheckLowerCase", "$ZodCheckUpperCase", "$ZodCheckStartsWith", "$ZodCheckEndsWith", "$ZodCheckIncludes"],
    "on any other value",
  ),
  every(
    "`.min()`, `.max()`, `.length()` of texts and lists",
    ["$ZodCheckMinLength", "$ZodCheckMaxLength", "$ZodCheckLengthEquals"],
    "on any other value, and after checks in code",
  ),
  every(
    "`.gt()`, `.gte()`, `.lt()`, `.lte()`, `.multipleOf()`, `.int()` of numbers",
    ["$ZodCheckGreaterThan", "$ZodCheckLessThan", "$ZodCheckMultipleOf", "$ZodCheckNumberFormat"],
    "of dates and bigints, and after checks in code",
  ),
  every("`abort`, constant messages", [], "messages in code where a check stands by reference; `when`"),
  every(
    "`.trim()`, `.toLowerCase()`, `.toUpperCase()`",
    ["$ZodCheckOverwrite"],
    "`.normalize()`, `.slugify()`, `.overwrite(fn)`",
  ),
  script(
    "`.min()`, `.max()`, `.size()` of maps, sets and files, `.mime()`",
    "$ZodCheckMinSize",
    "$ZodCheckMaxSize",
    "$ZodCheckSizeEquals",
    "$ZodCheckMimeType",
  ),
  script("`z.int64()` and `z.uint64()` as checks", "$ZodCheckBigIntFormat"),
  script("`z.property()`, `z.properties()`", "$ZodCheckProperty", "$ZodCheckProperties"),
];

/** Why a kind of schema has no node that every output could carry, by `def.type`. */
export const refusals: Readonly<Record<string, DiagnosticCode>> = {
  transform: "SW305",
  pipe: "SW305",
  catch: "SW305",
  success: "SW305",
  date: "SW306",
  bigint: "SW306",
  map: "SW306",
  set: "SW306",
  symbol: "SW306",
  undefined: "SW306",
  void: "SW306",
  nan: "SW306",
  file: "SW306",
  function: "SW306",
  promise: "SW306",
};

/** The table of what is covered, as Markdown. */
export function coverageTable(): string {
  const marks = { every: "yes", typescript: "no", none: "no" } as const;
  const rows = constructs.map(({ written, reach, beyond, why }) => {
    const typescript = reach === "none" ? `no: ${why ?? ""}` : beyond === undefined ? "yes" : `yes; also ${beyond}`;
    return `| ${written} | ${marks[reach]} | ${typescript} |`;
  });
  return ["| Zod 4.6.7 | every output | TypeScript |", "| --- | --- | --- |", ...rows].join("\n");
}
