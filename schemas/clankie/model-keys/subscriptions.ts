import { z } from "zod";
import { ModelProviderIdSchema, ModelReferenceSchema } from "./keys.ts";

export const ModelSubscriptionProviderSchema = z
  .enum(["openai-codex", "xai"])
  .describe("A provider whose subscription can be used in place of a key.");

export const ModelSubscriptionMethodSchema = z.enum(["browser", "device"]).describe("How the owner signs in.");

const subscription = z.strictObject({ providerId: ModelProviderIdSchema, name: z.string() });

export const ModelSubscriptionsResponseSchema = z.strictObject({ subscriptions: z.array(subscription).max(64) });

const providerMethods = z.strictObject({
  providerId: ModelSubscriptionProviderSchema,
  name: z.string(),
  methods: z.array(ModelSubscriptionMethodSchema),
});

export const ModelSubscriptionMethodsSchema = z
  .strictObject({ methods: z.array(providerMethods) })
  .describe("How each provider lets the owner sign in.");

export const ModelSubscriptionStartSchema = z
  .strictObject({
    providerId: ModelProviderIdSchema,
    method: ModelSubscriptionMethodSchema,
    model: ModelReferenceSchema,
  })
  .describe("Starts a sign-in.");

export const ModelSubscriptionSessionRequestSchema = z
  .strictObject({ sessionId: z.uuid() })
  .describe("Names a sign-in that was started.");

export const ModelSubscriptionErrorCodeSchema = z.enum([
  "authentication_required",
  "forbidden",
  "malformed",
  "unsupported_provider",
  "unsupported_model",
  "busy",
  "session_not_found",
  "unavailable",
]);

const session = z
  .strictObject({
    ok: z.literal(true),
    sessionId: z.uuid(),
    providerId: ModelSubscriptionProviderSchema,
    expiresAt: z.iso.datetime(),
    state: z.enum(["pending", "committing", "complete", "cancelled", "expired", "failed"]),
    url: z.url().optional().describe("Where the owner signs in."),
    userCode: z.string().max(256).optional(),
  })
  .describe("How far a sign-in got.");

const failure = z.strictObject({ ok: z.literal(false), error: ModelSubscriptionErrorCodeSchema });

export const ModelSubscriptionResultSchema = z
  .discriminatedUnion("ok", [session, failure])
  .describe("A sign-in, or why there is none.");
