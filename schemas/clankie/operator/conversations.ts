/** The conversation record, and the operations that list and create conversations. */
import { z } from "zod";
import { CODE_MAX, LIST_MAX, SUMMARY_MAX, TEXT_MAX, TITLE_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { ConversationIdSchema, RefSchema, RevisionSchema, TimestampSchema } from "./scalars.ts";
import { ConversationScopeSchema } from "./scopes.ts";
import { count, rawText, trimmedText } from "./text.ts";
import { AssignmentSchema, GoalSchema } from "./work.ts";

export const ContextUsageSchema = z
  .strictObject({ tokens: count().nullable(), contextWindow: z.int().min(1) })
  .describe("How much of the model's context is in use, in tokens; null when that is not known.");

export const RoomHandoffSchema = z
  .strictObject({
    roomConversationId: ConversationIdSchema,
    deliveryId: RefSchema,
    actorId: RefSchema,
    actorName: trimmedText(TITLE_MAX).optional(),
    source: z.enum(["voice", "text"]),
    request: trimmedText(TEXT_MAX),
    doing: rawText(SUMMARY_MAX).optional(),
    state: z.enum(["pending", "running", "waiting_user", "completed", "failed"]),
    host: z.enum(["pi", "claude", "codex", "opencode"]),
    nativeChildSessionId: RefSchema.optional(),
    result: rawText(TEXT_MAX).optional(),
  })
  .describe("Work that somebody in a room asked for and that goes on in a conversation of its own.");

export const ConversationDriverSchema = z
  .strictObject({ harness: trimmedText(CODE_MAX).optional() })
  .describe("An outside harness takes the turns of this conversation.");

export const ConversationSchema = z
  .strictObject({
    ...versioned,
    conversationId: ConversationIdSchema,
    scope: ConversationScopeSchema,
    title: trimmedText(TITLE_MAX),
    isDefault: z.boolean().describe("True for exactly one conversation, a global one."),
    createdAt: TimestampSchema,
    updatedAt: TimestampSchema,
    sessionState: z.enum(["unbound", "active", "waiting", "completed", "failed"]),
    revision: RevisionSchema,
    contextUsage: ContextUsageSchema.optional(),
    goal: GoalSchema.optional(),
    assignment: AssignmentSchema.optional(),
    parentConversationId: ConversationIdSchema.optional().describe("Present on a fork."),
    roomHandoff: RoomHandoffSchema.optional(),
    designatedHeadConversationId: ConversationIdSchema.optional(),
    driver: ConversationDriverSchema.optional(),
  })
  .describe("One thread between the owner and the host's characters.");

export const ListConversationsRequestSchema = z
  .strictObject({
    ...envelope("list"),
    scope: ConversationScopeSchema.optional().describe("Only conversations of exactly this scope."),
    includeWork: z.boolean().optional().describe("Adds `goal` and `assignment` to the records."),
  })
  .describe("Asks for the conversations, the newest `updatedAt` first.");

export const ListConversationsResponseSchema = z.strictObject({
  ...envelope("list"),
  conversations: z.array(ConversationSchema).max(LIST_MAX),
});

export const CreateConversationRequestSchema = z
  .strictObject({ ...envelope("create"), scope: ConversationScopeSchema, title: trimmedText(TITLE_MAX) })
  .describe("Asks for a new conversation. It starts at revision 0 with no session bound.");

export const CreateConversationResponseSchema = z.strictObject({
  ...envelope("create"),
  conversation: ConversationSchema,
});
