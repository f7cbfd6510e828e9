import { z } from "zod";
import { implies } from "../../kit/kit.ts";
import { executionFailureSchema } from "../failure/failure-snapshot.ts";
import { decimalSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { modelSummarySchema } from "./model-summary.ts";

const measure = z.number().min(0).optional();
const count = z.int().min(0);

export const messageCostSchema = z
  .looseObject({
    currency: z.string().regex(/^[A-Z]{3}$/u),
    amount: z.number().min(0),
    providerReportedRequestCount: count,
    computedRequestCount: count,
  })
  .describe("Cost in one currency, and of how many requests the provider or the host stated it.");

export const messageUsageSchema = z
  .looseObject({
    inputTokens: measure,
    outputTokens: measure,
    totalTokens: measure,
    noCacheTokens: measure,
    cacheReadTokens: measure,
    cacheWriteTokens: measure,
    reasoningTokens: measure,
    durationMs: measure,
    toolDurationMs: measure,
    approvalDurationMs: measure,
    requestCount: count.optional(),
    hasUnpricedRecords: z.boolean().optional(),
    costs: z.array(messageCostSchema).max(32).optional(),
  })
  .meta({
    id: "AgentMessageUsage",
    description: "What a message took. An absent figure is unknown, a zero was measured.",
  });

export const messageStatusSchema = z.enum(["pending", "success", "error", "paused"]);

export const messageSchema = z
  .looseObject({
    messageId: opaqueIdSchema,
    revision: decimalSchema,
    role: z.enum(["user", "assistant", "system"]),
    partIds: z.array(opaqueIdSchema).max(4096).describe("The parts in order."),
    status: messageStatusSchema,
    usage: messageUsageSchema.optional(),
    model: modelSummarySchema.optional().describe("The model that wrote the message."),
    failure: executionFailureSchema.optional().describe("Present exactly when the status is error."),
  })
  .check(
    implies([{ key: "status", in: ["error"] }], { required: ["failure"] }),
    implies([{ key: "status", in: ["pending", "success", "paused"] }], { forbidden: ["failure"] }),
  )
  .meta({ id: "AgentMessage", description: "One message of a session." });

export type AgentMessageUsage = z.infer<typeof messageUsageSchema>;
export type AgentMessage = z.infer<typeof messageSchema>;
export type MessageStatus = z.infer<typeof messageStatusSchema>;
