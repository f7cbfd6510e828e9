/** Following a session (facts, sections 7.2 and 8.6). */
import { z } from "zod";
import { opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";
import { agentCheckpointDescriptorSchema } from "./checkpoint.ts";
import { agentCursorSchema } from "./session.ts";

export const subscribeParamsSchema = z
  .strictObject({ sessionId: opaqueIdSchema, cursor: agentCursorSchema.optional() })
  .describe("Prepares a subscription, from a cursor on where the host still can.");

export const subscribeResultSchema = z
  .discriminatedUnion("mode", [
    z.looseObject({
      subscriptionId: opaqueIdSchema,
      mode: z.literal("replay"),
      fromCursor: agentCursorSchema,
      highWatermark: agentCursorSchema,
      leaseExpiresAt: timestampSchema,
    }),
    z.looseObject({
      subscriptionId: opaqueIdSchema,
      mode: z.literal("checkpoint"),
      reason: z.string().describe("For people; not a fixed list."),
      checkpoint: agentCheckpointDescriptorSchema,
    }),
  ])
  .describe("How to catch up before the subscription is activated.");

export const readCheckpointParamsSchema = z.strictObject({
  subscriptionId: opaqueIdSchema,
  checkpointId: opaqueIdSchema,
  pageCursor: opaqueIdSchema.optional(),
});

export const activateParamsSchema = z
  .strictObject({ subscriptionId: opaqueIdSchema, appliedCursor: agentCursorSchema })
  .describe("Starts the events after the cursor that was prepared.");
export const activateResultSchema = z.looseObject({ subscriptionId: opaqueIdSchema, status: z.literal("active") });

export const acknowledgeParamsSchema = z
  .strictObject({ subscriptionId: opaqueIdSchema, cursor: agentCursorSchema })
  .describe("Everything up to the cursor is stored.");
export const acknowledgeResultSchema = z.looseObject({ acknowledged: agentCursorSchema });

export const closeSubscriptionParamsSchema = z.strictObject({ subscriptionId: opaqueIdSchema });
export const closeSubscriptionResultSchema = z.looseObject({ closed: z.literal(true) });

export type SubscribeResult = z.infer<typeof subscribeResultSchema>;
