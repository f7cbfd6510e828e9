import { z } from "zod";
import { ModelProviderIdSchema, ModelReferenceSchema } from "./keys.ts";

export const ModelEffortSchema = z
  .enum(["off", "minimal", "low", "medium", "high", "xhigh", "max"])
  .describe("How hard a model thinks.");

const effort = z
  .strictObject({
    model: ModelReferenceSchema,
    current: ModelEffortSchema.nullable().describe("Null: the default."),
    default: ModelEffortSchema,
    levels: z.array(ModelEffortSchema).max(7),
  })
  .describe("The efforts of the model in use.");

export const ModelOptionsResponseSchema = z
  .strictObject({ usableProviders: z.array(ModelProviderIdSchema).max(256), effort: effort.nullable() })
  .describe("Which providers can be used now, and the efforts of the model in use.");

export const ModelEffortSetRequestSchema = z
  .strictObject({ effort: ModelEffortSchema.nullable() })
  .describe("Chooses an effort; null goes back to the default.");
