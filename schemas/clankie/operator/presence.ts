/** How the captain feels at the moment, with a long poll for the next change. */
import { z } from "zod";
import { FLEET_WAIT_MS_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { TimestampSchema } from "./scalars.ts";
import { count, rawText, trimmedText } from "./text.ts";

const presenceCursor = trimmedText(512);

export const PendingOwnerItemSchema = z
  .strictObject({
    conversationId: trimmedText(512),
    questionId: z.uuid(),
    title: trimmedText(200),
    since: TimestampSchema,
  })
  .describe("The question that has waited for the owner the longest.");

export const PresenceSnapshotSchema = z
  .strictObject({
    ...versioned,
    cursor: presenceCursor,
    mood: z.enum(["thinking", "in_voice", "playing", "leading", "needs_you", "idle"]),
    detail: rawText(200),
    since: TimestampSchema.nullable().describe("Null: not known."),
    activeSeats: count(),
    pendingOwnerItem: PendingOwnerItemSchema.optional(),
  })
  .describe("The captain's presence. A wait that ends without a change repeats it with the same cursor.");

export const PresenceRequestSchema = z
  .strictObject({
    ...envelope("presence"),
    cursor: presenceCursor.optional().describe("The current cursor waits for a change; any other is answered at once."),
    waitMs: z.int().min(0).max(FLEET_WAIT_MS_MAX).optional().describe("How long to wait; 0 when absent."),
  })
  .describe("Asks for the captain's presence.");

export const PresenceResponseSchema = z.strictObject({ ...envelope("presence"), snapshot: PresenceSnapshotSchema });
