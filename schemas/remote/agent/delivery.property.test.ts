import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkpointOf } from "../testing/checkpoints.ts";
import { batch } from "../testing/events.ts";
import { historyFrom } from "../testing/histories.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { empty } from "../testing/samples.ts";
import { integrity } from "../testing/sha256.ts";
import type { AgentCheckpointItem } from "./checkpoint.ts";
import type { AgentEvent } from "./events.ts";
import { installAgentCheckpoint } from "./install-checkpoint.ts";
import type { AgentProjection } from "./projection.ts";
import { agentProjectionSchema } from "./projection.ts";

const seed = 20_261_130;
const history = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 60 }).map(historyFrom);

/** How one delivery goes: how many new events, how many old ones before them, and what happens to the client after. */
const delivery = fc.record({
  fresh: fc.integer({ min: 1, max: 12 }),
  again: fc.integer({ min: 0, max: 12 }),
  after: fc.constantFrom("nothing", "sent twice", "restored", "checkpoint"),
});
const deliveries = fc.array(delivery, { minLength: 1, maxLength: 20 });

function applied(projection: AgentProjection, events: readonly AgentEvent[]): AgentProjection {
  const outcome = outcomeOf(projection, batch(...events));
  if (typeof outcome === "string") throw new Error(`refused as ${outcome}: ${JSON.stringify(events)}`);
  return outcome;
}

function wholeHistory(events: readonly AgentEvent[]): AgentProjection {
  return events.reduce((projection, each) => applied(projection, [each]), empty);
}

/** The projection after a checkpoint of it, a few items a page. */
function throughCheckpoint(projection: AgentProjection): AgentProjection {
  const owners = new Map(
    Object.values(projection.messages).flatMap(({ messageId, partIds }) =>
      partIds.map((id) => [id, messageId] as const),
    ),
  );
  const items: AgentCheckpointItem[] = [
    { kind: "session", value: projection.session },
    ...Object.values(projection.executions).map((value) => ({ kind: "execution" as const, value })),
    ...Object.values(projection.messages).map((value) => ({ kind: "message" as const, value })),
    ...Object.values(projection.interactions).map((value) => ({ kind: "interaction" as const, value })),
    ...Object.values(projection.parts).map((value) => ({
      kind: "part" as const,
      messageId: owners.get(value.partId) ?? "",
      value,
    })),
  ];
  const pages = Array.from({ length: Math.ceil(items.length / 4) }, (_, at) => items.slice(at * 4, at * 4 + 4));
  const made = checkpointOf("ck", ...pages);
  const descriptor = {
    ...made.descriptor,
    cursor: projection.cursor,
    historyRevision: projection.session.historyRevision,
  };
  const result = installAgentCheckpoint(descriptor, made.pages, {}, integrity);
  if (!result.ok) throw new Error(`refused as ${result.reason}`);
  return result.projection;
}

/** The projection as plain objects, without the tombstones, which no checkpoint carries. */
function stateOf(projection: AgentProjection): object {
  return { ...structuredClone(projection), tombstones: [] };
}

describe("however a history is delivered", () => {
  it("P46 P108 any split, repetition, restoration and checkpoint ends in the projection of the whole", () => {
    fc.assert(
      fc.property(history, deliveries, (events, plan) => {
        const whole = wholeHistory(events);
        let projection = empty;
        for (let turn = 0; Number(projection.cursor.seq) < events.length; turn += 1) {
          const { fresh, again, after } = plan[turn % plan.length] ?? { fresh: 1, again: 0, after: "nothing" };
          const at = Number(projection.cursor.seq);
          const delivered = events.slice(Math.max(0, at - again), at + fresh);
          projection = applied(projection, delivered);
          if (after === "sent twice") {
            const before = stateOf(projection);
            projection = applied(projection, delivered);
            expect(stateOf(projection)).toEqual(before);
          } else if (after === "restored") {
            projection = agentProjectionSchema.parse(JSON.parse(JSON.stringify(projection)));
          } else if (after === "checkpoint") projection = throughCheckpoint(projection);
        }
        expect(stateOf(projection)).toEqual(stateOf(whole));
        if (!plan.some(({ after }) => after === "checkpoint")) {
          expect(projection.tombstones).toEqual(whole.tombstones);
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it("P47 any event left out is a gap, and what was delivered before it stays", () => {
    fc.assert(
      fc.property(history, fc.nat(), (events, choice) => {
        fc.pre(events.length > 2);
        const missing = 1 + (choice % (events.length - 2));
        const before = wholeHistory(events.slice(0, missing));
        expect(outcomeOf(before, batch(...events.slice(missing + 1, missing + 3)))).toBe("gap");
        const around = [...events.slice(missing - 1, missing), ...events.slice(missing + 1, missing + 2)];
        expect(outcomeOf(before, batch(...around))).toBe("gap");
      }),
      { seed, numRuns: 200 },
    );
  });

  it("P45 a batch that fails anywhere leaves no trace", () => {
    fc.assert(
      fc.property(history, fc.nat(), (events, choice) => {
        const at = choice % events.length;
        const before = wholeHistory(events.slice(0, at));
        const kept = structuredClone(before);
        const chunk = events.slice(at, at + 5);
        const wrong = {
          ...chunk.at(-1),
          kind: "message.removed",
          payload: { messageId: "none", baseRevision: "0", revision: "1" },
        };
        expect(outcomeOf(before, batch(...chunk.slice(0, -1), wrong as AgentEvent))).toBe("revision");
        expect(structuredClone(before)).toEqual(kept);
        expect(stateOf(applied(before, chunk))).toEqual(stateOf(wholeHistory(events.slice(0, at + 5))));
      }),
      { seed, numRuns: 200 },
    );
  });
});
