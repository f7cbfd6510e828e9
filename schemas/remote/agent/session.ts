import { z } from "zod";
import { decimalSchema, opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";

export const agentCursorSchema = z
  .strictObject({ sessionId: opaqueIdSchema, streamEpoch: opaqueIdSchema, seq: decimalSchema })
  .meta({ id: "AgentCursor", description: "A position in the events of a session. Sequence 0 is before the first." });

export const workspaceKindSchema = z.enum(["registered", "system"]);

export const sessionSchema = z
  .looseObject({
    sessionId: opaqueIdSchema,
    agentId: opaqueIdSchema,
    workspaceId: opaqueIdSchema,
    workspaceKind: workspaceKindSchema.optional().describe("Absent on older hosts."),
    title: unicodeText(0, 4096),
    updatedAt: timestampSchema,
    historyRevision: decimalSchema,
    activeExecutionId: opaqueIdSchema.optional(),
    idleRevision: decimalSchema.optional().describe("Only while the session is idle. It fences the next message."),
  })
  .meta({ id: "AgentSession", description: "A conversation with one agent in one workspace." });

export type AgentCursor = z.infer<typeof agentCursorSchema>;
export type AgentSession = z.infer<typeof sessionSchema>;
