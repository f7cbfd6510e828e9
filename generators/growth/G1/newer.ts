import { z } from "zod";

const OwnerSchema = z.strictObject({ name: z.string() });
const RoomSchema = z.strictObject({ id: z.string(), title: z.string().max(20), owner: OwnerSchema.optional() });

/** Grows as it may: by optional keys, one of them an object. */
export const RosterSchema = z.strictObject({
  schemaVersion: z.literal(1),
  rooms: z.array(RoomSchema),
  note: z.string().optional(),
});

/** Grows as it may not: by a required key, which no older host sends. */
export const TicketSchema = z.strictObject({ id: z.string(), since: z.int() });
