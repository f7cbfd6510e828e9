import { z } from "zod";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";

export const modelSummarySchema = z
  .looseObject({ modelId: unicodeText(1, 2048), providerId: opaqueIdSchema, name: unicodeText(1, 2048) })
  .describe("A model as it is shown. It holds no secret, and the reader need not have the model.");

export type ModelSummary = z.infer<typeof modelSummarySchema>;

/**
 * The summary of a model of the host, without any further key that the source may hold.
 *
 * @throws ZodError when one of the three texts is missing or out of bounds.
 */
export function modelSummaryOf({ modelId, providerId, name }: ModelSummary): ModelSummary {
  return modelSummarySchema.parse({ modelId, providerId, name });
}
