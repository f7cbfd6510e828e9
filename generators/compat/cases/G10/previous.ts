import { z } from "zod";
import { gateway, operation } from "../../../../schemas/kit/kit.ts";

export const AskSchema = z.strictObject({
  op: z.enum(["captain.status", "captain.pause"]),
  limit: z.int().default(20),
});
export const RoomSchema = z.strictObject({ id: z.string(), title: z.string() });
export const SealedSchema = z.strictObject({ version: z.literal(1), data: z.string() });

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v1/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  request: { schema: AskSchema },
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});

export const closeRoom = operation({
  id: "closeRoom",
  method: "POST",
  path: "/v1/closeRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  responses: { 200: { description: "Answer.", schema: RoomSchema } },
});

export const front = gateway({
  hostPrefix: "/h/{hostId}",
  routes: [
    { method: "GET", path: "/v1/a", target: "host", access: "Anyone.", purpose: "A.", transport: "host" },
    { method: "GET", path: "/v1/b", target: "host", access: "Anyone.", purpose: "B.", transport: "host" },
  ],
  limits: { maxBodyBytes: 4096 },
  requestHeaders: ["accept"],
});
