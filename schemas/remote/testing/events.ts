/** Shorthand for events and batches of the session `ses-1` in epoch `ep-A`. */
import type { AgentEvent, AgentEventBatch } from "../agent/events.ts";
import { message, textPart } from "./samples.ts";

export type Payload<Kind extends AgentEvent["kind"]> = Extract<AgentEvent, { kind: Kind }>["payload"];

export function batch(...events: readonly AgentEvent[]): AgentEventBatch {
  return { subscriptionId: "sub-1", sessionId: "ses-1", streamEpoch: "ep-A", events: [...events] };
}

export function event<Kind extends AgentEvent["kind"]>(seq: number, kind: Kind, payload: Payload<Kind>): AgentEvent {
  return { seq: String(seq), kind, payload } as AgentEvent;
}

const onPart = { messageId: "m1", partId: "p1" };

export function append(seq: number, base: number, revision: number, offset: number, text: string): AgentEvent {
  return event(seq, "part.append", {
    ...onPart,
    baseRevision: String(base),
    revision: String(revision),
    offsetUtf8: String(offset),
    text,
  });
}

export function complete(seq: number, base: number, revision: number, length: number, sha256: string): AgentEvent {
  return event(seq, "part.completed", {
    ...onPart,
    baseRevision: String(base),
    revision: String(revision),
    byteLength: String(length),
    sha256,
  });
}

export function commit(seq: number, historyRevision: number): AgentEvent {
  return event(seq, "history.committed", { historyRevision: String(historyRevision), messages: [] });
}

/** Creates the message m1, in an empty session. */
export const createMessage = event(1, "message.created", message);

/** Creates its part p1 with the text `né`. */
export const createPart = event(2, "part.created", {
  messageId: "m1",
  afterPartId: null,
  messageBaseRevision: "0",
  messageRevision: "1",
  part: textPart,
});
