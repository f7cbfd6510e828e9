import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyAgentEvents, installAgentCheckpoint, recoveryStep } from "./agent.ts";
import { assembleConfigurationExport } from "./configuration.ts";
import { classifyFailureReason } from "./failure.ts";
import { acceptEndpointSnapshot, toRemoteFailure } from "./index.ts";
import { checkpointOf, messageItem, partItem, sessionItem } from "./testing/checkpoints.ts";
import { append, batch, createMessage, createPart } from "./testing/events.ts";
import { S2 } from "./testing/reducer-examples.ts";
import { integrity, sha256 } from "./testing/sha256.ts";

const parameters = { seed: 20_261_130, numRuns: 500 };
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** `value` with one member somewhere in it replaced by anything. */
function spoiled<Value>(value: Value): fc.Arbitrary<Value> {
  const places = placesIn(value, []);
  return fc.tuple(fc.constantFrom(...places), anything).map(([place, other]) => replaced(value, place, other) as Value);
}

type Place = readonly string[];

function placesIn(value: unknown, place: Place): Place[] {
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [place, ...members.flatMap(([key, member]) => placesIn(member, [...place, key]))];
}

function replaced(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, other);
  return copy;
}

const events = batch(createMessage, createPart, append(3, 0, 1, 3, "🚀"));
const { descriptor, pages } = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);

describe("P102 whatever comes in, there is an outcome and no throw", () => {
  it("of a batch", () => {
    fc.assert(
      fc.property(fc.oneof(anything, spoiled(events)), (value) => {
        const result = applyAgentEvents(S2, value as typeof events, {}, integrity);
        expect([undefined, "gap", "epoch", "revision", "content"]).toContain(result.ok ? undefined : result.reason);
      }),
      parameters,
    );
  });

  it("of a checkpoint", () => {
    fc.assert(
      fc.property(
        fc.oneof(anything, spoiled(descriptor)),
        fc.oneof(fc.array(anything), spoiled(pages)),
        (first, second) => {
          fc.pre(Array.isArray(second));
          for (const [stated, given] of [
            [first, pages],
            [descriptor, second],
            [first, second],
          ] as const) {
            const result = installAgentCheckpoint(stated as typeof descriptor, given as typeof pages, {}, integrity);
            expect([undefined, "incomplete", "digest", "invalid"]).toContain(result.ok ? undefined : result.reason);
          }
        },
      ),
      parameters,
    );
  });

  it("of a stored projection, an endpoint snapshot, an error, an export and a cause", () => {
    const prepared = { exportId: "e1", byteLength: "0", sha256: sha256("") };
    fc.assert(
      fc.property(
        fc.oneof(anything, spoiled(S2)),
        fc.array(anything),
        fc.string({ unit: "binary" }),
        (value, list, text) => {
          const detached = { phase: "detached", pages: [], retried: false } as const;
          expect(recoveryStep(detached, { type: "start", projection: value }).actions[0]?.type).toBe("subscribe");
          expect(acceptEndpointSnapshot("desk", value).ok).toBe(false);
          expect(toRemoteFailure(value as never)).toBeUndefined();
          expect(toRemoteFailure({ code: 1000, message: text, data: value })).toBeUndefined();
          expect(assembleConfigurationExport(prepared, list as never, integrity).ok).toBe(false);
          expect(classifyFailureReason(text)).toBe("unknown");
        },
      ),
      parameters,
    );
  });
});
