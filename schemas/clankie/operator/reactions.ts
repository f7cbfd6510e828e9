import type { z } from "zod";
import type { ReactionEventSchema } from "./message-events.ts";

type ReactionEvent = z.infer<typeof ReactionEventSchema>;

/** A reaction that stands. */
export type Reaction = Pick<ReactionEvent, "entryRef" | "emoji" | "reactor">;

/** The reactions that stand after `events`, in the order in which they came: a removal takes its own one away. */
export function currentReactions(events: readonly ReactionEvent[]): readonly Reaction[] {
  const standing = new Map<string, Reaction>();
  for (const { entryRef, emoji, reactor, removed } of events) {
    const key = JSON.stringify([entryRef, emoji, reactor.kind === "seat" ? reactor.seatId : null]);
    if (removed) standing.delete(key);
    else if (!standing.has(key)) standing.set(key, { entryRef, emoji, reactor });
  }
  return [...standing.values()];
}
