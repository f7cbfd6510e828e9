/** Events that carry what was said: messages, reasoning, delivered files and reactions. */
import { z } from "zod";
import { ATTACHMENTS_MAX, TEXT_MAX } from "./constants.ts";
import { eventOf } from "./event.ts";
import { AttachmentSchema, DeliveredFileSchema } from "./files.ts";
import { ConversationIdSchema, PersonaIdSchema, RefSchema, SeatIdSchema, Sha256Schema } from "./scalars.ts";
import { rawText, trimmedText } from "./text.ts";

export const LinearProjectSchema = z.strictObject({ id: z.uuid(), name: rawText(256).optional() });

export const LinearReceiverSchema = z.strictObject({ userId: z.uuid(), workspaceId: z.uuid() });

export const LinearContextSchema = z
  .strictObject({
    eventId: Sha256Schema,
    notification: z.boolean().optional(),
    conversationId: ConversationIdSchema,
    following: z.boolean(),
    project: LinearProjectSchema.optional(),
    route: z.enum(["project_lead", "project_fallback", "default"]).optional(),
    receiver: LinearReceiverSchema.optional(),
    notificationTypes: z.array(z.string().min(1).max(128)).max(32).optional(),
  })
  .describe("The event in Linear that a message came from.");

export const MessageEventSchema = z
  .strictObject({
    ...eventOf("message"),
    role: z.enum(["operator", "captain", "agent", "external"]),
    text: rawText(TEXT_MAX),
    streaming: z.boolean().describe("More of this text may follow in a later event."),
    personaId: PersonaIdSchema.optional(),
    seatId: SeatIdSchema.optional().meta({
      description: "As older hosts name the speaker. Use `personaId`.",
      deprecated: true,
    }),
    swarmMessageId: z.string().min(1).max(128).optional(),
    attachments: z.array(AttachmentSchema).min(1).max(ATTACHMENTS_MAX).optional(),
    linear: LinearContextSchema.optional(),
  })
  .describe("Somebody said something.");

export const ReasoningEventSchema = z
  .strictObject({ ...eventOf("reasoning"), text: rawText(TEXT_MAX), streaming: z.boolean() })
  .describe("What the agent thought aloud.");

export const FileEventSchema = z
  .strictObject({ ...eventOf("file"), file: DeliveredFileSchema })
  .describe("An agent handed over a file.");

export const OperatorReactorSchema = z.strictObject({ kind: z.literal("operator") });

export const SeatReactorSchema = z.strictObject({ kind: z.literal("seat"), seatId: SeatIdSchema });

export const ReactorSchema = z
  .discriminatedUnion("kind", [OperatorReactorSchema, SeatReactorSchema])
  .describe("Who reacted.");

export const ReactionEventSchema = z
  .strictObject({
    ...eventOf("reaction"),
    entryRef: RefSchema,
    emoji: trimmedText(64),
    reactor: ReactorSchema,
    removed: z.boolean(),
  })
  .describe(
    "A reaction came or went. `entryRef` is the cursor of the entry; fold in cursor order for the current ones.",
  );
