/** Lists of agents, workspaces and sessions (facts, sections 7.1 and 7.2). */
import { z } from "zod";
import { utf16Length } from "../../kit/kit.ts";
import { pageOf, pageParams } from "../shared/paging.ts";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";
import { modelSummarySchema } from "./model-summary.ts";
import { sessionSchema } from "./session.ts";

const emoji = z
  .string()
  .regex(/^[^\uD800-\uDFFF]*$/u)
  .trim()
  .check(utf16Length(1, 64))
  .describe("Shown beside the name. Never a path or URL.");

export const agentItemSchema = z
  .looseObject({
    agentId: opaqueIdSchema,
    name: unicodeText(0, 4096),
    emoji: emoji.optional(),
    model: modelSummarySchema.nullable().optional().describe("Null: none configured. Absent: an older host."),
  })
  .describe("An agent of the host.");

export const workspaceItemSchema = z
  .looseObject({ workspaceId: opaqueIdSchema, name: unicodeText(0, 4096) })
  .describe("A registered workspace of an agent.");

export const listAgentsParamsSchema = z.strictObject(pageParams);
export const agentPageSchema = z.looseObject(pageOf(agentItemSchema));

export const listWorkspacesParamsSchema = z.strictObject({ agentId: opaqueIdSchema, ...pageParams });
export const workspacePageSchema = z.looseObject({
  ...pageOf(workspaceItemSchema),
  systemWorkspace: z.boolean().optional().describe("Only true allows a session in the system workspace."),
});

export const listSessionsParamsSchema = z.strictObject({
  agentId: opaqueIdSchema.optional(),
  workspaceId: opaqueIdSchema.optional(),
  ...pageParams,
});
export const sessionPageSchema = z.looseObject(pageOf(sessionSchema));

export const getSessionParamsSchema = z.strictObject({ sessionId: opaqueIdSchema });
export const sessionResultSchema = z.looseObject({ session: sessionSchema });

export type WorkspacePage = z.infer<typeof workspacePageSchema>;
