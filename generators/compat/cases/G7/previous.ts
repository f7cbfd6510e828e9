import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

export const RoomSchema = z.strictObject({
  missionId: z.string().optional().meta({ deprecated: true }),
  roomId: z.string(),
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
