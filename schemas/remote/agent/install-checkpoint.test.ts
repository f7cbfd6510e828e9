import { describe, expect, it } from "vitest";
import { checkpointExamples } from "../testing/checkpoint-examples.ts";
import { checkpointOf, describePages, digested, messageItem, partItem, sessionItem } from "../testing/checkpoints.ts";
import type { Checkpoint } from "../testing/checkpoints.ts";
import { append, batch } from "../testing/events.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { execution, failure, interactionSummary, message, session, textPart } from "../testing/samples.ts";
import { integrity, sha256 } from "../testing/sha256.ts";
import type { AgentCheckpointItem, AgentCheckpointPage } from "./checkpoint.ts";
import { encodeAgentCheckpointPage } from "./encode-checkpoint-page.ts";
import { installAgentCheckpoint } from "./install-checkpoint.ts";
import { isLeaseExpired } from "./lease.ts";
import type { AgentPart } from "./part.ts";
import type { AgentProjection } from "./projection.ts";

type Content = Readonly<Record<string, Uint8Array>>;

/** The projection of a checkpoint, or why it is refused. */
function install({ descriptor, pages }: Checkpoint, content: Content = {}): AgentProjection | string {
  const result = installAgentCheckpoint(descriptor, pages, content, integrity);
  return result.ok ? result.projection : result.reason;
}

const one = checkpointOf("ck-1", [sessionItem]);
const two = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
const [page0, page1] = two.pages as [AgentCheckpointPage, AgentCheckpointPage];

/** One page of these items, with everything computed. */
const withItems = (...items: readonly AgentCheckpointItem[]) => install(checkpointOf("ck-3", items));

describe("page bytes", () => {
  it("RC1 P64 are those of the worked examples", () => {
    const text =
      '{"checkpointId":"ck-1","items":[{"kind":"session","value":{"agentId":"ag-1","historyRevision":"4","sessionId":"ses-1","title":"Demo","updatedAt":"2030-01-01T00:00:00Z","workspaceId":"ws-1"}}],"nextCursor":null,"pageIndex":0}';
    expect(new TextDecoder().decode(encodeAgentCheckpointPage(one.pages[0]!))).toBe(text);
    expect(one.descriptor).toMatchObject({
      byteLength: "224",
      sha256: "49aadca14e039d42f9a3ba05b772569c480cb53848d90dd16b1bbca66450aed2",
    });
    expect(encodeAgentCheckpointPage(page0)).toHaveLength(340);
    expect(page0.pageDigest).toBe("b722174e74cc607166956ad3726316bc99b9ad5467399a09a301f58df8794146");
    expect(encodeAgentCheckpointPage(page1)).toHaveLength(196);
    expect(page1.pageDigest).toBe("5b9d4c96be9df6426388324da0125be9d28d093d7f952b3459153b20688824a7");
    expect(two.descriptor).toMatchObject({
      byteLength: "536",
      sha256: "3187cd7bea6a76c180e98f922d345e385a1236d293e81d3a7a837076ccbef55f",
    });
  });

  it("P64 ignore the digest, unknown keys of the page and the order of keys, and keep the order of items", () => {
    const bytes = encodeAgentCheckpointPage(page0);
    const { checkpointId, pageIndex, items, nextCursor } = page0;
    const shuffled = { extra: 1, pageDigest: "x", nextCursor, items, pageIndex, checkpointId };
    expect(encodeAgentCheckpointPage(shuffled)).toEqual(bytes);
    expect(encodeAgentCheckpointPage({ ...page0, items: items.toReversed() })).not.toEqual(bytes);
  });

  it("P64 include unknown keys of a resource", () => {
    const extended = { ...page0, items: [{ kind: "session" as const, value: { ...session, extra: null } }] };
    expect(new TextDecoder().decode(encodeAgentCheckpointPage(extended))).toContain('"extra":null');
  });

  it("P102 do not exist for a value without canonical form", () => {
    const broken = { ...page0, items: [{ kind: "session" as const, value: { ...session, extra: undefined } }] };
    expect(() => encodeAgentCheckpointPage(broken)).toThrow("no canonical form");
  });
});

describe("worked examples", () => {
  it("RC1 RC2 RC3 RC4 RC5 RC6 RC7 RC8 are all there", () => {
    const numbers = new Set(checkpointExamples.map(({ name }) => name.split(" ")[0]));
    expect([...numbers]).toEqual(Array.from({ length: 8 }, (_, index) => `RC${index + 1}`));
  });

  it.each(checkpointExamples)("$name", ({ content, expected, ...checkpoint }) => {
    const outcome = install(checkpoint, content);
    expect(typeof outcome === "string" ? outcome : structuredClone(outcome)).toEqual(expected);
  });
});

describe("installing", () => {
  it("RC1 gives the projection, on which events go on", () => {
    const projection = install(two) as AgentProjection;
    expect(structuredClone(projection)).toEqual({
      cursor: { sessionId: "ses-1", streamEpoch: "ep-A", seq: "12" },
      session,
      executions: {},
      messages: { m1: { ...message, revision: "1", partIds: ["p1"] } },
      parts: { p1: { ...textPart, revision: "2" } },
      interactions: {},
      tombstones: [],
    });
    expect(outcomeOf(projection, batch(append(13, 2, 3, 3, "!")))).toMatchObject({
      parts: { p1: { content: { text: "né!" } } },
    });
  });

  const changed = {
    ...page1,
    items: [{ ...partItem, value: { ...textPart, revision: "2", content: { text: "ne" } } }],
  };

  it.each<[string, Checkpoint, string]>([
    ["RC2 P62 a page missing", { ...two, pages: [page0] }, "incomplete"],
    ["P62 a page too many", { ...two, pages: [...two.pages, page1] }, "incomplete"],
    ["RC3 P62 pages swapped", { ...two, pages: [page1, page0] }, "invalid"],
    ["RC4 P62 an item altered", { ...two, pages: [page0, changed as AgentCheckpointPage] }, "digest"],
    [
      "RC5 a page altered and digested again",
      { ...two, pages: [page0, digested(changed as AgentCheckpointPage)] },
      "digest",
    ],
    [
      "P62 an end before the last page",
      { ...two, pages: [digested({ ...page0, nextCursor: null }), page1] },
      "invalid",
    ],
    ["P62 no end on the last page", { ...two, pages: [page0, digested({ ...page1, nextCursor: "n2" })] }, "invalid"],
    [
      "P62 a page of another checkpoint",
      { ...two, pages: [page0, digested({ ...page1, checkpointId: "ck-9" })] },
      "invalid",
    ],
    ["P62 another total", { ...two, descriptor: { ...two.descriptor, byteLength: "537" } }, "digest"],
    [
      "P62 a descriptor without a cursor",
      { ...two, descriptor: { ...two.descriptor, cursor: null as never } },
      "invalid",
    ],
    ["P62 no pages at all", { ...two, descriptor: { ...two.descriptor, pageCount: 0 } }, "invalid"],
  ])("%s is refused", (_name, checkpoint, reason) => {
    expect(install(checkpoint)).toBe(reason);
  });

  it("judges the digest of a page before the next page", () => {
    const altered = { ...page0, items: [sessionItem] };
    expect(install({ ...two, pages: [altered, {} as AgentCheckpointPage] })).toBe("digest");
  });

  const orphan: AgentCheckpointItem = { kind: "part", messageId: "m2", value: textPart };
  const asked: AgentCheckpointItem = { kind: "interaction", value: interactionSummary };
  const run: AgentCheckpointItem = { kind: "execution", value: execution };

  it.each<[string, readonly AgentCheckpointItem[]]>([
    ["P63 no session", []],
    ["P63 two sessions", [sessionItem, sessionItem]],
    ["P63 a foreign session", [{ kind: "session", value: { ...session, sessionId: "ses-2" } }]],
    ["P63 another history revision", [{ kind: "session", value: { ...session, historyRevision: "5" } }]],
    ["P63 a message twice", [sessionItem, messageItem, messageItem, partItem]],
    ["P63 a part twice", [sessionItem, messageItem, partItem, partItem]],
    ["P63 an execution twice", [sessionItem, run, run]],
    ["P63 an interaction twice", [sessionItem, run, asked, asked]],
    ["P63 a part without its message", [sessionItem, orphan]],
    ["RC6 P63 a part under the wrong message", [sessionItem, messageItem, orphan]],
    ["P63 a listed part that is missing", [sessionItem, messageItem]],
    [
      "P63 a part listed twice",
      [sessionItem, { kind: "message", value: { ...message, partIds: ["p1", "p1"] } }, partItem],
    ],
    ["P63 an interaction without its execution", [sessionItem, asked]],
  ])("%s is invalid", (_name, items) => {
    expect(withItems(...items)).toBe("invalid");
  });

  it("P63 takes the same id for different kinds", () => {
    const part: AgentCheckpointItem = { kind: "part", messageId: "x1", value: { ...textPart, partId: "x1" } };
    const owner: AgentCheckpointItem = { kind: "message", value: { ...message, messageId: "x1", partIds: ["x1"] } };
    expect(withItems(asked, run, part, owner, sessionItem)).toMatchObject({ parts: { x1: { partId: "x1" } } });
  });

  it("P56 takes ids such as __proto__ like any other", () => {
    const id = "__proto__";
    const part: AgentCheckpointItem = { kind: "part", messageId: id, value: { ...textPart, partId: id } };
    const owner: AgentCheckpointItem = { kind: "message", value: { ...message, messageId: id, partIds: [id] } };
    expect(Object.keys((withItems(sessionItem, owner, part) as AgentProjection).parts)).toEqual([id]);
    const inherited: AgentCheckpointItem = { kind: "interaction", value: { ...interactionSummary, executionId: id } };
    expect(withItems(sessionItem, inherited)).toBe("invalid");
  });

  it("RC7 P55 needs the bytes of a streaming text that is given by reference", () => {
    const bytes = new TextEncoder().encode("né");
    const ref = { contentId: "c1", revision: "2", byteLength: "3", mediaType: "text/plain", sha256: sha256(bytes) };
    const byRef: AgentCheckpointItem = {
      kind: "part",
      messageId: "m1",
      value: { ...textPart, content: { ref } } as AgentPart,
    };
    const checkpoint = checkpointOf("ck-2", [sessionItem, messageItem], [byRef]);
    expect(install(checkpoint)).toBe("incomplete");
    expect(install(checkpoint, { "c1:2": bytes.slice(1) })).toBe("incomplete");
    expect(install(checkpoint, { "c1:2": bytes })).toMatchObject({ parts: { p1: { content: { text: "né" } } } });
  });

  it("RC8 P65 has no tombstones and does not look at the lease", () => {
    const past = { ...two, descriptor: { ...two.descriptor, expiresAt: "1970-01-01T00:00:00Z" } };
    expect(install(past)).toMatchObject({ tombstones: [] });
    expect(isLeaseExpired(past.descriptor.expiresAt, 0)).toBe(true);
    expect(isLeaseExpired("1970-01-01T00:00:00.001Z", 0)).toBe(false);
  });

  it("P85 refuses an unknown reason rather than install another in its place", () => {
    const unknown = { ...failure, failure: { ...failure.failure, reasonCode: "brand_new" as "unknown" } };
    const failed: AgentCheckpointItem = { kind: "message", value: { ...message, status: "error", failure: unknown } };
    expect(withItems(sessionItem, failed)).toBe("invalid");
  });

  it.each<[string, unknown]>([
    ["undefined", undefined],
    ["a lone surrogate", "\uD800"],
    ["a class instance", new Map()],
  ])("P102 is invalid with %s inside a resource", (_kind, extra) => {
    const pages = [{ ...page0, items: [{ kind: "session" as const, value: { ...session, extra } }] }, page1];
    expect(install({ ...two, pages })).toBe("invalid");
  });

  it("P102 is invalid for what is no page", () => {
    for (const value of [undefined, null, 7, [], {}]) {
      expect(install({ ...two, pages: [page0, value as never] })).toBe("invalid");
    }
  });

  it("keeps a page within 65536 bytes", () => {
    const large = (length: number): AgentCheckpointItem => ({
      kind: "session",
      value: { ...session, extra: "x".repeat(length) },
    });
    const overhead = encodeAgentCheckpointPage(checkpointOf("ck-1", [large(0)]).pages[0]!).length;
    expect(install(checkpointOf("ck-1", [large(65_536 - overhead)]))).toMatchObject({ tombstones: [] });
    expect(install(checkpointOf("ck-1", [large(65_537 - overhead)]))).toBe("digest");
  });

  it("does not change what it is given, and describes it by its bytes", () => {
    const before = structuredClone(two);
    install(two);
    expect(two).toEqual(before);
    expect(describePages(two.pages)).toEqual(two.descriptor);
  });
});
