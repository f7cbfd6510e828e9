import { applyAgentEvents } from "../agent/apply-events.ts";
import type { AgentEventBatch } from "../agent/events.ts";
import type { AgentProjection } from "../agent/projection.ts";
import type { EventRefusal } from "../agent/reducer/refusal.ts";
import { integrity } from "./sha256.ts";

/** The projection after a batch, or why it is refused, as examples state it. */
export function outcomeOf(
  projection: AgentProjection,
  events: AgentEventBatch,
  content: Readonly<Record<string, Uint8Array>> = {},
): AgentProjection | EventRefusal {
  const result = applyAgentEvents(projection, events, content, integrity);
  return result.ok ? result.projection : result.reason;
}
