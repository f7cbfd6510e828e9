/** The worked examples RI1 to RI4 (facts, section 11): two commands under one id. */
import type { AgentMutation } from "../agent/methods.ts";
import { sha256 } from "./sha256.ts";

export interface CommandExample {
  readonly name: string;
  readonly method: AgentMutation;
  readonly first: object;
  readonly second: object;
  readonly outcome: "replay" | "conflict";
}

export const createSystem = { commandId: "c1", agentId: "ag-1", workspace: { kind: "system" as const } };
export const createLegacy = { commandId: "c1", agentId: "ag-1", workspaceId: "ws-1" };

/** Keys of every response to an interaction. */
export const reply = {
  commandId: "c1",
  sessionId: "ses-1",
  interactionId: "i1",
  expectedRevision: "1",
  expectedExecutionId: "x1",
  inputDigest: sha256("{}"),
};

export function answer(answers: Record<string, string>) {
  return { ...reply, response: { kind: "answer" as const, answers } };
}

const registered = { ...createSystem, workspace: { kind: "registered", id: "ws-1" } };
const create = "agent.sessions.create";
const respond = "agent.interactions.respond";

export const commandExamples: readonly CommandExample[] = [
  { name: "RI1", method: create, first: createLegacy, second: { ...createLegacy }, outcome: "replay" },
  { name: "RI2", method: create, first: createLegacy, second: createSystem, outcome: "conflict" },
  {
    name: "RI3",
    method: respond,
    first: answer({ "Colour?": "blue" }),
    second: answer({ "Colour?": "green" }),
    outcome: "conflict",
  },
  { name: "RI4", method: create, first: createLegacy, second: registered, outcome: "conflict" },
  {
    name: "P42",
    method: respond,
    first: { ...reply, decision: "approve" },
    second: { ...reply, response: { kind: "approve" } },
    outcome: "conflict",
  },
];
