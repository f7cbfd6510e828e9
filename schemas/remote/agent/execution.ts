/** Runs of an agent and their outcomes (facts, sections 7.1 and 9.2). */
import { z } from "zod";
import { executionFailureSchema } from "../failure/failure-snapshot.ts";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import { decimalSchema, opaqueIdSchema } from "../shared/scalars.ts";

export const executionStatusSchema = z.enum([
  "running",
  "awaiting-approval",
  "finalizing",
  "completed",
  "cancelled",
  "failed",
  "interrupted",
]);

export const executionSchema = z
  .looseObject({
    executionId: opaqueIdSchema,
    status: executionStatusSchema.describe("The end of a provider's output is finalizing, not yet completed."),
    commandId: opaqueIdSchema.optional(),
    messageId: opaqueIdSchema.optional().describe("The message it wrote. Present once the run has ended."),
    error: remoteFailureSchema.optional().meta({ deprecated: true }),
    failure: executionFailureSchema.optional().describe("Present exactly when the status is failed."),
    persistenceFailure: executionFailureSchema
      .optional()
      .describe("Why an ended run was not stored. Independent of whether the run itself failed."),
    history: z
      .strictObject({ historyRevision: decimalSchema, messageRevision: decimalSchema })
      .optional()
      .describe("Where an ended run was stored. Present exactly when it is durable."),
    durable: z.boolean().describe("The outcome is stored. Only an ended run can be durable."),
  })
  .meta({ id: "AgentExecution", description: "One run of an agent." });

export type AgentExecution = z.infer<typeof executionSchema>;
export type ExecutionStatus = z.infer<typeof executionStatusSchema>;
