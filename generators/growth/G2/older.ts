import { z } from "zod";

export const DoorSchema = z.strictObject({ schemaVersion: z.literal(1), state: z.enum(["open", "shut"]) });

const NoteSchema = z.strictObject({ kind: z.literal("note"), text: z.string() });
const JoinSchema = z.strictObject({ kind: z.literal("join"), who: z.string() });

export const FeedSchema = z.strictObject({
  entries: z.array(z.discriminatedUnion("kind", [NoteSchema, JoinSchema])),
});

/** The same fact, kept to what older readers know. */
export const GateSchema = z.strictObject({ state: z.enum(["open", "shut"]) });
