/** Methods that change something (facts, sections 7.2 to 7.4). Each carries an id, under which it takes effect once. */
import { z } from "zod";
import { decimalSchema, digestSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";
import { interactionResponseSchema } from "./interaction.ts";

export const workspaceSelectionSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("registered"), id: opaqueIdSchema }),
    z.strictObject({ kind: z.literal("system") }),
  ])
  .meta({ id: "AgentWorkspaceSelection", description: "Where a session works. The host alone knows directories." });

const creation = {
  commandId: opaqueIdSchema,
  agentId: opaqueIdSchema,
  title: unicodeText(0, 4096).optional(),
};

export const createSessionExplicitSchema = z
  .strictObject({ ...creation, workspace: workspaceSelectionSchema })
  .describe("Creates a session; the form for the system workspace.");

export const createSessionLegacySchema = z
  .strictObject({ ...creation, workspaceId: opaqueIdSchema })
  .describe("Creates a session; the form for a registered workspace, which every host takes.");

export const createSessionParamsSchema = z
  .union([createSessionExplicitSchema, createSessionLegacySchema])
  .describe("Exactly one of `workspace` and `workspaceId`. A stored command is sent again in its own form.");

const command = { commandId: opaqueIdSchema, sessionId: opaqueIdSchema };

export const sendMessageParamsSchema = z
  .strictObject({ ...command, text: unicodeText(1, 32_768), expectedIdleRevision: decimalSchema })
  .describe("Sends a message to an idle session.");

export const cancelExecutionParamsSchema = z
  .strictObject({ ...command, expectedExecutionId: opaqueIdSchema })
  .describe("Ends the run that is named, and no later one.");

const reply = {
  ...command,
  interactionId: opaqueIdSchema,
  expectedRevision: decimalSchema,
  expectedExecutionId: opaqueIdSchema,
  inputDigest: digestSchema,
};

export const respondExplicitSchema = z
  .strictObject({ ...reply, response: interactionResponseSchema })
  .describe("Responds; the form for answers and for a reason.");

export const respondLegacySchema = z
  .strictObject({ ...reply, decision: z.enum(["approve", "deny"]) })
  .describe("Responds; the form for a plain decision, which every host takes.");

export const respondParamsSchema = z
  .union([respondExplicitSchema, respondLegacySchema])
  .describe("Exactly one of `response` and `decision`. A stored command is sent again in its own form.");

export const getCommandParamsSchema = z.strictObject({ commandId: opaqueIdSchema });

export type AgentWorkspaceSelection = z.infer<typeof workspaceSelectionSchema>;
