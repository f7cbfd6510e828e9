/** Outcomes of executions, in one bounded form for runs and messages (facts, section 9.1). */
import { z } from "zod";
import { jsonBytes } from "../../kit/kit.ts";
import { text } from "../shared/text-bounds.ts";

/** What a producer may name while the host's `agentFailureVersion` is 1. */
export const EMITTED_REASONS = [
  "auth",
  "permission",
  "region",
  "model_not_found",
  "quota",
  "rate_limit",
  "context_length",
  "payload_too_large",
  "network",
  "proxy_tls",
  "stream_interrupted",
  "content_filter",
  "provider_unavailable",
  "timeout",
  "invalid_input",
  "tool_limit",
  "tool_failed",
  "mcp",
  "parse",
  "internal",
  "unknown",
] as const;

export const aiFailureReasonSchema = z
  .enum([...EMITTED_REASONS, "resource_exhausted"])
  .describe("The cause. A reader never rewrites one that it does not know: the value is invalid.");

/** UTF-16 units of the texts of a failure. */
export const FAILURE_TEXT_MAX = {
  message: 1024,
  name: 256,
  code: 128,
  providerId: 256,
  modelId: 256,
  finishReason: 256,
  responseBody: 4000,
} as const;

/** UTF-8 bytes of a failure as JSON text without spaces. */
export const FAILURE_BYTES_MAX = 4096;

export const failureSourceSchema = z
  .strictObject({
    layer: z.enum(["provider", "runtime", "host", "tool"]),
    name: text(0, FAILURE_TEXT_MAX.name).optional(),
    code: text(0, FAILURE_TEXT_MAX.code).optional(),
  })
  .describe("Who failed.");

export const failureContextSchema = z
  .strictObject({
    statusCode: z.int().min(100).max(599).optional(),
    providerId: text(0, FAILURE_TEXT_MAX.providerId).optional(),
    modelId: text(0, FAILURE_TEXT_MAX.modelId).optional(),
    finishReason: text(0, FAILURE_TEXT_MAX.finishReason).optional(),
    responseBody: text(0, FAILURE_TEXT_MAX.responseBody).optional(),
  })
  .describe("What is known of the failed call.");

export const aiFailureSnapshotSchema = z
  .strictObject({
    version: z.literal(1),
    reasonCode: aiFailureReasonSchema,
    source: failureSourceSchema,
    context: failureContextSchema.optional(),
  })
  .describe("Why a run failed, as it was at that moment.");

export const executionFailureSchema = z
  .strictObject({
    message: text(0, FAILURE_TEXT_MAX.message),
    retryable: z.boolean(),
    failure: aiFailureSnapshotSchema,
  })
  .check(jsonBytes(FAILURE_BYTES_MAX))
  .describe("The outcome of a run that failed. At most 4096 bytes of JSON.");

export type AiFailureReason = z.infer<typeof aiFailureReasonSchema>;
export type AiFailureSnapshot = z.infer<typeof aiFailureSnapshotSchema>;
export type ExecutionFailure = z.infer<typeof executionFailureSchema>;
