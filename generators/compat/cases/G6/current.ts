import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

/** Breaking: a key that hosts may withhold becomes required. */
export const RoomSchema = z.strictObject({ id: z.string(), mood: z.enum(["calm", "busy"]) });

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v1/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});
