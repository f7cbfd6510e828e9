import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  agentMethods,
  applyAgentEvents,
  checkQuestionAnswers,
  encodeAgentCheckpointPage,
  encodeAgentCommand,
  installAgentCheckpoint,
  recoveryStep,
  textByteLength,
} from "./agent.ts";
import type { AgentMutation } from "./agent.ts";
import { assembleConfigurationExport } from "./configuration.ts";
import { classifyFailureReason } from "./failure.ts";
import {
  acceptEndpointSnapshot,
  answerEndpoints,
  directEndpointUrl,
  negotiateProtocol,
  parseDirectEndpoint,
  supportsCapability,
  toRemoteFailure,
} from "./index.ts";
import { commandExamples } from "./testing/command-examples.ts";
import { checkpointOf, messageItem, partItem, sessionItem } from "./testing/checkpoints.ts";
import { append, batch, createMessage, createPart } from "./testing/events.ts";
import { rows, states } from "./testing/recovery-rows.ts";
import { S2 } from "./testing/reducer-examples.ts";
import { textPart } from "./testing/samples.ts";
import { integrity, sha256 } from "./testing/sha256.ts";

const parameters = { seed: 20_261_130, numRuns: 500 };
const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;
const nested = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`) as unknown;
// What programs trip over most, more often than chance would bring it.
const anything = fc.oneof(fc.constantFrom<unknown>(undefined, null, {}, [], "", cycle, nested, { then: 1 }), {
  weight: 3,
  arbitrary: fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
});

/** `value` with one member somewhere in it replaced by anything. */
function spoiled<Value>(value: Value): fc.Arbitrary<Value> {
  const places = placesIn(value, []);
  // Most places are deep; the few near the top count as much.
  const place = fc.oneof(fc.constantFrom(...places.filter(({ length }) => length < 2)), fc.constantFrom(...places));
  return fc.tuple(place, anything).map(([at, other]) => replaced(value, at, other) as Value);
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
        fc.oneof(anything, fc.array(anything), spoiled(pages)),
        (first, second) => {
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

  it("of a signal of recovery, in any phase", () => {
    // One row for each type of signal, so that those with much in them come often, and in the phase they are for.
    const byType = new Map(rows.map((row) => [row[2].type, row] as const));
    const anyStep = fc.oneof(
      fc.tuple(fc.constantFrom(...states), fc.record({ type: fc.string() })),
      fc.constantFrom(...byType.values()).chain(([, state, signal]) =>
        fc.tuple(
          fc.constant(state),
          spoiled(signal).filter((each) => isObject(each)),
        ),
      ),
    );
    fc.assert(
      fc.property(anyStep, ([state, signal]) => {
        const step = recoveryStep(state, signal as never);
        expect(states.map(({ phase }) => phase)).toContain(step.state.phase);
        expect(Array.isArray(step.actions)).toBe(true);
      }),
      { ...parameters, numRuns: 2_000 },
    );
  });

  it("of answers, a capability and the grant of endpoints", async () => {
    const questions = { questions: [{ question: "a", options: [] }] };
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), anything), fc.array(anything), async (record, list) => {
        expect(typeof checkQuestionAnswers(questions as never, record as never).ok).toBe("boolean");
        expect(typeof supportsCapability(record as never, "agentFailureVersion")).toBe("boolean");
        expect(textByteLength({ ...textPart }, String(Object.keys(record)))).toBeGreaterThanOrEqual(0);
        const answer = await answerEndpoints(
          "agent",
          () => "g1",
          () => ({ desktopIdentity: "desk", endpoints: list }),
        );
        expect(answer.ok).toBe(true);
      }),
      parameters,
    );
  });
});

describe("P102 what may throw throws an Error, as its words say", () => {
  function valueOr<Value>(work: () => Value): Value | undefined {
    try {
      return work();
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(TypeError);
      return undefined;
    }
  }

  it("for a command: bytes exactly when its params are valid and have a canonical form", () => {
    let encoded = 0;
    const commands = commandExamples.flatMap(({ method, first, second }) =>
      [first, second].map((params) => ({ method, params })),
    );
    const anyCommand = fc
      .constantFrom(...commands)
      .chain(({ method, params }) =>
        fc.tuple(fc.constant<AgentMutation>(method), fc.oneof(anything, spoiled(params), fc.constant(params))),
      );
    fc.assert(
      fc.property(anyCommand, ([method, params]) => {
        const bytes = valueOr(() => encodeAgentCommand(method, params as never));
        if (bytes === undefined) return;
        encoded += 1;
        expect(agentMethods[method].params.safeParse(params).success).toBe(true);
      }),
      parameters,
    );
    expect(encoded).toBeGreaterThan(30);
  });

  it("for a page and an offer of versions", () => {
    fc.assert(
      fc.property(fc.oneof(anything.filter(isObject), spoiled(pages[0]!).filter(isObject)), anything, (page, offer) => {
        const bytes = valueOr(() => encodeAgentCheckpointPage(page as never));
        if (bytes !== undefined) expect(JSON.parse(new TextDecoder().decode(bytes))).toBeTypeOf("object");
        const chosen = valueOr(() => negotiateProtocol({ protocolVersions: [1] }, offer as never));
        expect([undefined, true, false]).toContain(chosen?.ok);
      }),
      parameters,
    );
  });

  it("for a text that is to be an address", () => {
    let parsed = 0;
    const scheme = fc.constantFrom("ws://", "https://", "wss:", "");
    const text = fc
      .tuple(scheme, fc.oneof(fc.string({ unit: "binary" }), fc.webAuthority(), fc.ipV6()))
      .map((each) => each.join(""));
    fc.assert(
      fc.property(text, (address) => {
        const endpoint = valueOr(() => parseDirectEndpoint(address));
        if (endpoint === undefined) return;
        parsed += 1;
        expect(parseDirectEndpoint(directEndpointUrl(endpoint))).toEqual(endpoint);
      }),
      parameters,
    );
    expect(parsed).toBeGreaterThan(30);
  });
});

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
