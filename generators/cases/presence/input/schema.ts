import { z } from "zod";

export const PresenceSchema = z.strictObject({
  required: z.string(),
  optional: z.string().optional(),
  nullable: z.string().nullable(),
  nullish: z.string().nullish(),
  exactOptional: z.string().exactOptional(),
  exactNullable: z.string().nullable().exactOptional(),
  withDefault: z.string().default("x"),
  defaultOptional: z.int().default(3).optional(),
  defaultNull: z.string().nullable().default(null),
  defaultList: z.array(z.string()).default([]),
  defaultMade: z.object({ a: z.int() }).default(() => ({ a: 1 })),
  prefault: z.string().trim().prefault(" y "),
  nonoptional: z.string().optional().nonoptional(),
  readonly: z.array(z.int()).readonly(),
  unknown: z.unknown(),
  unknownOptional: z.unknown().optional(),
  any: z.any(),
  never: z.never().optional(),
});

/** A wrapper exported directly: what it wraps takes the name of its value. */
export const StateSchema = z.enum(["on", "off"]).nullable();
export const FrozenSchema = z.object({ a: z.int() }).readonly();
export const ChoiceSchema = z.union([z.string(), z.int()]).nullable();
