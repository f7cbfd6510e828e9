import { canonicalLength } from "../shared/canonical-length.ts";
import { isGreater, successorOf } from "../shared/decimal.ts";
import type { IntegrityPrimitives } from "../shared/integrity.ts";
import { agentEventBatchSchema } from "./events.ts";
import type { AgentEventBatch } from "./events.ts";
import type { MaterializedContent } from "./materialise.ts";
import type { AgentProjection } from "./projection.ts";
import { applyEvent } from "./reducer/apply-event.ts";
import { ProjectionDraft } from "./reducer/draft.ts";
import type { EventRefusal } from "./reducer/refusal.ts";
import type { AgentCursor } from "./session.ts";

const BATCH_BYTES_MAX = 16_384;

export type ApplyAgentEventsResult =
  | { readonly ok: true; readonly projection: AgentProjection; readonly cursor: AgentCursor }
  | { readonly ok: false; readonly reason: EventRefusal };

/**
 * The projection after a batch of events. Events up to its cursor are skipped, so that a batch may come twice. The
 * whole batch counts or nothing of it: neither the projection nor the batch is changed, and a refusal gives no part of
 * a result. The projection is trusted; judge a stored one with its schema first.
 */
export function applyAgentEvents(
  projection: AgentProjection,
  batch: AgentEventBatch,
  content: MaterializedContent,
  integrity: IntegrityPrimitives,
): ApplyAgentEventsResult {
  const read = readBatch(batch);
  if (read === undefined) return { ok: false, reason: "content" };
  const { sessionId, streamEpoch } = projection.cursor;
  if (read.sessionId !== sessionId || read.streamEpoch !== streamEpoch) return { ok: false, reason: "epoch" };
  const draft = new ProjectionDraft(projection);
  let { seq } = projection.cursor;
  let previous: string | undefined;
  for (const event of read.events) {
    if (previous !== undefined && event.seq !== successorOf(previous)) return { ok: false, reason: "gap" };
    previous = event.seq;
    if (!isGreater(event.seq, seq)) continue;
    if (event.seq !== successorOf(seq)) return { ok: false, reason: "gap" };
    const refusal = applyEvent(draft, event, sessionId, { content, integrity });
    if (refusal !== undefined) return { ok: false, reason: refusal };
    seq = event.seq;
  }
  const cursor = { ...projection.cursor, seq };
  return { ok: true, projection: draft.finish(cursor), cursor };
}

/** The batch by its schema and within its size, which is that of the value received. Undefined for all else. */
function readBatch(batch: AgentEventBatch): AgentEventBatch | undefined {
  try {
    const read = agentEventBatchSchema.safeParse(batch);
    return read.success && canonicalLength(batch) <= BATCH_BYTES_MAX ? read.data : undefined;
  } catch {
    // Not JSON, or nested deeper than the stack.
    return undefined;
  }
}
