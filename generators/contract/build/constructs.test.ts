import * as core from "zod/v4/core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "./build.ts";
import { constructs, coverageTable } from "./constructs.ts";
import type { Construct } from "./constructs.ts";

// Classes that are no construct of their own: bases, errors and the registry.
const bases = [
  "$ZodType",
  "$ZodError",
  "$ZodRealError",
  "$ZodAsyncError",
  "$ZodCyclicError",
  "$ZodEncodeError",
  "$ZodRegistry",
];

/** Schemas of each row by its words, those beyond it apart. Rows of checks are shown on a schema that has them. */
const samples: Readonly<
  Record<string, { readonly plain: readonly z.ZodType[]; readonly beyond?: readonly z.ZodType[] }>
> = {
  "`z.string()`": { plain: [z.string()], beyond: [z.coerce.string()] },
  "`z.number()`": { plain: [z.number(), z.int32()], beyond: [z.coerce.number()] },
  "`z.boolean()`": { plain: [z.boolean()], beyond: [z.coerce.boolean()] },
  "`z.null()`": { plain: [z.null(), z.any(), z.never()] },
  "`z.literal()`": { plain: [z.literal(["a", 1, null]), z.enum(["a"])], beyond: [z.literal(1n), z.literal(undefined)] },
  "`z.object()`": { plain: [z.strictObject({ a: z.string() }), z.object({}).catchall(z.int())] },
  "`z.array()`": { plain: [z.array(z.string()), z.tuple([z.string(), z.string().optional()]).rest(z.int())] },
  "`z.record()`": {
    plain: [z.record(z.string(), z.int()), z.partialRecord(z.enum(["a"]), z.int())],
    beyond: [
      z.looseRecord(z.string().regex(/a/), z.int()),
      z.record(z.number(), z.int()),
      z.record(z.string().trim(), z.int()),
    ],
  },
  "`z.union()`": { plain: [z.union([z.string(), z.int()])] },
  "`z.discriminatedUnion()`": {
    plain: [z.discriminatedUnion("a", [z.object({ a: z.literal(["x", "y"]) })])],
    beyond: [
      z.discriminatedUnion("a", [z.object({ a: z.literal("x") })], { unionFallback: true }),
      z.discriminatedUnion("a", [z.object({ a: z.literal("x").optional() })]),
    ],
  },
  "`.optional()`": { plain: [z.object({ a: z.string().nullish(), b: z.exactOptional(z.string()).nonoptional() })] },
  "`.default()`": {
    plain: [z.string().default("a"), z.string().default(() => "a")],
    beyond: [
      z.string().default(() => String(Math.random())),
      z.array(z.date()).default([new Date(0)]),
      z.string().min(2).default("a"),
    ],
  },
  "`.prefault()`": {
    plain: [z.string().prefault("a"), z.string().min(2).prefault("a")],
    beyond: [z.string().prefault(() => String(Math.random()))],
  },
  "`.readonly()`": { plain: [z.string().readonly()] },
  "`z.lazy()`": { plain: [z.lazy(() => z.string()), z.json()] },
  "`z.intersection()`": { plain: [z.intersection(z.record(z.string(), z.int()), z.record(z.string(), z.int()))] },
  "`z.xor()`": { plain: [z.xor([z.string(), z.int()])] },
  "`z.date()`": { plain: [z.date(), z.coerce.date()] },
  "`z.bigint()`": { plain: [z.bigint(), z.uint64()] },
  "`z.map()`": { plain: [z.map(z.string(), z.int()), z.set(z.int())] },
  "`z.symbol()`": { plain: [z.symbol(), z.undefined(), z.void(), z.nan()] },
  "`z.file()`": { plain: [z.file()] },
  "`z.templateLiteral()`": { plain: [z.templateLiteral(["a", z.int()])] },
  "`.catch()`": { plain: [z.string().catch("a"), z.string().catch(() => "a")] },
  "`.pipe()`": { plain: [z.string().pipe(z.string()), z.string().transform(Number), z.preprocess(String, z.string())] },
  "`z.codec()`": { plain: [z.codec(z.string(), z.int(), { decode: Number, encode: String }), z.stringbool()] },
  "`z.custom()`": {
    plain: [z.custom(), z.instanceof(Date), z.string().refine(Boolean), z.string().superRefine(() => undefined)],
  },
  "`z.success()`": { plain: [z.success(z.string())] },
  "`z.function()`": { plain: [z.function() as unknown as z.ZodType] },
  "`z.promise()`": { plain: [z.promise(z.string()), z.string().refine(async () => true)] },
  "formats that a pattern judges": { plain: [z.uuid(), z.email(), z.emoji()] },
  "`z.iso.*`": { plain: [z.iso.datetime(), z.ipv6(), z.base64url()] },
  "`z.mac()`": { plain: [z.mac()] },
  "`z.url()`": { plain: [z.url(), z.jwt()], beyond: [z.url({ normalize: true }), z.jwt({ alg: "HS256" })] },
  "`z.hash()`": {
    plain: [z.hash("md5"), z.stringFormat("a", /a/)],
    beyond: [z.stringFormat("a", (text) => text === "a")],
  },
  "`z.creditCard()`": { plain: [z.creditCard(), z.iban()] },
  "`.regex()`": {
    plain: [
      z.string().regex(/a/g),
      z.string().regex(/a/y),
      z.string().regex(/\p{Script=Latin}\p{Dash}/u),
      z.string().regex(new RegExp("[\\p{L}--[a-z]]\\p{RGI_Emoji}", "v")),
    ],
    beyond: [z.string().regex(new RegExp("[\\w--a]", "iv"))],
  },
  "`.lowercase()`": {
    plain: [z.string().lowercase().startsWith("a").includes("b")],
    beyond: [z.unknown().check(z.lowercase() as never), z.string().pipe(z.string()).check(z.includes("b"))],
  },
  "`.min()`, `.max()`, `.length()`": {
    plain: [z.string().min(1), z.array(z.string()).length(2)],
    beyond: [z.unknown().check(z.minLength(1) as never)],
  },
  "`.gt()`": { plain: [z.number().gt(1).multipleOf(2).int()], beyond: [z.date().min(new Date(0)), z.bigint().max(3n)] },
  "`abort`": {
    plain: [z.string().min(1, { abort: true, error: "no" })],
    beyond: [z.string().refine(Boolean, { when: () => true })],
  },
  "`.trim()`": {
    plain: [z.string().trim().toUpperCase()],
    beyond: [z.string().normalize(), z.string().slugify(), z.string().overwrite((text) => text)],
  },
  "`.min()`, `.max()`, `.size()`": { plain: [z.set(z.string()).max(1), z.file().mime("text/plain")] },
  "`z.int64()` and": { plain: [z.bigint().check(z.int64() as never)] },
  "`z.property()`": { plain: [z.string().check(z.property("length", z.number()))] },
};

describe("the list of constructs", () => {
  it("names every class of Zod 4.6.7 once, and none that Zod does not have", () => {
    const named = constructs.flatMap(({ classes }) => classes);
    const exported = Object.keys(core).filter((name) => name.startsWith("$Zod") && !bases.includes(name));
    expect([...named].sort()).toEqual(exported.sort());
  });

  it.each(constructs.map((each) => [each.written, each] as const))("%s: what it says holds", (written, construct) => {
    const [, sample] = Object.entries(samples).find(([start]) => written.startsWith(start)) ?? [];
    if (sample === undefined) throw new Error("no sample");
    for (const schema of sample.plain) expect([construct.written, reachOf(schema)]).toEqual([written, construct.reach]);
    expect(sample.beyond !== undefined).toBe(construct.beyond !== undefined);
    for (const schema of sample.beyond ?? []) expect(reachOf(schema)).toBe("typescript");
  });

  it("is the table that the README shows", async () => {
    const { readFile } = await import("node:fs/promises");
    const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
    expect(cells(readme)).toContain(cells(coverageTable()));
  });
});

/** The widest reach that the builder allows the schema. */
function reachOf(schema: z.ZodType): Construct["reach"] {
  if (isSound(schema, false)) return "every";
  return isSound(schema, true) ? "typescript" : "none";
}

function isSound(schema: z.ZodType, typescriptOnly: boolean): boolean {
  const { families } = loadedFromModules({ test: { types: { SampleSchema: schema } } });
  const { diagnostics } = buildContract({ families: families.map((family) => ({ ...family, typescriptOnly })) });
  return diagnostics.every(({ severity }) => severity !== "error");
}

/** A table without the spaces that a formatter puts between its cells. */
function cells(markdown: string): string {
  return markdown.replace(/ *\| */g, "|").replace(/-{3,}/g, "---");
}
