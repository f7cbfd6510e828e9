import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const AbilitiesSchema = z.strictObject({ modes: z.array(z.enum(["steer", "queue"])) });
export const RoomSchema = z.strictObject({ id: z.string(), abilities: AbilitiesSchema.optional() });

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v1/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});
