import { describe, expect, it } from "vitest";
import { append, batch, commit, complete, createMessage, createPart, event } from "../testing/events.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { D8, reducerExamples, S2, S3, S5, S7 } from "../testing/reducer-examples.ts";
import { empty, execution, interactionSummary, message, session, textPart } from "../testing/samples.ts";
import { integrity, sha256 } from "../testing/sha256.ts";
import { applyAgentEvents } from "./apply-events.ts";
import type { AgentEvent, AgentEventBatch } from "./events.ts";
import type { AgentPart } from "./part.ts";
import type { AgentProjection } from "./projection.ts";

describe("worked examples", () => {
  it("RW1 RW2 RW3 RW4 RW5 RW6 RW7 RW8 RW9 RW10 RW11 RW12 RW13 RW14 RW15 RW16 RW17 RW18 are all there", () => {
    expect(reducerExamples.map(({ name }) => name)).toEqual(Array.from({ length: 18 }, (_, index) => `RW${index + 1}`));
  });

  it.each(reducerExamples)("$name", ({ projection, batch: events, expected }) => {
    const before = structuredClone(projection);
    const outcome = outcomeOf(projection, events);
    expect(typeof outcome === "string" ? outcome : structuredClone(outcome)).toEqual(expected);
    expect(projection).toEqual(before);
  });

  it("gives the cursor beside the projection", () => {
    const result = applyAgentEvents(S2, batch(append(3, 0, 1, 3, "🚀")), {}, integrity);
    expect(result).toMatchObject({ ok: true, cursor: { seq: "3" } });
    if (result.ok) expect(result.cursor).toEqual(result.projection.cursor);
  });
});

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}

describe("a batch as a whole", () => {
  const other = { ...textPart, partId: "p2" } as AgentPart;

  it("P45 leaves its input alone and gives no projection when any event fails", () => {
    const failing: AgentEvent[] = [
      event(4, "execution.updated", execution),
      event(5, "session.updated", { ...session, title: "changed" }),
      event(6, "message.updated", { baseRevision: "1", message: { ...message, revision: "2", partIds: ["p1"] } }),
      append(7, 1, 2, 7, "!"),
      append(8, 2, 3, 99, "!"),
    ];
    const projection = freeze(structuredClone(S3));
    for (let length = 1; length <= failing.length; length += 1) {
      const events = [...failing.slice(0, length - 1), { ...failing.at(-1), seq: String(3 + length) } as AgentEvent];
      const result = applyAgentEvents(projection, freeze(batch(...events)), {}, integrity);
      expect(result.ok).toBe(false);
      expect(Object.keys(result)).toEqual(["ok", "reason"]);
    }
    expect(projection).toEqual(S3);
  });

  it("P46 skips what was applied already and applies the rest once, without comparing the old", () => {
    const altered = { ...createPart, payload: { ...createPart.payload, part: other } } as AgentEvent;
    expect(outcomeOf(S2, batch(createMessage, altered, append(3, 0, 1, 3, "🚀")))).toMatchObject({
      cursor: { seq: "3" },
      parts: { p1: { content: { text: "né🚀" } } },
    });
  });

  it.each<[string, AgentProjection, AgentEventBatch]>([
    ["before it", S3, batch(append(5, 1, 2, 7, "!"))],
    ["inside it", S3, batch(append(4, 1, 2, 7, "!"), append(6, 2, 3, 8, "!"))],
    ["in the old part of it", S5, batch(createMessage, append(3, 0, 1, 3, "🚀"), append(4, 1, 2, 7, "!"))],
    ["of an event that comes twice", S3, batch(append(4, 1, 2, 7, "!"), append(4, 2, 3, 8, "!"))],
    ["of events in the wrong order", S2, batch(append(4, 1, 2, 7, "!"), append(3, 0, 1, 3, "🚀"))],
  ])("P47 has no hole %s", (_place, projection, events) => {
    expect(outcomeOf(projection, events)).toBe("gap");
  });

  it("P47 P45 names the failure that comes first, not a later hole", () => {
    expect(outcomeOf(S3, batch(append(4, 0, 2, 7, "!"), append(9, 2, 3, 8, "!")))).toBe("revision");
  });

  it("P48 belongs to this session and epoch, whatever its sequences", () => {
    const gap = batch(append(9, 1, 2, 7, "!"));
    expect(outcomeOf(S3, { ...gap, sessionId: "ses-2" })).toBe("epoch");
    expect(outcomeOf(S3, { ...gap, streamEpoch: "ep-B" })).toBe("epoch");
    expect(outcomeOf(S3, { ...gap, subscriptionId: "another" })).toBe("gap");
    expect(outcomeOf(S3, batch(event(4, "session.updated", { ...session, sessionId: "ses-2" })))).toBe("epoch");
  });

  it("P58 has at most 16384 canonical bytes", () => {
    const overhead = new TextEncoder().encode(JSON.stringify(batch(append(4, 1, 2, 7, "")))).length;
    const fits = "x".repeat(16_384 - overhead);
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, fits)))).toMatchObject({ cursor: { seq: "4" } });
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, `${fits}x`)))).toBe("content");
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, `${fits.slice(1)}é`)))).toBe("content");
  });

  it("P69 has no unknown key, neither at the top nor in a strict payload", () => {
    const known = append(4, 1, 2, 7, "!");
    expect(outcomeOf(S3, batch({ ...known, extra: 1 } as unknown as AgentEvent))).toBe("content");
    expect(outcomeOf(S3, batch({ ...known, payload: { ...known.payload, extra: 1 } } as AgentEvent))).toBe("content");
    expect(outcomeOf(S3, { ...batch(known), extra: 1 } as AgentEventBatch)).toBe("content");
    const loose = event(4, "message.updated", {
      baseRevision: "1",
      message: { ...message, revision: "2", partIds: ["p1"], extra: { kept: true } },
    });
    expect(outcomeOf(S3, batch(loose))).toMatchObject({ messages: { m1: { extra: { kept: true } } } });
  });

  it.each<[string, unknown]>([
    ["undefined", undefined],
    ["a lone surrogate", "\uD800"],
    ["a key with a lone surrogate", { "\uDC00": 1 }],
    ["a class instance", new Date(0)],
    ["a bigint", 1n],
    ["a number that is not finite", Number.NaN],
    ["a list with a hole", Array.from({ length: 2 }, (_, i) => i).concat(new Array<number>(1))],
  ])("P102 is content when it holds %s", (_kind, extra) => {
    const events = batch(event(4, "session.updated", { ...session, extra }));
    expect(outcomeOf(S3, events)).toBe("content");
  });

  it("P102 is content when it contains itself or is no batch at all", () => {
    const cycle: Record<string, unknown> = { ...session };
    cycle["extra"] = cycle;
    expect(outcomeOf(S3, batch(event(4, "session.updated", cycle as typeof session)))).toBe("content");
    for (const value of [null, undefined, 7, "", [], {}, batch()]) {
      expect(outcomeOf(S3, value as AgentEventBatch)).toBe("content");
    }
  });
});

describe("single events", () => {
  const replaced = (part: AgentPart, base = "1") =>
    batch(event(4, "part.replaced", { messageId: "m1", baseRevision: base, part }));
  const secondPart = (after: string | null) =>
    batch(
      event(4, "part.created", {
        messageId: "m1",
        afterPartId: after,
        messageBaseRevision: "1",
        messageRevision: "2",
        part: { ...textPart, partId: "p2" },
      }),
    );

  it("P49 counts offsets in UTF-8 bytes", () => {
    expect(outcomeOf(S3, batch(append(4, 1, 2, 4, "!")))).toBe("content");
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, "!")))).toMatchObject({ parts: { p1: { revision: "2" } } });
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, "")))).toMatchObject({
      parts: { p1: { content: { text: "né🚀" } } },
    });
  });

  it("P50 goes on from the current revision to any greater one, by value", () => {
    const at9: AgentProjection = { ...S3, parts: { p1: { ...textPart, revision: "9", content: { text: "né🚀" } } } };
    expect(outcomeOf(at9, batch(append(4, 9, 10, 7, "!")))).toMatchObject({ parts: { p1: { revision: "10" } } });
    expect(outcomeOf(at9, batch(append(4, 9, 9, 7, "!")))).toBe("revision");
    expect(outcomeOf(at9, batch(append(4, 8, 10, 7, "!")))).toBe("revision");
    expect(outcomeOf(S3, batch(append(4, 1, 1000, 7, "!")))).toMatchObject({ parts: { p1: { revision: "1000" } } });
  });

  it("P51 completes with the length and hash of the whole text, and then grows no more", () => {
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, "!"), complete(5, 2, 3, 9, D8)))).toBe("content");
    expect(outcomeOf(S3, batch(append(4, 1, 2, 7, "!"), complete(5, 2, 3, 8, sha256("other"))))).toBe("content");
    expect(outcomeOf(S5, batch(append(6, 3, 4, 8, "x")))).toBe("content");
    expect(outcomeOf(S5, batch(complete(6, 3, 4, 8, D8)))).toBe("content");
  });

  it("P52 never uses the id of a removed message or part again, for neither of them", () => {
    const create = (messageId: string) => batch(event(8, "message.created", { ...message, messageId }));
    expect(outcomeOf(S7, create("m1"))).toBe("revision");
    expect(outcomeOf(S7, create("p1"))).toBe("revision");
    const withMessage = outcomeOf(S7, create("m2")) as AgentProjection;
    const part = (partId: string) =>
      batch(
        event(9, "part.created", {
          messageId: "m2",
          afterPartId: null,
          messageBaseRevision: "0",
          messageRevision: "1",
          part: { ...textPart, partId },
        }),
      );
    expect(outcomeOf(withMessage, part("m1"))).toBe("revision");
    expect(outcomeOf(withMessage, part("p1"))).toBe("revision");
    expect(outcomeOf(withMessage, part("p2"))).toMatchObject({ messages: { m2: { partIds: ["p2"] } } });
  });

  it("P52 counts an id that was removed earlier in the same batch", () => {
    const remove = event(4, "part.removed", {
      messageId: "m1",
      partId: "p1",
      baseRevision: "1",
      revision: "2",
      messageBaseRevision: "1",
      messageRevision: "2",
    });
    const again = event(5, "part.created", {
      messageId: "m1",
      afterPartId: null,
      messageBaseRevision: "2",
      messageRevision: "3",
      part: textPart,
    });
    expect(outcomeOf(S3, batch(remove, again))).toBe("revision");
    expect(outcomeOf(S3, batch(remove))).toMatchObject({
      messages: { m1: { partIds: [], revision: "2" } },
      tombstones: ["p1"],
    });
    const stale = { ...remove, payload: { ...remove.payload, messageBaseRevision: "0" } } as AgentEvent;
    expect(outcomeOf(S3, batch(stale))).toBe("revision");
  });

  it("P53 places a part first, or after one that the message lists", () => {
    expect(outcomeOf(S3, secondPart(null))).toMatchObject({
      messages: { m1: { partIds: ["p2", "p1"], revision: "2" } },
    });
    expect(outcomeOf(S3, secondPart("p1"))).toMatchObject({ messages: { m1: { partIds: ["p1", "p2"] } } });
    expect(outcomeOf(S3, secondPart("p9"))).toBe("revision");
  });

  it("P54 keeps the parts of a message and their order when it is updated", () => {
    const two = outcomeOf(S3, secondPart("p1")) as AgentProjection;
    const update = (partIds: string[]) =>
      batch(event(5, "message.updated", { baseRevision: "2", message: { ...message, revision: "3", partIds } }));
    expect(outcomeOf(two, update(["p2", "p1"]))).toBe("revision");
    expect(outcomeOf(two, update(["p1"]))).toBe("revision");
    expect(outcomeOf(two, update(["p1", "p2", "p3"]))).toBe("revision");
    expect(outcomeOf(two, update(["p1", "p2"]))).toMatchObject({ messages: { m1: { revision: "3" } } });
  });

  describe("P55 a streaming text by reference", () => {
    const bytes = new TextEncoder().encode("\uFEFFné");
    const ref = { contentId: "c1", revision: "7", byteLength: String(bytes.length), mediaType: "text/plain" };
    const known = { ...ref, sha256: sha256(bytes) };
    const part = { ...textPart, revision: "2", content: { ref: known } } as AgentPart;
    const content = { "c1:7": bytes };

    it("becomes inline text, with its byte order mark", () => {
      const stored = outcomeOf(S3, replaced(part), content);
      expect(stored).toMatchObject({ parts: { p1: { content: { text: "\uFEFFné" } } } });
      expect(outcomeOf(stored as AgentProjection, batch(append(5, 2, 3, 6, "!")))).toMatchObject({
        parts: { p1: { content: { text: "\uFEFFné!" } } },
      });
    });

    it.each<[string, Record<string, Uint8Array>, object]>([
      ["missing", {}, {}],
      ["of another revision", { "c1:8": bytes }, {}],
      ["of another length", content, { byteLength: "7" }],
      ["of another hash", content, { sha256: sha256("x") }],
      ["that are no UTF-8", { "c1:7": Uint8Array.of(0xff) }, { byteLength: "1", sha256: sha256(Uint8Array.of(0xff)) }],
    ])("is content with bytes %s", (_fault, given, change) => {
      const faulty = { ...part, content: { ref: { ...known, ...change } } } as AgentPart;
      expect(outcomeOf(S3, replaced(faulty), given)).toBe("content");
      const created = secondPart("p1");
      const [first] = created.events as [Extract<AgentEvent, { kind: "part.created" }>];
      first.payload.part = { ...faulty, partId: "p2" } as AgentPart;
      expect(outcomeOf(S3, created, given)).toBe("content");
    });

    it("needs no bytes once it is completed, or as a tool's output", () => {
      const completed = { ...part, state: "completed" } as AgentPart;
      expect(outcomeOf(S3, replaced(completed))).toMatchObject({ parts: { p1: { content: { ref: known } } } });
      const { kind: _, state: __, ...base } = part as Extract<AgentPart, { kind: "text" }>;
      const output: AgentPart = { ...base, kind: "tool-output", toolName: "ls", state: "completed" };
      expect(outcomeOf(S3, replaced(output))).toMatchObject({ parts: { p1: { kind: "tool-output" } } });
    });
  });

  it("P56 takes ids such as __proto__ like any other", () => {
    const ids = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const created = ids.flatMap((id, index): AgentEvent[] => [
      event(index * 2 + 1, "message.created", { ...message, messageId: id }),
      event(index * 2 + 2, "part.created", {
        messageId: id,
        afterPartId: null,
        messageBaseRevision: "0",
        messageRevision: "1",
        part: { ...textPart, partId: id },
      }),
    ]);
    const projection = outcomeOf(empty, batch(...created)) as AgentProjection;
    expect(Object.keys(projection.messages)).toEqual(ids);
    expect(Object.keys(projection.parts)).toEqual(ids);
    const restored = JSON.parse(JSON.stringify(projection)) as AgentProjection;
    const removed = event(9, "message.removed", { messageId: "__proto__", baseRevision: "1", revision: "2" });
    for (const state of [projection, restored]) {
      expect(Object.keys((outcomeOf(state, batch(removed)) as AgentProjection).messages)).toEqual(ids.slice(1));
    }
    const unknown = event(1, "message.removed", { messageId: "constructor", baseRevision: "0", revision: "1" });
    expect(outcomeOf(empty, batch(unknown))).toBe("revision");
  });

  it("P57 commits history to greater revisions alone", () => {
    expect(outcomeOf(S5, batch(commit(6, 4)))).toBe("revision");
    expect(outcomeOf(S5, batch(commit(6, 3)))).toBe("revision");
    expect(outcomeOf(S5, batch(commit(6, 10)))).toMatchObject({ session: { historyRevision: "10" } });
  });

  it("replaces a part by any kind and state, also a completed one", () => {
    expect(
      outcomeOf(
        S5,
        batch(event(6, "part.replaced", { messageId: "m1", baseRevision: "3", part: { ...textPart, revision: "4" } })),
      ),
    ).toMatchObject({ parts: { p1: { state: "streaming", revision: "4" } } });
    expect(outcomeOf(S3, replaced({ ...textPart, revision: "2" }, "0"))).toBe("revision");
  });

  it("takes an execution as it comes, and an interaction only forward", () => {
    const finished = { ...execution, status: "finalizing" as const };
    const both = batch(event(1, "execution.updated", finished), event(2, "execution.updated", execution));
    expect(outcomeOf(empty, both)).toMatchObject({ executions: { x1: { status: "running" } } });
    const asked = outcomeOf(empty, batch(event(1, "interaction.updated", interactionSummary))) as AgentProjection;
    const update = (revision: string) => batch(event(2, "interaction.updated", { ...interactionSummary, revision }));
    expect(outcomeOf(asked, update("1"))).toBe("revision");
    expect(outcomeOf(asked, update("2"))).toMatchObject({ interactions: { i1: { revision: "2" } } });
  });
});
