/** Reading a conversation: `replay` answers at once, `tail` may wait for news. */
import { z } from "zod";
import { REPLAY_LIMIT_MAX, SUMMARY_MAX, TAIL_WAIT_MS_MAX, TEXT_MAX, WINDOW_TURNS_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { ConversationIdSchema, CursorSchema, SurfaceClientIdSchema } from "./scalars.ts";
import { StreamEventSchema } from "./stream-events.ts";
import { count, rawText, trimmedText } from "./text.ts";

export const ReplayQuerySchema = z
  .strictObject({
    ...versioned,
    conversationId: ConversationIdSchema,
    surfaceClientId: SurfaceClientIdSchema,
    cursor: CursorSchema.optional().describe(
      "Events after it, or before it when reading backward. Absent: from that end.",
    ),
    limit: z.int().min(1).max(REPLAY_LIMIT_MAX).optional().describe("Events in the page; 200 when absent."),
    direction: z.literal("backward").optional().describe("Absent: forward."),
    turnLimit: z.int().min(1).max(WINDOW_TURNS_MAX).optional().describe("Turns in a backward window; 20 when absent."),
    liveSequence: count().optional().describe("The highest live draft already drawn; 0 when absent."),
    waitMs: z.int().min(0).max(TAIL_WAIT_MS_MAX).optional().describe("How long `tail` may wait; `replay` ignores it."),
  })
  .describe("Which part of a conversation to read.");

export const LiveDraftSchema = z
  .strictObject({ sequence: z.int().min(1), role: z.literal("captain"), text: rawText(TEXT_MAX) })
  .describe("The whole text of an answer so far. It is not kept.");

export const ReplayPageSchema = z
  .strictObject({
    ...versioned,
    status: z.literal("page"),
    conversationId: ConversationIdSchema,
    surfaceClientId: SurfaceClientIdSchema,
    events: z.array(StreamEventSchema).max(REPLAY_LIMIT_MAX),
    retainedFromCursor: CursorSchema,
    nextCursor: CursorSchema,
    previousCursor: CursorSchema.optional().describe("On backward pages only."),
    hasOlder: z.boolean().optional().describe("On backward pages only."),
    safeCursor: CursorSchema,
    hasMore: z.boolean(),
    live: LiveDraftSchema.optional(),
  })
  .describe("Events in their order. Read on from `nextCursor`, also after a backward page.");

export const ReplayRecoverySchema = z
  .strictObject({
    ...versioned,
    status: z.literal("recover"),
    conversationId: ConversationIdSchema,
    code: z.enum(["cursor_invalid", "cursor_expired", "cursor_reset", "run_conflict", "unknown_conversation"]),
    recoverable: z.boolean(),
    resetCursor: CursorSchema,
    message: trimmedText(SUMMARY_MAX).describe("Prose. Branch on `code`."),
  })
  .describe("The cursor cannot be read from. Start again at `resetCursor`.");

export const ReplayResultSchema = z
  .discriminatedUnion("status", [ReplayPageSchema, ReplayRecoverySchema])
  .describe("A page of events, or where to start again.");

export const ReplayRequestSchema = z
  .strictObject({ ...envelope("replay"), replay: ReplayQuerySchema })
  .describe("Reads a part of a conversation and answers at once.");

export const ReplayResponseSchema = z.strictObject({ ...envelope("replay"), result: ReplayResultSchema });

export const TailRequestSchema = z
  .strictObject({ ...envelope("tail"), tail: ReplayQuerySchema })
  .describe("Reads on and waits up to `waitMs` for an event, more of the draft, or a recovery.");

export const TailResponseSchema = z.strictObject({ ...envelope("tail"), result: ReplayResultSchema });
