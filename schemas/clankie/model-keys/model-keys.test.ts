import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as models from "../model-keys.ts";

const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("a model reference", () => {
  it.each([
    ["openai/gpt", true],
    ["openrouter/openai/gpt", true],
    ["a/", false],
    ["/a", false],
    ["a", false],
    ["a//b", true],
    ["a/b\n", false],
    [`a/${"b".repeat(510)}`, true],
    [`a/${"b".repeat(511)}`, false],
    ["a/\u007f", false],
  ])("%j", (model, good) => {
    expect(fits(models.ModelSelectRequestSchema, { model })).toBe(good);
  });
});

describe("keys", () => {
  it("a key is trimmed and has no control character", () => {
    expect(models.ModelKeySetRequestSchema.parse({ providerId: "xai", apiKey: " k " }).apiKey).toBe("k");
    for (const apiKey of [" ", "a\tb", "x".repeat(8_193)]) {
      expect(fits(models.ModelKeySetRequestSchema, { providerId: "xai", apiKey })).toBe(false);
    }
    expect(fits(models.ModelKeySetRequestSchema, { providerId: "XAI", apiKey: "k" })).toBe(false);
  });

  it("an answer never has one", () => {
    const provider = {
      id: "xai",
      name: "xAI",
      acceptsApiKey: true,
      keyConfigured: true,
      models: [{ id: "grok", name: "Grok" }],
    };
    const answer = { model: null, effectiveModel: "xai/grok", providers: [provider] };
    expect(fits(models.ModelKeysResponseSchema, answer)).toBe(true);
    expect(fits(models.ModelKeysResponseSchema, { ...answer, providers: [{ ...provider, apiKey: "k" }] })).toBe(false);
    expect(fits(models.ModelKeysResponseSchema, { ...answer, model: undefined })).toBe(false);
  });

  it("a change took place, or failed for a reason of a closed list", () => {
    expect(fits(models.ModelKeyResultSchema, { ok: true })).toBe(true);
    expect(fits(models.ModelKeyResultSchema, { ok: false, error: "validation_timeout" })).toBe(true);
    expect(fits(models.ModelKeyResultSchema, { ok: false })).toBe(false);
    expect(fits(models.ModelKeyResultSchema, { ok: true, error: "forbidden" })).toBe(false);
  });
});

describe("options and subscriptions", () => {
  it("efforts may be unset", () => {
    const effort = { model: "a/b", current: null, default: "off", levels: ["off", "max"] };
    expect(fits(models.ModelOptionsResponseSchema, { usableProviders: ["xai"], effort })).toBe(true);
    expect(fits(models.ModelOptionsResponseSchema, { usableProviders: [], effort: null })).toBe(true);
    expect(fits(models.ModelOptionsResponseSchema, { usableProviders: [] })).toBe(false);
    expect(fits(models.ModelEffortSetRequestSchema, { effort: null })).toBe(true);
    expect(fits(models.ModelEffortSetRequestSchema, { effort: "ultra" })).toBe(false);
  });

  it("a sign-in is started, read and cancelled by its id", () => {
    const session = {
      ok: true,
      sessionId: uuid,
      providerId: "xai",
      expiresAt: "2026-11-30T09:41:00Z",
      state: "pending",
    };
    expect(fits(models.ModelSubscriptionStartSchema, { providerId: "xai", method: "device", model: "a/b" })).toBe(true);
    expect(fits(models.ModelSubscriptionSessionRequestSchema, { sessionId: uuid })).toBe(true);
    expect(fits(models.ModelSubscriptionResultSchema, { ...session, url: "https://x.example", userCode: "" })).toBe(
      true,
    );
    expect(fits(models.ModelSubscriptionResultSchema, { ...session, providerId: "openai" })).toBe(false);
    expect(fits(models.ModelSubscriptionResultSchema, { ok: false, error: "busy" })).toBe(true);
    expect(fits(models.ModelSubscriptionResultSchema, { ok: false, error: "key_missing" })).toBe(false);
    const methods = [{ providerId: "openai-codex", name: "ChatGPT", methods: ["browser"] }];
    expect(fits(models.ModelSubscriptionMethodsSchema, { methods })).toBe(true);
  });

  it("providers come in their order", () => {
    expect(models.FEATURED_MODEL_PROVIDERS.join(" ")).toBe("anthropic openai xai google openrouter groq mistral");
  });
});
