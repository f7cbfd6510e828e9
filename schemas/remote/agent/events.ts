/** What happens in a session, in order (facts, section 8.1). */
import { z } from "zod";
import { decimalSchema, digestSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";
import { executionSchema } from "./execution.ts";
import { interactionSummarySchema } from "./interaction.ts";
import { messageSchema } from "./message.ts";
import { partSchema } from "./part.ts";
import { sessionSchema } from "./session.ts";

function event<const Kind extends string, Payload extends z.ZodType>(kind: Kind, payload: Payload) {
  return z.strictObject({ seq: decimalSchema, kind: z.literal(kind), payload });
}

const onPart = { messageId: opaqueIdSchema, partId: opaqueIdSchema };
const step = { baseRevision: decimalSchema, revision: decimalSchema };
const messageStep = { messageBaseRevision: decimalSchema, messageRevision: decimalSchema };

export const messageUpdatedSchema = z.strictObject({ baseRevision: decimalSchema, message: messageSchema });
export const messageRemovedSchema = z.strictObject({ messageId: opaqueIdSchema, ...step });

export const partCreatedSchema = z.strictObject({
  messageId: opaqueIdSchema,
  afterPartId: opaqueIdSchema.nullable().describe("Null: before all others."),
  ...messageStep,
  part: partSchema,
});

export const partAppendSchema = z.strictObject({
  ...onPart,
  ...step,
  offsetUtf8: decimalSchema.describe("UTF-8 bytes of the text so far."),
  text: unicodeText(0, 16_384),
});

export const partReplacedSchema = z.strictObject({
  messageId: opaqueIdSchema,
  baseRevision: decimalSchema,
  part: partSchema,
});

export const partCompletedSchema = z.strictObject({
  ...onPart,
  ...step,
  byteLength: decimalSchema.describe("UTF-8 bytes of the whole text."),
  sha256: digestSchema,
});

export const partRemovedSchema = z.strictObject({ ...onPart, ...step, ...messageStep });

export const committedMessageSchema = z.strictObject({ messageId: opaqueIdSchema, revision: decimalSchema });

export const historyCommittedSchema = z.strictObject({
  historyRevision: decimalSchema,
  executionId: opaqueIdSchema.optional(),
  messages: z.array(committedMessageSchema).max(4096),
});

export const agentEventSchema = z
  .discriminatedUnion("kind", [
    event("session.updated", sessionSchema),
    event("execution.updated", executionSchema),
    event("message.created", messageSchema),
    event("message.updated", messageUpdatedSchema),
    event("message.removed", messageRemovedSchema),
    event("part.created", partCreatedSchema),
    event("part.append", partAppendSchema),
    event("part.replaced", partReplacedSchema),
    event("part.completed", partCompletedSchema),
    event("part.removed", partRemovedSchema),
    event("interaction.updated", interactionSummarySchema),
    event("history.committed", historyCommittedSchema),
  ])
  .meta({ id: "AgentEvent", description: "One change of a session. Sequences rise by 1 from 1 within an epoch." });

export const agentEventBatchSchema = z
  .strictObject({
    subscriptionId: opaqueIdSchema,
    sessionId: opaqueIdSchema,
    streamEpoch: opaqueIdSchema,
    events: z.array(agentEventSchema).min(1).max(1024),
  })
  .meta({ id: "AgentEventBatch", description: "Events in a row. At most 16384 bytes in canonical form." });

export type AgentEvent = z.infer<typeof agentEventSchema>;
export type AgentEventBatch = z.infer<typeof agentEventBatchSchema>;
