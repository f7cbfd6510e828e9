/** Messages that wait for a seat: to be listed, changed, taken back, or sent at once. */
import { z } from "zod";
import { MESSAGE_MAX, SUMMARY_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { ConversationIdSchema, TimestampSchema } from "./scalars.ts";
import { count, rawText, trimmedText } from "./text.ts";

const shortText = z.string().min(1).max(128);
const aimed = {
  messageId: shortText,
  expectedVersion: count().describe("The version of the message that the caller saw."),
};

export const ListPendingMessagesCommandSchema = z.strictObject({ action: z.literal("list") });

export const RemovePendingMessageCommandSchema = z
  .strictObject({ action: z.literal("remove"), ...aimed })
  .describe("Takes a message back before it is sent.");

export const SendPendingMessageNowCommandSchema = z
  .strictObject({ action: z.literal("send_now"), ...aimed })
  .describe("Sends a message without waiting any longer.");

export const EditPendingMessageCommandSchema = z
  .strictObject({ action: z.literal("edit"), ...aimed, text: trimmedText(MESSAGE_MAX) })
  .describe("Changes the text of a message before it is sent.");

export const PendingMessagesCommandSchema = z
  .discriminatedUnion("action", [
    ListPendingMessagesCommandSchema,
    RemovePendingMessageCommandSchema,
    SendPendingMessageNowCommandSchema,
    EditPendingMessageCommandSchema,
  ])
  .describe("What to do with the messages that wait.");

export const PendingMessageSchema = z
  .strictObject({
    messageId: shortText,
    conversationId: shortText,
    text: rawText(MESSAGE_MAX),
    version: count().describe("Rises with every change of the message."),
    createdAt: TimestampSchema,
    state: z.enum(["queued", "dispatching", "picked_up", "removed", "uncertain", "unavailable"]),
    detail: rawText(SUMMARY_MAX).optional(),
  })
  .describe("A message that waits for a seat, or did.");

export const PendingMessagesResultSchema = z
  .strictObject({
    outcome: z.enum([
      "listed",
      "edited",
      "removed",
      "picked_up",
      "uncertain",
      "unavailable",
      "conflict",
      "unsupported",
    ]),
    messages: z.array(PendingMessageSchema).max(100),
    detail: rawText(SUMMARY_MAX).optional().describe("Prose. Branch on `outcome`."),
  })
  .describe("What became of the command, and the messages as they now stand.");

export const PendingMessagesRequestSchema = z
  .strictObject({
    ...envelope("pending_messages"),
    conversationId: ConversationIdSchema,
    command: PendingMessagesCommandSchema,
  })
  .describe("Reads or changes the messages that wait in a conversation.");

export const PendingMessagesResponseSchema = z.strictObject({
  ...envelope("pending_messages"),
  result: PendingMessagesResultSchema,
});
