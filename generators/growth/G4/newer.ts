import { z } from "zod";

export const StopRequestSchema = z.strictObject({
  op: z.literal("stop"),
  target: z.string(),
  includeReason: z.literal(true).optional(),
});
