import { z } from "zod";

/** By getter, through an exported name. */
export const TreeSchema = z.object({
  name: z.string(),
  get children() {
    return z.array(TreeSchema);
  },
});

/** By lazy, mutually. */
export const OddSchema: z.ZodType = z.lazy(() => z.object({ even: EvenSchema.optional() }));
export const EvenSchema: z.ZodType = z.lazy(() => z.object({ odd: z.array(OddSchema.nullable()) }));

/** Anonymous: the name on the way is referred to. */
const Anonymous = z.object({
  get next() {
    return Anonymous.optional();
  },
});
export const HolderSchema = z.object({ head: Anonymous, lazyHead: z.lazy(() => Anonymous) });

/** A clone of the recursive schema carries the name. */
const Base = z.object({
  get self() {
    return Base.nullish();
  },
});
export const DescribedSchema = Base.describe("A schema that is exported as a clone.");

/** Through an array and a record, by name. */
export const NestSchema: z.ZodType = z.array(z.lazy(() => z.record(z.string(), NestSchema)));
export const ChoiceSchema: z.ZodType = z.lazy(() => z.union([z.string(), z.array(ChoiceSchema)]));
export const JsonHolderSchema = z.object({ any: z.json(), list: z.array(z.json()) });
