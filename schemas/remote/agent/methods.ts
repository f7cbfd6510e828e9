/** Every method of the agent domain (facts, section 7.2). */
import type { z } from "zod";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import * as catalog from "./catalog.ts";
import { agentCheckpointPageSchema } from "./checkpoint.ts";
import * as commands from "./commands.ts";
import * as history from "./history.ts";
import * as interactions from "./list-interactions.ts";
import { commandReceiptSchema } from "./receipt.ts";
import * as subscriptions from "./subscriptions.ts";

function method<Params extends z.ZodType, Result extends z.ZodType>(params: Params, result: Result) {
  return { params, result, errors: remoteFailureSchema };
}

/** The methods that change something, each answered by a receipt. */
export const agentMutations = {
  "agent.sessions.create": method(commands.createSessionParamsSchema, commandReceiptSchema),
  "agent.messages.send": method(commands.sendMessageParamsSchema, commandReceiptSchema),
  "agent.executions.cancel": method(commands.cancelExecutionParamsSchema, commandReceiptSchema),
  "agent.interactions.respond": method(commands.respondParamsSchema, commandReceiptSchema),
};

/** All methods, each with its params, result and errors. */
export const agentMethods = {
  ...agentMutations,
  "agent.agents.list": method(catalog.listAgentsParamsSchema, catalog.agentPageSchema),
  "agent.workspaces.list": method(catalog.listWorkspacesParamsSchema, catalog.workspacePageSchema),
  "agent.sessions.list": method(catalog.listSessionsParamsSchema, catalog.sessionPageSchema),
  "agent.sessions.get": method(catalog.getSessionParamsSchema, catalog.sessionResultSchema),
  "agent.messages.list": method(history.listMessagesParamsSchema, history.messagePageSchema),
  "agent.parts.list": method(history.listPartsParamsSchema, history.partPageSchema),
  "agent.content.read": method(history.readContentParamsSchema, history.contentChunkSchema),
  "agent.interactions.list": method(interactions.listInteractionsParamsSchema, interactions.interactionPageSchema),
  "agent.interactions.get": method(interactions.getInteractionParamsSchema, interactions.interactionResultSchema),
  "agent.commands.get": method(commands.getCommandParamsSchema, commandReceiptSchema),
  "agent.sessions.subscribe": method(subscriptions.subscribeParamsSchema, subscriptions.subscribeResultSchema),
  "agent.checkpoints.read": method(subscriptions.readCheckpointParamsSchema, agentCheckpointPageSchema),
  "agent.subscriptions.activate": method(subscriptions.activateParamsSchema, subscriptions.activateResultSchema),
  "agent.subscriptions.ack": method(subscriptions.acknowledgeParamsSchema, subscriptions.acknowledgeResultSchema),
  "agent.subscriptions.close": method(
    subscriptions.closeSubscriptionParamsSchema,
    subscriptions.closeSubscriptionResultSchema,
  ),
};

export type AgentMethod = keyof typeof agentMethods;
export type AgentMutation = keyof typeof agentMutations;
export type AgentParams<M extends AgentMethod> = z.infer<(typeof agentMethods)[M]["params"]>;
export type AgentResult<M extends AgentMethod> = z.infer<(typeof agentMethods)[M]["result"]>;
