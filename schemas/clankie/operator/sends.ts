/** Sending a turn. The service compares the revision; a schema cannot see it. */
import { z } from "zod";
import { atLeastOne, uniqueItems } from "../../kit/kit.ts";
import { ATTACHMENTS_MAX, MESSAGE_MAX, SUMMARY_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { AttachmentReferenceSchema } from "./files.ts";
import {
  ConversationIdSchema,
  CursorSchema,
  PersonaIdSchema,
  RevisionSchema,
  RunIdSchema,
  SeatIdSchema,
  SurfaceClientIdSchema,
} from "./scalars.ts";
import { rawText } from "./text.ts";

export const DeliveryModeSchema = z
  .enum(["steer", "queue"])
  .describe("`steer` acts on the turn that runs now; `queue` waits for the next one.");

export const DeliveryStageSchema = z
  .enum(["stored", "delivered", "consumed", "responded", "unavailable", "uncertain", "expired", "rejected"])
  .describe("How far a message got on its way to a seat.");

export const SendTurnSchema = z
  .strictObject({
    ...versioned,
    conversationId: ConversationIdSchema,
    surfaceClientId: SurfaceClientIdSchema,
    expectedRevision: RevisionSchema,
    kind: z.literal("message"),
    message: z.string().trim().max(MESSAGE_MAX).describe("May be empty only beside attachments."),
    delivery: DeliveryModeSchema.optional().describe("Absent: the service picks the route, a plain Send."),
    attachments: z
      .array(AttachmentReferenceSchema)
      .min(1)
      .max(ATTACHMENTS_MAX)
      .check(uniqueItems("artifactId"))
      .optional(),
    herdrPaneId: z.string().trim().min(1).max(64).regex(/^\S+$/u).optional(),
  })
  .check(
    atLeastOne(["message", "attachments"], { path: ["message"], message: "A message needs text or an attachment" }),
  )
  .describe("What the owner says, at the revision of the conversation that the owner saw.");

export const SeatDeliverySchema = z
  .strictObject({ state: z.enum(["queued", "started", "steered"]), detail: rawText(SUMMARY_MAX).optional() })
  .describe("What the seat did with the message.");

export const SendAcceptedSchema = z
  .strictObject({
    ...versioned,
    status: z.literal("accepted"),
    conversationId: ConversationIdSchema,
    runId: RunIdSchema,
    revision: RevisionSchema,
    safeCursor: CursorSchema,
    deliveryStage: DeliveryStageSchema.optional(),
    seatDelivery: SeatDeliverySchema.optional(),
  })
  .describe("The turn is stored and a run answers for it. `revision` is the new one.");

export const SendRevisionConflictSchema = z
  .strictObject({
    ...versioned,
    status: z.literal("revision_conflict"),
    conversationId: ConversationIdSchema,
    expectedRevision: RevisionSchema,
    currentRevision: RevisionSchema,
    safeCursor: CursorSchema,
  })
  .describe("The conversation has moved on. Nothing was written and no run starts.");

const unseated = {
  conversationId: ConversationIdSchema,
  currentRevision: RevisionSchema,
  safeCursor: CursorSchema,
  deliveryStage: DeliveryStageSchema.optional(),
  seatId: SeatIdSchema.optional(),
  personaId: PersonaIdSchema.optional(),
};

const undelivered = { ...unseated, detail: rawText(SUMMARY_MAX), messageId: z.string().min(1).max(512).optional() };

export const SendSeatOfflineSchema = z
  .strictObject({ ...versioned, status: z.literal("seat_offline"), ...unseated })
  .describe("Nobody is in the seat.");

export const SendSeatUndeliveredSchema = z
  .strictObject({ ...versioned, status: z.literal("seat_undelivered"), ...undelivered })
  .describe("The seat did not get the message. A refused delivery mode has the stage `rejected`.");

export const SendSeatDeliveryUnconfirmedSchema = z
  .strictObject({ ...versioned, status: z.literal("seat_delivery_unconfirmed"), ...undelivered })
  .describe("The seat may have got the message. Do not send it again on this ground.");

export const SendResultSchema = z
  .discriminatedUnion("status", [
    SendAcceptedSchema,
    SendRevisionConflictSchema,
    SendSeatOfflineSchema,
    SendSeatUndeliveredSchema,
    SendSeatDeliveryUnconfirmedSchema,
  ])
  .describe("What became of a send.");

export const SendRequestSchema = z
  .strictObject({ ...envelope("send"), turn: SendTurnSchema })
  .describe("Sends a turn. A relay gives an identical send of the same device the same result.");

export const SendResponseSchema = z.strictObject({ ...envelope("send"), result: SendResultSchema });
