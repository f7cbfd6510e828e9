/** The operations on one conversation: reading it, forking, starting afresh, closing, and cancelling a run. */
import { z } from "zod";
import { ConversationSchema } from "./conversations.ts";
import { envelope } from "./envelope.ts";
import { ConversationIdSchema, RevisionSchema, RunIdSchema } from "./scalars.ts";

export const GetConversationRequestSchema = z
  .strictObject({
    ...envelope("get"),
    conversationId: ConversationIdSchema,
    includeWork: z.boolean().optional().describe("Adds `goal` and `assignment` to the record."),
  })
  .describe("Asks for one conversation.");

export const GetConversationResponseSchema = z.strictObject({
  ...envelope("get"),
  conversation: ConversationSchema.optional().describe("Absent: the service knows no such conversation."),
});

export const ForkConversationRequestSchema = z
  .strictObject({ ...envelope("fork"), parentConversationId: ConversationIdSchema })
  .describe("Asks for a child of a conversation that starts with what was said there. It does not last.");

export const ForkConversationResponseSchema = z.strictObject({ ...envelope("fork"), conversation: ConversationSchema });

export const ResetConversationRequestSchema = z
  .strictObject({ ...envelope("reset"), conversationId: ConversationIdSchema, expectedRevision: RevisionSchema })
  .describe(
    "Starts a conversation afresh at the revision the caller saw. Refused while an outside seat is bound to it.",
  );

export const ResetConversationResponseSchema = z.strictObject({
  ...envelope("reset"),
  conversation: ConversationSchema,
  archiveId: z.string().min(1).max(128).describe("Names what was put away."),
});

export const CloseConversationRequestSchema = z
  .strictObject({ ...envelope("close"), conversationId: ConversationIdSchema })
  .describe("Closes a conversation.");

export const CloseConversationResponseSchema = z.strictObject({
  ...envelope("close"),
  conversationId: ConversationIdSchema,
  closed: z.boolean().describe("False for the default conversation and for an active one."),
});

export const CancelRunRequestSchema = z
  .strictObject({ ...envelope("cancel"), conversationId: ConversationIdSchema, runId: RunIdSchema })
  .describe("Cancels one run of a conversation.");

export const CancelRunResponseSchema = z.strictObject({
  ...envelope("cancel"),
  conversationId: ConversationIdSchema,
  runId: RunIdSchema,
  cancelled: z.boolean().describe("False when the run is unknown or already settled."),
});
