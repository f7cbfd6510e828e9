import { z } from "zod";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { agentEventBatchSchema } from "./events.ts";

const jsonrpc = z.literal("2.0");

export const resetRequiredSchema = z
  .strictObject({
    subscriptionId: opaqueIdSchema,
    reason: z.enum(["RESET_REQUIRED", "CHECKPOINT_EXPIRED", "RESOURCE_EXHAUSTED"]),
  })
  .describe("The subscription is over; start again from a checkpoint.");

export const agentNotificationSchema = z
  .discriminatedUnion("method", [
    z.strictObject({ jsonrpc, method: z.literal("agent.events"), params: agentEventBatchSchema }),
    z.strictObject({ jsonrpc, method: z.literal("agent.subscriptions.resetRequired"), params: resetRequiredSchema }),
  ])
  .describe("What the host sends unasked about sessions.");
