/** Prints how fast text appends are applied, and what they leave in memory. Run with --expose-gc, as `pnpm bench remote` does. */
import { createHash } from "node:crypto";
import { agentProjectionSchema, applyAgentEvents } from "../schemas/remote/agent.ts";
import type { AgentEventBatch, AgentProjection } from "../schemas/remote/agent.ts";

const EVENTS = 100_000;
const BATCH = 100;
const RUNS = 5;
const EVENTS_PER_SECOND = 100_000;
/** What later runs may add to the heap of the first. */
const GROWTH_MEGABYTES = 1;
const DELTA = "word ";
const integrity = { sha256: (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex") };
const collect = (globalThis as { gc?: () => void }).gc;
if (collect === undefined) throw new Error("run it as `pnpm bench remote`, or with --expose-gc");

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
const memory = [usedMegabytes()];
for (let run = 0; run < RUNS; run += 1) {
  const began = process.cpuUsage();
  const { cursor } = applyAll();
  const { user, system } = process.cpuUsage(began);
  rates.push(EVENTS / ((user + system) / 1e6));
  if (cursor.seq !== String(EVENTS)) throw new Error(`ended at ${cursor.seq}`);
  memory.push(usedMegabytes());
}
const median = rates.toSorted((left, right) => left - right)[Math.floor(RUNS / 2)] ?? 0;
const isFast = median >= EVENTS_PER_SECOND;
const grown = (memory.at(-1) ?? 0) - (memory[1] ?? 0);
const isFlat = grown <= GROWTH_MEGABYTES;
console.log(`${EVENTS} appends in batches of ${BATCH}, median of ${RUNS} runs, processor time`);
console.log(`  ${Math.round(median)} events/s, ${isFast ? "at least" : "UNDER"} ${EVENTS_PER_SECOND}`);
const megabytes = memory.map((each) => each.toFixed(1)).join(" ");
console.log(`  heap before, and after each run, ${megabytes} MB: ${isFlat ? "flat" : "GROWING"}`);
process.exitCode = isFast && isFlat ? 0 : 1;
