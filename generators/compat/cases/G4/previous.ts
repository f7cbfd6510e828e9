import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

export const StopRequestSchema = z.strictObject({ target: z.string().max(20), mode: z.enum(["now", "soon"]) });
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
  parameters: [{ name: "wait", in: "query", schema: z.enum(["0", "1"]) }],
});
