import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { sha256 } from "../testing/sha256.ts";
import { checkQuestionAnswers } from "./check-answers.ts";
import { createForm, respondForm } from "./command-forms.ts";
import { workspaceSelectionSchema } from "./commands.ts";
import { encodeAgentCommand } from "./encode-command.ts";
import {
  interactionResponseSchema,
  interactionSchema,
  interactionSummarySchema,
  questionInputSchema,
} from "./interaction.ts";
import { answer, commandExamples, createLegacy, createSystem, reply } from "../testing/command-examples.ts";
import { agentMethods, agentMutations } from "./methods.ts";
import type { AgentMutation, AgentParams } from "./methods.ts";
import { resolveCommand } from "./resolve-command.ts";
import { interaction, interactionSummary } from "../testing/samples.ts";

const valid: { readonly [Method in AgentMutation]: readonly AgentParams<Method>[] } = {
  "agent.sessions.create": [createSystem, createLegacy, { ...createLegacy, title: "" }],
  "agent.messages.send": [{ commandId: "c1", sessionId: "ses-1", text: "Hello", expectedIdleRevision: "3" }],
  "agent.executions.cancel": [{ commandId: "c1", sessionId: "ses-1", expectedExecutionId: "x1" }],
  "agent.interactions.respond": [
    { ...reply, decision: "approve" },
    { ...reply, response: { kind: "deny", reason: "No" } },
    answer({ "Colour?": "blue" }),
  ],
};

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const create = agentMethods["agent.sessions.create"].params;
const respond = agentMethods["agent.interactions.respond"].params;

describe("two forms of one command", () => {
  it("P36 responds in exactly one of them", () => {
    expect(accepts(respond, { ...reply, decision: "deny" })).toBe(true);
    expect(accepts(respond, reply)).toBe(false);
    expect(accepts(respond, { ...reply, decision: "approve", response: { kind: "approve" } })).toBe(false);
    expect(accepts(respond, { ...reply, decision: "approve", response: undefined })).toBe(false);
    expect(accepts(respond, { ...reply, decision: "maybe" })).toBe(false);
  });

  it("P37 creates in exactly one of them, without a path", () => {
    expect(accepts(create, createSystem)).toBe(true);
    expect(accepts(create, createLegacy)).toBe(true);
    expect(accepts(create, { commandId: "c1", agentId: "ag-1" })).toBe(false);
    expect(accepts(create, { ...createSystem, ...createLegacy })).toBe(false);
    expect(accepts(create, { ...createLegacy, workspace: undefined })).toBe(false);
    expect(accepts(create, { ...createSystem, workspaceId: undefined })).toBe(false);
    expect(accepts(create, { ...createSystem, workspace: { kind: "system", path: "/home" } })).toBe(false);
    expect(accepts(workspaceSelectionSchema, { kind: "registered", id: "ws-1" })).toBe(true);
    expect(accepts(workspaceSelectionSchema, { kind: "registered" })).toBe(false);
  });

  it("P87 takes the older one wherever that is enough", () => {
    expect(respondForm({ kind: "approve" })).toEqual({ decision: "approve" });
    expect(respondForm({ kind: "deny" })).toEqual({ decision: "deny" });
    const deny = { kind: "deny" as const, reason: "No" };
    expect(respondForm(deny)).toEqual({ response: deny });
    const answers = { kind: "answer" as const, answers: { a: "b" } };
    expect(respondForm(answers)).toEqual({ response: answers });
    expect(createForm({ kind: "registered", id: "ws-1" }, {})).toEqual({ workspaceId: "ws-1" });
    expect(createForm({ kind: "system" }, { systemWorkspace: true })).toEqual({ workspace: { kind: "system" } });
  });

  it("P38 P87 has none for the system workspace unless the catalog says true", () => {
    expect(createForm({ kind: "system" }, {})).toBeUndefined();
    expect(createForm({ kind: "system" }, { systemWorkspace: false })).toBeUndefined();
    const { data } = agentMethods["agent.workspaces.list"].result.safeParse({ items: [], nextCursor: null });
    expect(data).toEqual({ items: [], nextCursor: null });
    expect(createForm({ kind: "system" }, data ?? {})).toBeUndefined();
  });

  it("P44 refuses unknown keys in the params of any command", () => {
    expect(Object.keys(agentMutations)).toHaveLength(4);
    for (const [method, samples] of Object.entries(valid)) {
      for (const params of samples) {
        expect(accepts(agentMutations[method as AgentMutation].params, params)).toBe(true);
        expect(accepts(agentMutations[method as AgentMutation].params, { ...params, extra: 1 })).toBe(false);
      }
    }
  });
});

describe("command bytes", () => {
  const text = (params: AgentParams<"agent.sessions.create">) =>
    new TextDecoder().decode(encodeAgentCommand("agent.sessions.create", params));

  it("RI1 RI2 are those of the worked examples", () => {
    expect(text(createSystem)).toBe(
      '{"method":"agent.sessions.create","params":{"agentId":"ag-1","workspace":{"kind":"system"}}}',
    );
    expect(sha256(text(createSystem))).toBe("eeb0ce2b305d54de2e3ef7123e6fe491fc0544ed38c72fbfa5bf2b2615f020c7");
    expect(text(createLegacy)).toBe(
      '{"method":"agent.sessions.create","params":{"agentId":"ag-1","workspaceId":"ws-1"}}',
    );
    expect(sha256(text(createLegacy))).toBe("5766b1b7047d79af607a6ecce57bbf73a6501038088d3385f9730fce846f41a9");
  });

  it("P39 change with everything but the command id", () => {
    expect(text({ ...createLegacy, commandId: "c2" })).toBe(text(createLegacy));
    expect(text({ ...createLegacy, title: "" })).not.toBe(text(createLegacy));
    expect(text({ ...createLegacy, workspaceId: "ws-2" })).not.toBe(text(createLegacy));
    expect(text({ ...createSystem, workspace: { kind: "registered", id: "ws-1" } })).not.toBe(text(createSystem));
    const bytes = (params: AgentParams<"agent.interactions.respond">) =>
      sha256(encodeAgentCommand("agent.interactions.respond", params));
    const variants = [answer({ a: "b" }), answer({ a: "c" }), answer({ b: "b" }), answer({ a: "b", c: "d" })];
    const preconditions = [{ expectedRevision: "2" }, { expectedExecutionId: "x2" }, { inputDigest: sha256("") }];
    const all = [...variants, ...preconditions.map((change) => ({ ...answer({ a: "b" }), ...change }))];
    expect(new Set(all.map(bytes)).size).toBe(all.length);
  });

  it("P40 do not depend on the order of keys, and keep letters as they are composed", () => {
    const reversed = Object.fromEntries(Object.entries(createLegacy).toReversed()) as typeof createLegacy;
    expect(text(reversed)).toBe(text(createLegacy));
    expect(text({ ...createLegacy, title: "\u00E9" })).not.toBe(text({ ...createLegacy, title: "e\u0301" }));
  });

  it("P40 P44 do not exist for params that are not valid or no JSON", () => {
    expect(() => text({ ...createLegacy, extra: 1 } as typeof createLegacy)).toThrow();
    expect(() => text({ ...createLegacy, title: undefined } as typeof createLegacy)).toThrow("no canonical form");
    expect(() => encodeAgentCommand("agent.agents.list" as AgentMutation, {} as never)).toThrow("changes nothing");
  });

  const legacyBytes = encodeAgentCommand("agent.sessions.create", createLegacy);

  it("P41 RI1 replay the receipt when they are the same, and conflict otherwise", () => {
    const stored = legacyBytes.slice();
    expect(resolveCommand(undefined, legacyBytes)).toBe("new");
    expect(resolveCommand(stored, encodeAgentCommand("agent.sessions.create", { ...createLegacy }))).toBe("replay");
    expect(resolveCommand(stored, encodeAgentCommand("agent.sessions.create", createSystem))).toBe("conflict");
    expect(resolveCommand(stored, legacyBytes.slice(1))).toBe("conflict");
    expect(stored).toEqual(legacyBytes);
  });

  it("RI1 RI2 RI3 RI4 P42 are all there", () => {
    expect(commandExamples.map(({ name }) => name)).toEqual(["RI1", "RI2", "RI3", "RI4", "P42"]);
  });

  it.each(commandExamples)("$name of two commands under one id", ({ method, first, second, outcome }) => {
    const encode = (params: object) => encodeAgentCommand(method, params as never);
    expect(resolveCommand(encode(first), encode(second))).toBe(outcome);
  });

  it("P88 are the same for a command read back from its stored JSON", () => {
    for (const [method, samples] of Object.entries(valid)) {
      for (const params of samples) {
        const restored: unknown = JSON.parse(JSON.stringify(params));
        const encode = (value: unknown) => encodeAgentCommand(method as AgentMutation, value as never);
        expect(encode(restored)).toEqual(encode(params));
      }
    }
  });
});

describe("questions and answers", () => {
  const question = (text: string, change = {}) => ({ question: text, options: [{ label: "yes" }], ...change });
  const input = (...questions: object[]) => ({ questions });

  it("P34 has one to four questions with different texts and at most 16 options", () => {
    expect(accepts(questionInputSchema, input(question("a"), question("b")))).toBe(true);
    expect(accepts(questionInputSchema, input(question("a"), question("a")))).toBe(false);
    expect(accepts(questionInputSchema, input())).toBe(false);
    expect(accepts(questionInputSchema, input(...["a", "b", "c", "d", "e"].map((text) => question(text))))).toBe(false);
    const options = (length: number) => Array.from({ length }, () => ({ label: "x" }));
    expect(accepts(questionInputSchema, input(question("a", { options: options(16) })))).toBe(true);
    expect(accepts(questionInputSchema, input(question("a", { options: options(17) })))).toBe(false);
    expect(accepts(questionInputSchema, input({ question: "a" }))).toBe(false);
  });

  it("P35 P86 takes the three responses within their bounds", () => {
    const takes = (value: unknown) => accepts(interactionResponseSchema, value);
    expect(takes({ kind: "approve" })).toBe(true);
    expect(takes({ kind: "approve", extra: 1 })).toBe(false);
    expect(takes({ kind: "deny" })).toBe(true);
    expect(takes({ kind: "deny", reason: "" })).toBe(false);
    expect(takes({ kind: "answer", answers: { a: "x".repeat(8192) } })).toBe(true);
    expect(takes({ kind: "answer", answers: { a: "x".repeat(8193) } })).toBe(false);
    const answers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, "a"]));
    expect([1, 4].every((count) => takes({ kind: "answer", answers: answers(count) }))).toBe(true);
    expect([0, 5].some((count) => takes({ kind: "answer", answers: answers(count) }))).toBe(false);
    expect(takes({ kind: "answer", answers: { a: "" } })).toBe(false);
    expect(takes({ kind: "answer", answers: { "": "a" } })).toBe(false);
    expect(takes({ kind: "answer", answers: { ["x".repeat(4097)]: "a" } })).toBe(false);
  });

  it("P43 refuses answers that do not name exactly the questions, though the schema takes them", () => {
    const asked = questionInputSchema.parse(input(question("Colour?"), question("Size?")));
    expect(checkQuestionAnswers(asked, { "Colour?": "blue", "Size?": "any other text" })).toEqual({ ok: true });
    const incomplete = { "Colour?": "blue", "size?": "L" };
    expect(accepts(interactionResponseSchema, { kind: "answer", answers: incomplete })).toBe(true);
    expect(checkQuestionAnswers(asked, incomplete)).toEqual({ ok: false, missing: ["Size?"], unknown: ["size?"] });
    expect(checkQuestionAnswers(asked, { "Colour?": "b", "Size?": "L", extra: "x" })).toMatchObject({ ok: false });
    const odd = questionInputSchema.parse(input(question("toString"), question("__proto__")));
    expect(checkQuestionAnswers(odd, {})).toMatchObject({ missing: ["toString", "__proto__"] });
    expect(checkQuestionAnswers(odd, JSON.parse('{"toString":"a","__proto__":"b"}'))).toEqual({ ok: true });
  });

  it("P86 tells questions from decisions, and finds the question in the input's text", () => {
    for (const kind of ["question", "decision", undefined]) {
      expect(accepts(interactionSummarySchema, { ...interactionSummary, kind })).toBe(true);
    }
    expect(accepts(interactionSummarySchema, interactionSummary)).toBe(true);
    expect(accepts(interactionSummarySchema, { ...interactionSummary, kind: "poll" })).toBe(false);
    const text = JSON.stringify(input(question("Colour?")));
    const read = interactionSchema.parse({
      ...interaction,
      kind: "question",
      inputDigest: sha256(text),
      input: { text },
    });
    expect("text" in read.input && accepts(questionInputSchema, JSON.parse(read.input.text))).toBe(true);
    expect(accepts(interactionSchema, interactionSummary)).toBe(false);
  });
});
