/** What became of an earlier send, as the relay that took it remembers. Asking never sends. */
import { z } from "zod";
import { envelope } from "./envelope.ts";
import { SendResultSchema, SendTurnSchema } from "./sends.ts";

/** 24 hours: no record of a send is trusted for longer. */
export const SEND_RECORD_MS_MAX = 86_400_000;

export const SendRecordSchema = z
  .strictObject({
    received: z
      .boolean()
      .describe("This relay took an identical send of this device, even if the hop behind it failed."),
    completeForMs: z
      .int()
      .min(0)
      .max(SEND_RECORD_MS_MAX)
      .describe("How far back `received: false` can be trusted, in milliseconds before the query arrived."),
  })
  .describe("Only in answers to a query with `record: true` that a relay answered.");

export const RetainedSendReceiptSchema = z
  .strictObject({ status: z.literal("retained"), result: SendResultSchema, record: SendRecordSchema.optional() })
  .describe("The relay still holds the result of that send.");

export const UnknownSendReceiptSchema = z
  .strictObject({ status: z.literal("unknown"), record: SendRecordSchema.optional() })
  .describe("No result is held. That alone is no ground to send again.");

export const SendReceiptSchema = z
  .discriminatedUnion("status", [RetainedSendReceiptSchema, UnknownSendReceiptSchema])
  .describe("What a relay remembers of a send.");

export const SendReceiptRequestSchema = z
  .strictObject({
    ...envelope("send_receipt"),
    turn: SendTurnSchema,
    record: z.literal(true).optional().describe("Asks for the record of sends too. An older relay refuses the key."),
  })
  .describe("Asks what became of a send, by exactly the turn that was sent.");

export const SendReceiptResponseSchema = z.strictObject({ ...envelope("send_receipt"), result: SendReceiptSchema });
