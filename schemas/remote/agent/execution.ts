/** Runs of an agent and their outcomes (facts, sections 7.1 and 9.2). */
import { z } from "zod";
import { implies } from "../../kit/kit.ts";
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

const failed = { key: "status", in: ["failed"] };
const notFailed = { key: "status", in: executionStatusSchema.options.filter((status) => status !== "failed") };
const unfinished = { key: "status", in: ["running", "awaiting-approval", "finalizing"] };
const ended = { key: "status", in: ["completed", "cancelled", "failed", "interrupted"] };
const durable = { key: "durable", in: [true] };
const notDurable = { key: "durable", in: [false] };

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
  .check(
    implies([failed], { required: ["failure"] }),
    implies([notFailed], { forbidden: ["failure"] }),
    implies([ended], { required: ["messageId"] }),
    implies([ended, durable], { required: ["history"], forbidden: ["persistenceFailure"] }),
    implies([ended, notDurable], { required: ["persistenceFailure"], forbidden: ["history"] }),
    implies([unfinished], { forbidden: ["history", "persistenceFailure"], values: [notDurable] }),
  )
  .meta({ id: "AgentExecution", description: "One run of an agent." });

export type AgentExecution = z.infer<typeof executionSchema>;
export type ExecutionStatus = z.infer<typeof executionStatusSchema>;
