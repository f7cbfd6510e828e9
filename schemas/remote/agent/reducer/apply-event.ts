import { isGreater } from "../../shared/decimal.ts";
import type { AgentEvent } from "../events.ts";
import type { ContentSource } from "../materialise.ts";
import type { ProjectionDraft } from "./draft.ts";
import { createMessage, removeMessage, updateMessage } from "./message-events.ts";
import { appendToPart, completePart, createPart, removePart, replacePart } from "./part-events.ts";
import type { EventRefusal } from "./refusal.ts";

/** Applies one event whose turn it is. After a refusal the draft is worth nothing. */
export function applyEvent(
  draft: ProjectionDraft,
  event: AgentEvent,
  sessionId: string,
  source: ContentSource,
): EventRefusal | undefined {
  switch (event.kind) {
    case "session.updated":
      if (event.payload.sessionId !== sessionId) return "epoch";
      draft.session = event.payload;
      return undefined;
    case "execution.updated":
      draft.executions.set(event.payload.executionId, event.payload);
      return undefined;
    case "message.created":
      return createMessage(draft, event.payload);
    case "message.updated":
      return updateMessage(draft, event.payload);
    case "message.removed":
      return removeMessage(draft, event.payload);
    case "part.created":
      return createPart(draft, event.payload, source);
    case "part.append":
      return appendToPart(draft, event.payload, source);
    case "part.replaced":
      return replacePart(draft, event.payload, source);
    case "part.completed":
      return completePart(draft, event.payload, source);
    case "part.removed":
      return removePart(draft, event.payload);
    case "interaction.updated":
      return updateInteraction(draft, event.payload);
    case "history.committed":
      return commitHistory(draft, event.payload.historyRevision);
  }
}

type Interaction = Extract<AgentEvent, { kind: "interaction.updated" }>["payload"];

function updateInteraction(draft: ProjectionDraft, interaction: Interaction): EventRefusal | undefined {
  const current = draft.interactions.get(interaction.interactionId);
  if (current !== undefined && !isGreater(interaction.revision, current.revision)) return "revision";
  draft.interactions.set(interaction.interactionId, interaction);
  return undefined;
}

function commitHistory(draft: ProjectionDraft, historyRevision: string): EventRefusal | undefined {
  if (!isGreater(historyRevision, draft.session.historyRevision)) return "revision";
  draft.session = { ...draft.session, historyRevision };
  return undefined;
}
