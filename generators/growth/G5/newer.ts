import { z } from "zod";

export const ListRequestSchema = z.strictObject({ op: z.literal("list"), includeWork: z.literal(true).optional() });

export const ListAnswerSchema = z.strictObject({
  ids: z.array(z.string()),
  work: z.record(z.string(), z.int()).optional(),
});
