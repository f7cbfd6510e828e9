import { describe, expect, it } from "vitest";
import { z } from "zod";
import { applyAgentEvents } from "./apply-events.ts";
import { checkpointOf, sessionItem } from "../testing/checkpoints.ts";
import { batch, event } from "../testing/events.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { S2 } from "../testing/reducer-examples.ts";
import { empty, failure, interaction, message, session, textPart, time } from "../testing/samples.ts";
import { integrity, sha256 } from "../testing/sha256.ts";
import { agentItemSchema, agentPageSchema, workspacePageSchema } from "./catalog.ts";
import { agentCheckpointItemSchema } from "./checkpoint.ts";
import { contentSchema } from "./content.ts";
import { agentEventSchema } from "./events.ts";
import { messagePageSchema } from "./history.ts";
import { installAgentCheckpoint } from "./install-checkpoint.ts";
import { interactionSchema } from "./interaction.ts";
import { messageSchema, messageUsageSchema } from "./message.ts";
import { agentMethods } from "./methods.ts";
import { modelSummaryOf } from "./model-summary.ts";
import { agentNotificationSchema } from "./notifications.ts";
import { legacyExecutionError, messageStatusOf } from "./outcomes.ts";
import type { AgentProjection } from "./projection.ts";
import { agentProjectionSchema } from "./projection.ts";
import { commandReceiptSchema } from "./receipt.ts";
import { sessionSchema } from "./session.ts";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const model = { modelId: "m-1", providerId: "acme", name: "Model 1" };
const cost = { currency: "EUR", amount: 0.5, providerReportedRequestCount: 1, computedRequestCount: 0 };
const agent = { agentId: "ag-1", name: "Ada" };

describe("the catalog", () => {
  it("P24 trims an emoji before it is bounded, and does without", () => {
    expect(agentItemSchema.parse(agent)).toEqual(agent);
    const read = (emoji: string) => agentItemSchema.safeParse({ ...agent, emoji }).data?.emoji;
    expect(read(" 🚀\n")).toBe("🚀");
    expect(read("x".repeat(64))).toBe("x".repeat(64));
    expect(read(`${"🚀".repeat(32)} `)).toBe("🚀".repeat(32));
    for (const bad of ["", " \u00A0\n", "x".repeat(65), "🚀".repeat(33), "\uD800"]) expect(read(bad)).toBeUndefined();
  });

  it("P90 does not interpret an emoji, and declares no image", () => {
    for (const emoji of ["file:///etc/passwd", "https://a.example/x.png"]) {
      expect(agentItemSchema.parse({ ...agent, emoji })).toEqual({ ...agent, emoji });
    }
    expect(Object.keys(agentItemSchema.shape)).toEqual(["agentId", "name", "emoji", "model"]);
  });

  it("P25 P94 knows three states of an agent's model, a message only two", () => {
    expect("model" in agentItemSchema.parse(agent)).toBe(false);
    expect(agentItemSchema.parse({ ...agent, model: null }).model).toBeNull();
    expect(agentItemSchema.parse({ ...agent, model }).model).toEqual(model);
    expect(messageSchema.parse({ ...message, model }).model).toEqual(model);
    expect(accepts(messageSchema, { ...message, model: null })).toBe(false);
  });

  it("P94 copies three keys of a model and no secret", () => {
    expect(modelSummaryOf({ ...model, apiKey: "secret" })).toEqual(model);
    expect(() => modelSummaryOf({ ...model, name: "" })).toThrow();
    expect(() => modelSummaryOf({ ...model, modelId: undefined as never })).toThrow();
  });

  it("P38 has pages of at most 100 items, with a cursor that may be null but not absent", () => {
    const page = (length: number) => ({ items: Array.from({ length }, () => agent), nextCursor: null });
    expect(accepts(agentPageSchema, page(100))).toBe(true);
    expect(accepts(agentPageSchema, page(101))).toBe(false);
    expect(accepts(agentPageSchema, { items: [] })).toBe(false);
    expect(workspacePageSchema.parse({ items: [], nextCursor: "n", systemWorkspace: true })).toHaveProperty(
      "systemWorkspace",
    );
  });
});

describe("a session", () => {
  it("P89 may name the kind of its workspace, and always names the workspace", () => {
    for (const workspaceKind of ["registered", "system"]) {
      expect(accepts(sessionSchema, { ...session, workspaceKind })).toBe(true);
    }
    expect(accepts(sessionSchema, session)).toBe(true);
    expect(accepts(sessionSchema, { ...session, workspaceKind: "path" })).toBe(false);
    expect(accepts(sessionSchema, { ...session, workspaceKind: "system", workspaceId: undefined })).toBe(false);
  });

  it("P89 is never asked for by a directory", () => {
    const requests = Object.values(agentMethods).map(({ params }) =>
      z.toJSONSchema(params, { unrepresentable: "any" }),
    );
    const keys = [...JSON.stringify(requests).matchAll(/"(\w+)":\{/g)].map(([, key]) => key);
    expect(keys).toContain("workspace");
    expect(keys.filter((key) => /path|dir|cwd|folder/i.test(key ?? ""))).toEqual([]);
  });
});

describe("a message", () => {
  it("P82 has one of four statuses", () => {
    for (const status of ["pending", "success", "paused"])
      expect(accepts(messageSchema, { ...message, status })).toBe(true);
    expect(accepts(messageSchema, { ...message, status: "error", failure })).toBe(true);
    expect(accepts(messageSchema, { ...message, status: "done" })).toBe(false);
    expect(accepts(messageSchema, { ...message, status: undefined })).toBe(false);
  });

  it("P26 tells zero from unknown in its usage", () => {
    const usage = { inputTokens: 0, outputTokens: 1.5, requestCount: 0 };
    expect(messageUsageSchema.parse(usage)).toEqual(usage);
    expect(messageUsageSchema.parse({})).toEqual({});
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, "1", null]) {
      expect(accepts(messageUsageSchema, { inputTokens: bad })).toBe(false);
    }
    expect(accepts(messageUsageSchema, { requestCount: 1.5 })).toBe(false);
  });

  it("P26 P95 has up to 32 costs, each with its four fields and a currency of three capitals", () => {
    const costs = (length: number) => ({ costs: Array.from({ length }, () => cost) });
    expect(accepts(messageUsageSchema, costs(32))).toBe(true);
    expect(accepts(messageUsageSchema, costs(33))).toBe(false);
    for (const key of Object.keys(cost)) {
      expect(accepts(messageUsageSchema, { costs: [{ ...cost, [key]: undefined }] })).toBe(false);
    }
    for (const currency of ["eur", "EURO", "EU", "E1R", "EUR\n"]) {
      expect(accepts(messageUsageSchema, { costs: [{ ...cost, currency }] })).toBe(false);
    }
  });

  it("P91 has 13 figures in its usage and needs none", () => {
    expect(Object.keys(messageUsageSchema.shape).toSorted()).toEqual([
      "approvalDurationMs",
      "cacheReadTokens",
      "cacheWriteTokens",
      "costs",
      "durationMs",
      "hasUnpricedRecords",
      "inputTokens",
      "noCacheTokens",
      "outputTokens",
      "reasoningTokens",
      "requestCount",
      "toolDurationMs",
      "totalTokens",
    ]);
    expect(Object.values(messageUsageSchema.shape).every((figure) => accepts(figure, undefined))).toBe(true);
  });

  it("P27 keeps its usage through an update, a JSON round trip and a checkpoint", () => {
    const usage = { inputTokens: 0, costs: [{ ...cost, extra: "kept" }], later: { figure: 1 } };
    const used = { ...message, revision: "2", partIds: ["p1"], usage };
    const updated = outcomeOf(S2, batch(event(3, "message.updated", { baseRevision: "1", message: used })));
    expect((updated as AgentProjection).messages["m1"]?.usage).toEqual(usage);
    const restored = agentProjectionSchema.parse(JSON.parse(JSON.stringify(updated)));
    expect(restored.messages["m1"]?.usage).toEqual(usage);
    const { descriptor, pages } = checkpointOf("ck-1", [
      sessionItem,
      { kind: "message", value: { ...used, partIds: [] } },
    ]);
    const installed = installAgentCheckpoint(descriptor, pages, {}, integrity);
    expect(installed).toMatchObject({ ok: true, projection: { messages: { m1: { usage } } } });
  });

  it("P92 gets one verdict in a page, an event, a checkpoint and a projection", () => {
    const samples: unknown[] = [
      message,
      { ...message, usage: { inputTokens: 0 }, model },
      { ...message, status: "error", failure },
      { ...message, status: undefined },
      { ...message, usage: { inputTokens: -1 } },
      { ...message, status: "error", failure: { ...failure, retryable: 1 } },
      { ...message, partIds: Array.from({ length: 4097 }, () => "p") },
    ];
    const verdicts = samples.map((value) => [
      accepts(messagePageSchema, { items: [value], nextCursor: null }),
      accepts(agentEventSchema, { seq: "1", kind: "message.updated", payload: { baseRevision: "0", message: value } }),
      accepts(agentCheckpointItemSchema, { kind: "message", value }),
      accepts(agentProjectionSchema, { ...empty, messages: { m1: value } }),
    ]);
    expect(verdicts.map((each) => new Set(each).size)).toEqual(samples.map(() => 1));
    expect(verdicts.map(([first]) => first)).toEqual([true, true, true, false, false, false, false]);
  });

  it("P93 passes without usage and model", () => {
    expect(messageSchema.parse(message)).toEqual(message);
  });
});

describe("content", () => {
  it("P33 is a text or a reference", () => {
    const ref = { contentId: "c1", revision: "1", byteLength: "3", mediaType: "text/plain", sha256: sha256("né") };
    expect(accepts(contentSchema, { text: "" })).toBe(true);
    expect(accepts(contentSchema, { ref })).toBe(true);
    expect(accepts(contentSchema, { text: "", ref })).toBe(false);
    expect(accepts(contentSchema, {})).toBe(false);
    expect(accepts(contentSchema, { text: "x".repeat(65_536) })).toBe(true);
    expect(accepts(contentSchema, { text: "x".repeat(65_537) })).toBe(false);
    expect(accepts(contentSchema, { text: "\uD800" })).toBe(false);
  });

  it("P103 is read in pieces of 1 to 24576 bytes", () => {
    const { params, result } = agentMethods["agent.content.read"];
    const ask = (maxBytes: number) => ({ sessionId: "s", contentId: "c1", revision: "1", offset: "0", maxBytes });
    expect([1, 24_576].every((size) => accepts(params, ask(size)))).toBe(true);
    expect([0, 24_577].some((size) => accepts(params, ask(size)))).toBe(false);
    const chunk = { contentId: "c1", revision: "1", offset: "0", nextOffset: "3", eof: true, sha256: sha256("") };
    expect(accepts(result, { ...chunk, dataBase64: "A".repeat(32_768) })).toBe(true);
    expect(accepts(result, { ...chunk, dataBase64: "A".repeat(32_769) })).toBe(false);
  });
});

describe("outcomes", () => {
  it("P83 a receipt is independent of them", () => {
    const receipt = { commandId: "c1", method: "agent.messages.send", admittedAt: time };
    const error = { reason: "INTERNAL", message: "" };
    for (const status of ["accepted", "applied", "rejected", "interrupted"]) {
      for (const more of [{}, { error }, { executionId: "x1" }, { executionId: "x1", error, result: null }]) {
        expect(accepts(commandReceiptSchema, { ...receipt, status, ...more })).toBe(true);
      }
    }
    expect(accepts(commandReceiptSchema, { ...receipt, status: "done" })).toBe(false);
  });

  it("P107 make the status of a message, and an error for older clients", () => {
    const statuses = ["running", "awaiting-approval", "finalizing", "completed", "failed", "cancelled", "interrupted"];
    expect(statuses.map((status) => messageStatusOf(status as "running"))).toEqual([
      "pending",
      "pending",
      "pending",
      "success",
      "error",
      "paused",
      "paused",
    ]);
    const legacy = legacyExecutionError({ ...failure, message: `${"x".repeat(511)}🚀` });
    expect(legacy).toEqual({ reason: "INTERNAL", message: "x".repeat(511), details: { reasonCode: "timeout" } });
    expect(accepts(remoteFailureSchema, legacy)).toBe(true);
  });
});

describe("subscriptions", () => {
  const { result } = agentMethods["agent.sessions.subscribe"];
  const { descriptor } = checkpointOf("ck-1", [sessionItem]);
  const replay = { subscriptionId: "s1", mode: "replay", fromCursor: empty.cursor, highWatermark: empty.cursor };

  it("P105 are told apart by their mode", () => {
    expect(accepts(result, { ...replay, leaseExpiresAt: time })).toBe(true);
    expect(accepts(result, replay)).toBe(false);
    const checkpoint = { subscriptionId: "s1", mode: "checkpoint", checkpoint: descriptor };
    for (const reason of ["no cursor", "", "any other text"])
      expect(accepts(result, { ...checkpoint, reason })).toBe(true);
    expect(accepts(result, checkpoint)).toBe(false);
    expect(accepts(result, { ...checkpoint, mode: "live", reason: "" })).toBe(false);
  });

  it("P105 are told of events and of their end", () => {
    const envelope = { jsonrpc: "2.0" };
    const events = batch(event(1, "message.created", message));
    expect(accepts(agentNotificationSchema, { ...envelope, method: "agent.events", params: events })).toBe(true);
    const reset = { ...envelope, method: "agent.subscriptions.resetRequired" };
    expect(
      accepts(agentNotificationSchema, { ...reset, params: { subscriptionId: "s", reason: "RESET_REQUIRED" } }),
    ).toBe(true);
    expect(accepts(agentNotificationSchema, { ...reset, params: { subscriptionId: "s", reason: "CONFLICT" } })).toBe(
      false,
    );
    expect(
      accepts(agentNotificationSchema, { ...reset, id: 1, params: { subscriptionId: "s", reason: "RESET_REQUIRED" } }),
    ).toBe(false);
  });
});

it("P23 lone surrogates fail in every Unicode text of a resource", () => {
  const lone = "\uD800";
  expect(accepts(sessionSchema, { ...session, title: lone })).toBe(false);
  expect(accepts(interactionSchema, { ...interaction, summary: lone })).toBe(false);
  expect(accepts(agentItemSchema, { ...agent, name: lone })).toBe(false);
  const send = { commandId: "c", sessionId: "s", text: lone, expectedIdleRevision: "1" };
  expect(accepts(agentMethods["agent.messages.send"].params, send)).toBe(false);
  const appended = { messageId: "m1", partId: "p1", baseRevision: "0", revision: "1", offsetUtf8: "3", text: lone };
  expect(accepts(agentEventSchema, { seq: "3", kind: "part.append", payload: appended })).toBe(false);
});

it("P108 gives two peers equal projections, in whatever order they ask and with whatever in between", () => {
  const events = batch(
    event(3, "message.updated", { baseRevision: "1", message: { ...message, revision: "2", partIds: ["p1"] } }),
  );
  const first = applyAgentEvents(S2, events, {}, integrity);
  outcomeOf(S2, batch(event(9, "session.updated", session)));
  const restored = agentProjectionSchema.parse(JSON.parse(JSON.stringify(S2)));
  const second = applyAgentEvents(restored, structuredClone(events), {}, integrity);
  expect(second).toEqual(first);
  expect(textPart.partId).toBe("p1");
});
