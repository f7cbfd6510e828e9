/** Prints how fast text appends are applied, and what they leave in memory. Run with --expose-gc for the memory. */
import { createHash } from "node:crypto";
import { agentProjectionSchema, applyAgentEvents } from "../schemas/remote/agent.ts";
import type { AgentEventBatch, AgentProjection } from "../schemas/remote/agent.ts";

const EVENTS = 100_000;
const BATCH = 100;
const RUNS = 5;
const EVENTS_PER_SECOND = 100_000;
const DELTA = "word ";
const integrity = { sha256: (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex") };
const collect = (globalThis as { gc?: () => void }).gc;

const start: AgentProjection = agentProjectionSchema.parse({
  cursor: { sessionId: "s", streamEpoch: "e", seq: "0" },
  session: {
    sessionId: "s",
    agentId: "a",
    workspaceId: "w",
    title: "",
    updatedAt: "2030-01-01T00:00:00Z",
    historyRevision: "0",
  },
  executions: {},
  messages: { m: { messageId: "m", revision: "0", role: "assistant", partIds: ["p"], status: "pending" } },
  parts: { p: { kind: "text", partId: "p", revision: "0", content: { text: "" }, state: "streaming" } },
  interactions: {},
  tombstones: [],
});

/** The batch that starts after `seq` appends. */
function batchAfter(seq: number): AgentEventBatch {
  const events: AgentEventBatch["events"] = Array.from({ length: BATCH }, (_, index) => ({
    seq: String(seq + index + 1),
    kind: "part.append",
    payload: {
      messageId: "m",
      partId: "p",
      baseRevision: String(seq + index),
      revision: String(seq + index + 1),
      offsetUtf8: String((seq + index) * DELTA.length),
      text: DELTA,
    },
  }));
  return { subscriptionId: "sub", sessionId: "s", streamEpoch: "e", events };
}

const batches = Array.from({ length: EVENTS / BATCH }, (_, index) => batchAfter(index * BATCH));

function applyAll(): AgentProjection {
  let projection = start;
  for (const batch of batches) {
    const result = applyAgentEvents(projection, batch, {}, integrity);
    if (!result.ok) throw new Error(`refused as ${result.reason}`);
    projection = result.projection;
  }
  return projection;
}

function usedMegabytes(): number {
  collect?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const rates: number[] = [];
const memory: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const began = performance.now();
  const { cursor } = applyAll();
  rates.push(EVENTS / ((performance.now() - began) / 1000));
  if (cursor.seq !== String(EVENTS)) throw new Error(`ended at ${cursor.seq}`);
  memory.push(usedMegabytes());
}
const median = rates.toSorted((left, right) => left - right)[Math.floor(RUNS / 2)] ?? 0;
const verdict = median >= EVENTS_PER_SECOND ? "at least" : "UNDER";
console.log(`${EVENTS} appends in batches of ${BATCH}, median of ${RUNS} runs`);
console.log(`  ${Math.round(median)} events/s, ${verdict} ${EVENTS_PER_SECOND}`);
const megabytes = memory.map((each) => each.toFixed(1)).join(" ");
console.log(`  heap after each run ${collect === undefined ? "(without --expose-gc) " : ""}${megabytes} MB`);
