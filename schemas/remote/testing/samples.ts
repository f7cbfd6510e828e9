/** One valid value of each resource, to vary in tests. */
import type { AgentExecution } from "../agent/execution.ts";
import type { AgentInteraction, InteractionSummary } from "../agent/interaction.ts";
import type { AgentMessage } from "../agent/message.ts";
import type { AgentPart } from "../agent/part.ts";
import type { AgentProjection } from "../agent/projection.ts";
import type { AgentSession } from "../agent/session.ts";
import type { ExecutionFailure } from "../failure/failure-snapshot.ts";
import { sha256 } from "./sha256.ts";

export const time = "2030-01-01T00:00:00Z";

export const session: AgentSession = {
  sessionId: "ses-1",
  agentId: "ag-1",
  workspaceId: "ws-1",
  title: "Demo",
  updatedAt: time,
  historyRevision: "4",
};

export const failure: ExecutionFailure = {
  message: "The provider did not answer",
  retryable: true,
  failure: { version: 1, reasonCode: "timeout", source: { layer: "provider", name: "acme" } },
};

export const message: AgentMessage = {
  messageId: "m1",
  revision: "0",
  role: "assistant",
  partIds: [],
  status: "pending",
};

export const textPart: AgentPart = {
  kind: "text",
  partId: "p1",
  revision: "0",
  content: { text: "né" },
  state: "streaming",
};

export const execution: AgentExecution = { executionId: "x1", status: "running", durable: false };

export const history = { historyRevision: "5", messageRevision: "2" };

export const interactionSummary: InteractionSummary = {
  interactionId: "i1",
  revision: "1",
  executionId: "x1",
  toolCallId: "t1",
  status: "pending",
  summary: "May I?",
  inputDigest: sha256("{}"),
};

export const interaction: AgentInteraction = { ...interactionSummary, input: { text: "{}" } };

export const empty: AgentProjection = {
  cursor: { sessionId: "ses-1", streamEpoch: "ep-A", seq: "0" },
  session,
  executions: {},
  messages: {},
  parts: {},
  interactions: {},
  tombstones: [],
};
