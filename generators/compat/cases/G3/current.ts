import { z } from "zod";
import { additiveEnum, operation } from "../../../../schemas/kit/kit.ts";

/** Allowed in `fields`; breaking in a list that may not grow empty, and outside of lists. */
const FieldSchema = z.strictObject({ key: additiveEnum(["name", "mood", "place"]), label: z.string() });

export const RoomSchema = z.strictObject({
  fields: z.array(FieldSchema),
  pair: z.array(additiveEnum(["name", "mood", "place"])).min(1),
  main: additiveEnum(["name", "mood", "place"]),
  tags: z.array(z.enum(["a", "b"])),
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
