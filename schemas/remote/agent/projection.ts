import { z } from "zod";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { executionSchema } from "./execution.ts";
import { interactionSummarySchema } from "./interaction.ts";
import { messageSchema } from "./message.ts";
import { partSchema } from "./part.ts";
import { agentCursorSchema, sessionSchema } from "./session.ts";

export const agentProjectionSchema = z
  .strictObject({
    cursor: agentCursorSchema,
    session: sessionSchema,
    executions: z.record(z.string(), executionSchema),
    messages: z.record(z.string(), messageSchema),
    parts: z.record(z.string(), partSchema),
    interactions: z.record(z.string(), interactionSummarySchema),
    tombstones: z.array(opaqueIdSchema).max(100_000).describe("Ids of removed messages and parts, never used again."),
  })
  .describe(
    "A session as its events up to the cursor leave it, by id. For a stored one; a live one is not judged again.",
  );

export type AgentProjection = z.infer<typeof agentProjectionSchema>;
