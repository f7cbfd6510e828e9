import { z } from "zod";
import { additiveEnum, operation } from "../../../../schemas/kit/kit.ts";

const FieldSchema = z.strictObject({ key: additiveEnum(["name", "mood"]), label: z.string() });

export const RoomSchema = z.strictObject({
  fields: z.array(FieldSchema),
  pair: z.array(additiveEnum(["name", "mood"])).min(1),
  main: additiveEnum(["name", "mood"]),
  tags: z.array(additiveEnum(["a", "b"])),
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
