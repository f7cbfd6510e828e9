import { z } from "zod";
import { gateway, operation } from "../../../../schemas/kit/kit.ts";

/** Breaking: names that were published go, move or mean something else. */
export const AskSchema = z.strictObject({ op: z.enum(["captain.status", "captain.wait"]), limit: z.int().default(50) });
export const ChamberSchema = z.strictObject({ id: z.string(), name: z.string() });
export const SealedSchema = z.strictObject({ version: z.literal(1), data: z.string(), note: z.string().optional() });

export const readRoom = operation({
  id: "readRoom",
  method: "POST",
  path: "/v2/readRoom",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  request: { schema: AskSchema },
  responses: { 200: { description: "Answer.", schema: ChamberSchema } },
});

export const front = gateway({
  hostPrefix: "/h/{hostId}",
  routes: [{ method: "GET", path: "/v1/a", target: "relay", access: "Anyone.", purpose: "A.", transport: "host" }],
  limits: { maxBodyBytes: 1024 },
  requestHeaders: [],
});
