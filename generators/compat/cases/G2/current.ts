import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const NoteSchema = z.strictObject({ kind: z.literal("note"), text: z.string() });
const JoinSchema = z.strictObject({ kind: z.literal("join"), who: z.string() });
const LeaveSchema = z.strictObject({ kind: z.literal("leave"), who: z.string() });

/** Breaking: a value of a plain enum, a member of a union. Allowed: the fact in a key of its own. */
export const RoomSchema = z.strictObject({
  state: z.enum(["open", "shut", "ajar"]),
  degree: z.enum(["wide", "ajar"]).optional(),
  feed: z.array(z.discriminatedUnion("kind", [NoteSchema, JoinSchema, LeaveSchema])),
});

/** Allowed: a raised version beside the one before. */
export const DoorSchema = z.discriminatedUnion("schemaVersion", [
  z.strictObject({ schemaVersion: z.literal(1), wide: z.boolean() }),
  z.strictObject({ schemaVersion: z.literal(2), state: z.enum(["open", "shut", "ajar"]) }),
]);

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v1/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});

export const readDoor = operation({
  id: "readDoor",
  method: "POST",
  path: "/v1/readDoor",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: DoorSchema } },
});
