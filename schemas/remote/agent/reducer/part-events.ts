import type { AgentEvent } from "../events.ts";
import { isAppendable, materialise, textOf } from "../materialise.ts";
import type { AppendablePart, ContentSource } from "../materialise.ts";
import type { AgentPart } from "../part.ts";
import { noteAppended, textByteLength } from "../text-length.ts";
import type { ProjectionDraft } from "./draft.ts";
import { follows } from "./message-events.ts";
import type { EventRefusal } from "./refusal.ts";

const encoder = new TextEncoder();

type Payload<Kind extends AgentEvent["kind"]> = Extract<AgentEvent, { kind: Kind }>["payload"];

export function createPart(
  draft: ProjectionDraft,
  payload: Payload<"part.created">,
  source: ContentSource,
): EventRefusal | undefined {
  const { messageId, afterPartId, messageBaseRevision, messageRevision, part } = payload;
  const message = draft.messages.get(messageId);
  if (message === undefined || !follows(message.revision, messageBaseRevision, messageRevision)) return "revision";
  if (draft.parts.get(part.partId) !== undefined || draft.isTombstoned(part.partId)) return "revision";
  const at = afterPartId === null ? 0 : message.partIds.indexOf(afterPartId) + 1;
  if (afterPartId !== null && at === 0) return "revision";
  const stored = materialise(part, source);
  if (stored === undefined) return "content";
  const partIds = message.partIds.toSpliced(at, 0, part.partId);
  draft.messages.set(messageId, { ...message, partIds, revision: messageRevision });
  draft.parts.set(part.partId, stored);
  return undefined;
}

export function appendToPart(
  draft: ProjectionDraft,
  payload: Payload<"part.append">,
  source: ContentSource,
): EventRefusal | undefined {
  const { partId, offsetUtf8, text: delta, revision } = payload;
  const current = partToStep(draft, payload);
  if (current === undefined) return "revision";
  const streaming = streamingText(current, source);
  if (streaming === undefined) return "content";
  const before = textByteLength(current, streaming.text);
  if (offsetUtf8 !== String(before)) return "content";
  const text = streaming.text + delta;
  const part: AgentPart = { ...streaming.part, content: { text }, revision };
  noteAppended(part, text, before, delta);
  draft.parts.set(partId, part);
  return undefined;
}

export function replacePart(
  draft: ProjectionDraft,
  { messageId, baseRevision, part }: Payload<"part.replaced">,
  source: ContentSource,
): EventRefusal | undefined {
  const { partId, revision } = part;
  if (partToStep(draft, { messageId, partId, baseRevision, revision }) === undefined) return "revision";
  const stored = materialise(part, source);
  if (stored === undefined) return "content";
  draft.parts.set(partId, stored);
  return undefined;
}

export function completePart(
  draft: ProjectionDraft,
  payload: Payload<"part.completed">,
  source: ContentSource,
): EventRefusal | undefined {
  const { partId, revision, byteLength, sha256 } = payload;
  const current = partToStep(draft, payload);
  if (current === undefined) return "revision";
  const streaming = streamingText(current, source);
  if (streaming === undefined) return "content";
  // The whole text is encoded again: what was appended is judged here, not what was counted.
  const bytes = encoder.encode(streaming.text);
  if (String(bytes.length) !== byteLength || source.integrity.sha256(bytes) !== sha256) return "content";
  draft.parts.set(partId, { ...streaming.part, content: { text: streaming.text }, state: "completed", revision });
  return undefined;
}

export function removePart(draft: ProjectionDraft, payload: Payload<"part.removed">): EventRefusal | undefined {
  const { messageId, partId, messageBaseRevision, messageRevision } = payload;
  const message = draft.messages.get(messageId);
  if (message === undefined || partToStep(draft, payload) === undefined) return "revision";
  if (!follows(message.revision, messageBaseRevision, messageRevision)) return "revision";
  const partIds = message.partIds.filter((id) => id !== partId);
  draft.messages.set(messageId, { ...message, partIds, revision: messageRevision });
  draft.parts.delete(partId);
  draft.bury(partId);
  return undefined;
}

interface PartStep {
  readonly messageId: string;
  readonly partId: string;
  readonly baseRevision: string;
  readonly revision: string;
}

/** The part that the message lists and that the step goes on from. */
function partToStep(
  draft: ProjectionDraft,
  { messageId, partId, baseRevision, revision }: PartStep,
): AgentPart | undefined {
  const message = draft.messages.get(messageId);
  const part = draft.parts.get(partId);
  if (message === undefined || part === undefined || !message.partIds.includes(partId)) return undefined;
  return follows(part.revision, baseRevision, revision) ? part : undefined;
}

function streamingText(
  part: AgentPart,
  source: ContentSource,
): { readonly part: AppendablePart; readonly text: string } | undefined {
  if (!isAppendable(part) || part.state !== "streaming") return undefined;
  const text = textOf(part.content, source);
  return text === undefined ? undefined : { part, text };
}
