import { z } from "zod";

const CircleSchema = z.strictObject({ kind: z.literal("circle"), radius: z.number() });
export const SquareSchema = z.strictObject({ kind: z.literal("square"), side: z.number() });
export const ShapeSchema = z.discriminatedUnion("kind", [CircleSchema, SquareSchema]);
export const NestedSchema = z.discriminatedUnion("kind", [
  ShapeSchema,
  z.discriminatedUnion("size", [
    z.object({ kind: z.literal("box"), size: z.literal("s") }),
    z.object({ kind: z.literal("box"), size: z.literal("l"), weight: z.int() }),
  ]),
]);
export const TagsSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.int() }),
  z.object({ ok: z.literal([false, null]), reason: z.string() }),
  z.object({ ok: z.literal(404) }),
  z.object({ ok: z.enum(["many", "more"]) }),
]);
export const FirstMatchSchema = z.union([
  z.string(),
  z.null(),
  SquareSchema,
  z.object({ type: z.literal("big-thing"), inner: z.object({ a: z.int() }) }),
  z.enum(["on", "off"]),
  z.tuple([z.int()]),
  z.array(z.object({ b: z.int() })),
  z.union([z.int(), z.boolean()]).nullable(),
]);
export const HolderSchema = z.object({
  shape: ShapeSchema.nullable(),
  inline: z.discriminatedUnion("t", [z.object({ t: z.literal("a_b") }), z.object({ t: z.literal("c") })]).optional(),
  either: z.string().or(z.int()),
  single: z.union([z.string()]),
});
