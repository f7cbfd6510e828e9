import { isGreater } from "../../shared/decimal.ts";
import type { AgentEvent } from "../events.ts";
import type { ProjectionDraft } from "./draft.ts";
import type { EventRefusal } from "./refusal.ts";

type Payload<Kind extends AgentEvent["kind"]> = Extract<AgentEvent, { kind: Kind }>["payload"];

/** The step from a revision to the next one: from exactly the current one to any greater one. */
export function follows(current: string, base: string, next: string): boolean {
  return current === base && isGreater(next, base);
}

export function createMessage(draft: ProjectionDraft, message: Payload<"message.created">): EventRefusal | undefined {
  const { messageId, partIds } = message;
  if (draft.messages.get(messageId) !== undefined || draft.isTombstoned(messageId)) return "revision";
  if (partIds.length > 0) return "revision";
  draft.messages.set(messageId, message);
  return undefined;
}

export function updateMessage(
  draft: ProjectionDraft,
  { baseRevision, message }: Payload<"message.updated">,
): EventRefusal | undefined {
  const current = draft.messages.get(message.messageId);
  if (current === undefined || !follows(current.revision, baseRevision, message.revision)) return "revision";
  if (!areEqual(current.partIds, message.partIds)) return "revision";
  draft.messages.set(message.messageId, message);
  return undefined;
}

export function removeMessage(
  draft: ProjectionDraft,
  { messageId, baseRevision, revision }: Payload<"message.removed">,
): EventRefusal | undefined {
  const current = draft.messages.get(messageId);
  if (current === undefined || !follows(current.revision, baseRevision, revision)) return "revision";
  for (const partId of current.partIds) {
    draft.parts.delete(partId);
    draft.bury(partId);
  }
  draft.messages.delete(messageId);
  draft.bury(messageId);
  return undefined;
}

function areEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
