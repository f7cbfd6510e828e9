import { z } from "zod";
import { versioned } from "./envelope.ts";
import { ConversationIdSchema, CursorSchema, RevisionSchema, TimestampSchema } from "./scalars.ts";

/** The keys that every event of a conversation starts with. */
export function eventOf<const Type extends string>(type: Type) {
  return {
    type: z.literal(type),
    ...versioned,
    conversationId: ConversationIdSchema,
    cursor: CursorSchema,
    revision: RevisionSchema,
    occurredAt: TimestampSchema,
  };
}
