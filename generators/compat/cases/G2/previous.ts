import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const NoteSchema = z.strictObject({ kind: z.literal("note"), text: z.string() });
const JoinSchema = z.strictObject({ kind: z.literal("join"), who: z.string() });

export const RoomSchema = z.strictObject({
  state: z.enum(["open", "shut"]),
  feed: z.array(z.discriminatedUnion("kind", [NoteSchema, JoinSchema])),
});

export const DoorSchema = z.strictObject({ schemaVersion: z.literal(1), wide: z.boolean() });

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
