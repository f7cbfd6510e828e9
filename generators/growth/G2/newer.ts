import { z } from "zod";

const DoorBeforeSchema = z.strictObject({ schemaVersion: z.literal(1), state: z.enum(["open", "shut"]) });
const DoorNowSchema = z.strictObject({ schemaVersion: z.literal(2), state: z.enum(["open", "shut", "ajar"]) });

/** Grows by a raised version, beside which the one before it is still read. */
export const DoorSchema = z.discriminatedUnion("schemaVersion", [DoorBeforeSchema, DoorNowSchema]);

const NoteSchema = z.strictObject({ kind: z.literal("note"), text: z.string() });
const JoinSchema = z.strictObject({ kind: z.literal("join"), who: z.string() });
const LeaveSchema = z.strictObject({ kind: z.literal("leave"), who: z.string() });

/** Grows as it may not: by a member of a union. */
export const FeedSchema = z.strictObject({
  entries: z.array(z.discriminatedUnion("kind", [NoteSchema, JoinSchema, LeaveSchema])),
});

/** Grows by an optional key; the older one keeps a value that older readers know. */
export const GateSchema = z.strictObject({
  state: z.enum(["open", "shut"]),
  degree: z.enum(["wide", "ajar"]).optional(),
});
