import { z } from "zod";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import { opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";

export const commandReceiptSchema = z
  .looseObject({
    commandId: opaqueIdSchema,
    method: opaqueIdSchema,
    status: z
      .enum(["accepted", "applied", "rejected", "interrupted"])
      .describe("Accepted: stored, not run. Applied: its owner acted. Interrupted: the effect cannot be proven."),
    admittedAt: timestampSchema,
    sessionId: opaqueIdSchema.optional(),
    executionId: opaqueIdSchema.optional(),
    result: z.json().optional(),
    error: remoteFailureSchema.optional(),
  })
  .describe("What became of a command. It says nothing of how the run ended.");

export type CommandReceipt = z.infer<typeof commandReceiptSchema>;
