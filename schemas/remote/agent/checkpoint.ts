/** A session at one moment, page by page (facts, section 8.2). */
import { z } from "zod";
import { decimalSchema, digestSchema, opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";
import { executionSchema } from "./execution.ts";
import { interactionSummarySchema } from "./interaction.ts";
import { messageSchema } from "./message.ts";
import { partSchema } from "./part.ts";
import { agentCursorSchema, sessionSchema } from "./session.ts";

export const agentCheckpointDescriptorSchema = z
  .looseObject({
    checkpointId: opaqueIdSchema,
    cursor: agentCursorSchema,
    historyRevision: decimalSchema,
    pageCount: z.int().min(1).max(100_000),
    byteLength: decimalSchema.describe("Canonical bytes of all pages."),
    sha256: digestSchema.describe("Hash of all pages' bytes in order."),
    expiresAt: timestampSchema.describe("End of the lease. Reading pages does not extend it."),
  })
  .describe("What a checkpoint must add up to.");

function item<const Kind extends string, Value extends z.ZodType>(kind: Kind, value: Value) {
  return z.strictObject({ kind: z.literal(kind), value });
}

export const agentCheckpointItemSchema = z.discriminatedUnion("kind", [
  item("session", sessionSchema),
  item("execution", executionSchema),
  item("message", messageSchema),
  z.strictObject({ kind: z.literal("part"), messageId: opaqueIdSchema, value: partSchema }),
  item("interaction", interactionSummarySchema),
]);

export const agentCheckpointPageSchema = z
  .looseObject({
    checkpointId: opaqueIdSchema,
    pageIndex: z.int().min(0),
    items: z.array(agentCheckpointItemSchema).max(100),
    nextCursor: opaqueIdSchema.nullable().describe("Null exactly on the last page."),
    pageDigest: digestSchema.describe("Hash of the page's canonical bytes, without this key."),
  })
  .describe("One page. At most 65536 bytes in canonical form.");

export type AgentCheckpointDescriptor = z.infer<typeof agentCheckpointDescriptorSchema>;
export type AgentCheckpointItem = z.infer<typeof agentCheckpointItemSchema>;
export type AgentCheckpointPage = z.infer<typeof agentCheckpointPageSchema>;
