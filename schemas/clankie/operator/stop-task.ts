/** Stopping the task that runs in a conversation. */
import { z } from "zod";
import { SUMMARY_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { ConversationIdSchema } from "./scalars.ts";
import { rawText } from "./text.ts";

export const StopTaskResultSchema = z
  .strictObject({
    outcome: z.enum(["stopped", "already_finished", "unsupported", "uncertain", "unavailable"]),
    taskId: z.string().min(1).max(512).optional(),
    detail: rawText(SUMMARY_MAX).optional().describe("Prose. Branch on `outcome` and `reason`."),
    reason: z
      .enum(["unsent_draft"])
      .optional()
      .describe("Text that nobody sent stands in the terminal's input line. Only when `includeReason` asked for it."),
  })
  .describe("What became of the Stop. `uncertain`: it may have worked; never repeat it by itself.");

export const StopTaskRequestSchema = z
  .strictObject({
    ...envelope("stop_task"),
    conversationId: ConversationIdSchema,
    includeReason: z
      .literal(true)
      .optional()
      .describe("Asks for `reason`. An older host refuses the key with HTTP 400."),
  })
  .describe("Asks to stop the current task of a conversation; the service finds out which one that is.");

export const StopTaskResponseSchema = z.strictObject({ ...envelope("stop_task"), result: StopTaskResultSchema });
