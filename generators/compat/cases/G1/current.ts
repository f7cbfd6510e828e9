import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const OwnerSchema = z.strictObject({ name: z.string() });

/** Allowed: `owner`. Breaking: the rest. */
export const RoomSchema = z.strictObject({
  id: z.string(),
  title: z.string().max(40),
  topic: z.string().nullish(),
  seats: z.array(z.string()).max(2),
  owner: OwnerSchema.optional(),
  floor: z.int(),
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
