import * as z from "zod";

/** A person, who may know themselves. */
export const PersonSchema = z.strictObject({
  name: z.string().min(1),
  get friends() {
    return z.array(PersonSchema).max(10);
  },
  get mother() {
    return PersonSchema.readonly().optional();
  },
});

export const GraphSchema = z.strictObject({
  nodes: z.record(z.string(), PersonSchema),
  oldest: z.tuple([PersonSchema, z.int()]).nullable(),
  extra: z.json().optional(),
});

/** Nothing in it recurses: it is compiled as ever. */
export const PlainSchema = z.strictObject({ id: z.string() });
