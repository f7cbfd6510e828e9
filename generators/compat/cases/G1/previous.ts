import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

export const RoomSchema = z.strictObject({
  id: z.string(),
  title: z.string().max(20),
  topic: z.string().optional(),
  seats: z.array(z.string()).max(4),
});

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v1/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});
