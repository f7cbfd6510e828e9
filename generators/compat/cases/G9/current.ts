import { z } from "zod";
import { additiveEnum, operation } from "../../../../schemas/kit/kit.ts";

/** Allowed: tolerance for what comes later. Breaking: a value for which installed clients have none yet. */
export const RoomSchema = z.strictObject({
  colours: z.array(additiveEnum(["red", "blue"])),
  shapes: z.array(additiveEnum(["round", "square", "flat"])),
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
