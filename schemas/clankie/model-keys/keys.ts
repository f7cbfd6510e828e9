import { z } from "zod";

export const ModelProviderIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,127}$/u)
  .describe("Names a model provider.");

export const ModelIdSchema = z
  .string()
  .min(1)
  .max(512)
  .regex(/^\P{Cc}+$/u)
  .describe("Names a model as its provider does.");

export const ModelReferenceSchema = z
  .string()
  .max(512)
  .regex(/^[^/\p{Cc}]+\/\P{Cc}+$/u)
  .describe("Provider and model, parted by the first slash.");

export const ModelKeySetRequestSchema = z
  .strictObject({
    providerId: ModelProviderIdSchema,
    apiKey: z
      .string()
      .trim()
      .min(1)
      .max(8_192)
      .regex(/^\P{Cc}+$/u),
  })
  .describe("Stores a key. It is not tried out.");

export const ModelKeyValidateRequestSchema = z
  .strictObject({ providerId: ModelProviderIdSchema, modelId: ModelIdSchema })
  .describe("Tries the stored key out with one short call, once.");

export const ModelSelectRequestSchema = z
  .strictObject({ model: ModelReferenceSchema })
  .describe("Chooses the model in use.");

export const ModelKeyRemoveRequestSchema = z
  .strictObject({ providerId: ModelProviderIdSchema })
  .describe("Forgets a key.");

const model = z.strictObject({ id: ModelIdSchema, name: z.string() });

export const ModelProviderSchema = z.strictObject({
  id: ModelProviderIdSchema,
  name: z.string(),
  acceptsApiKey: z.boolean(),
  keyConfigured: z.boolean(),
  models: z.array(model),
});

export const ModelKeysResponseSchema = z
  .strictObject({
    model: ModelReferenceSchema.nullable().describe("What the owner chose."),
    effectiveModel: ModelReferenceSchema.nullable().describe("What is in use."),
    providers: z.array(ModelProviderSchema),
  })
  .describe("The providers, which of them have a key, and the model in use.");

export const ModelKeyErrorCodeSchema = z.enum([
  "authentication_required",
  "forbidden",
  "malformed",
  "unsupported_provider",
  "unsupported_model",
  "key_missing",
  "validation_failed",
  "validation_timeout",
  "unavailable",
]);

const done = z.strictObject({ ok: z.literal(true) });

const failed = z.strictObject({ ok: z.literal(false), error: ModelKeyErrorCodeSchema });

export const ModelKeyResultSchema = z
  .discriminatedUnion("ok", [done, failed])
  .describe("Whether a change took place, and why not.");
