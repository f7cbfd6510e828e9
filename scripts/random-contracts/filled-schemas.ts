import { z } from "zod";

const Point = z.object({ x: z.int(), y: z.int().default(0) });
const Named = z.strictObject({ kind: z.literal("named"), name: z.string().min(1) });
const Dated = z.strictObject({ kind: z.literal("dated"), at: z.iso.date() });

/**
 * Keys that are filled where they are absent: by a default, which is a value of its schema, and by a prefault, which is
 * read and may be changed, filled up or refused.
 */
export function filledSchemas(): Readonly<Record<string, z.ZodType>> {
  return {
    DefaultedSchema: z.strictObject({
      text: z.string().min(3).default("abc"),
      nothing: z.string().nullable().default(null),
      option: z.union([z.boolean(), z.string().min(3)]).default("abc"),
      tagged: z.discriminatedUnion("kind", [Named, Dated]).default({ kind: "dated", at: "2026-11-30" }),
      point: Point.default({ y: 2, x: 1 }),
      twice: z.string().default("inner").default("outer"),
      list: z.array(Named).default([{ kind: "named", name: "a" }]),
      record: z.record(z.string(), z.int()).default({ "a-b": 1 }),
    }),
    PrefaultedSchema: z.strictObject({
      changed: z.string().trim().prefault(" a "),
      filled: Point.prefault({ x: 1 }),
      option: z.union([z.boolean(), z.string().min(3)]).prefault("abc"),
      tagged: z.discriminatedUnion("kind", [Named, Dated]).prefault({ kind: "named", name: "a" }),
    }),
    // Refused unless the key is there.
    TooShortSchema: z.strictObject({ text: z.string().min(3).prefault("ab") }),
    OtherKindSchema: z.strictObject({ text: z.string().prefault(5 as never) }),
    NoOptionSchema: z.strictObject({ option: z.union([z.boolean(), z.int()]).prefault("a" as never) }),
    UnfilledSchema: z.strictObject({ point: Point.prefault({} as never) }),
    UnknownKeySchema: z.looseObject({ named: Named.prefault({ kind: "named", name: "a", more: 1 } as never) }),
    // Refused inside, then read as absent from outside.
    FilledOptionalSchema: z.strictObject({ text: z.string().min(3).prefault("ab").optional() }),
    FilledTupleSchema: z.tuple([z.string(), z.int().prefault(0.5)]),
    ListedSchema: z.array(z.object({ text: z.string().prefault(null as never) })),
  };
}
