import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

/** Allowed: an optional key, a value. Breaking: a required key, a tighter bound, unknown keys let in. */
export const StopRequestSchema = z.object({
  target: z.string().max(10),
  mode: z.enum(["now", "soon", "later"]),
  includeReason: z.literal(true).optional(),
  why: z.string(),
});
export const StoppedSchema = z.strictObject({ stopped: z.boolean() });

export const stop = operation({
  id: "stop",
  method: "POST",
  path: "/v1/stop",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  request: { schema: StopRequestSchema },
  responses: { 200: { description: "Answer.", schema: StoppedSchema } },
  parameters: [
    { name: "wait", in: "query", schema: z.enum(["0", "1"]) },
    { name: "trace", in: "query", schema: z.enum(["0", "1"]), required: true },
  ],
});
