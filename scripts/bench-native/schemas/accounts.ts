/** The response that the native benches read and write: every common construct, in proportions of a real API. */
import { z } from "zod";
import { additiveEnum } from "../../../schemas/kit/kit.ts";

export const UserIdSchema = z
  .string()
  .regex(/^u[0-9]{1,10}$/u)
  .brand<"UserId">();

export const StatusSchema = additiveEnum(["active", "disabled"]);

export const UnitSchema = z.enum(["px", "em"]);

export const CircleSchema = z.strictObject({
  kind: z.literal("circle"),
  radius: z.number().positive(),
  unit: UnitSchema,
});

export const RectSchema = z.strictObject({ kind: z.literal("rect"), width: z.number(), height: z.number() });

export const GroupSchema = z.strictObject({
  kind: z.literal("group"),
  get items() {
    return z.array(ShapeSchema).max(10);
  },
});

export const ShapeSchema = z.discriminatedUnion("kind", [CircleSchema, RectSchema, GroupSchema]);

export const AccountSchema = z.strictObject({
  schemaVersion: z.literal(3),
  id: UserIdSchema,
  name: z.string().min(1).max(8),
  status: StatusSchema,
  nickname: z.string().optional(),
  deletedAt: z.iso.datetime().nullable(),
  bio: z.string().max(200).nullish(),
  shapes: z.array(ShapeSchema).max(10),
  units: z.array(UnitSchema),
  score: z.int(),
  default: z.boolean(),
  extra: z.unknown(),
  byUser: z.record(z.string(), z.int()),
});

export const AccountsSchema = z.array(AccountSchema);
