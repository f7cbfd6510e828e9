/** Events about the work behind a conversation: what the agent does, its tools, its turns. */
import { z } from "zod";
import { CODE_MAX, SUMMARY_MAX, TEXT_MAX, TOOL_DETAIL_MAX } from "./constants.ts";
import { ContextUsageSchema } from "./conversations.ts";
import { eventOf } from "./event.ts";
import { RefSchema, RunIdSchema } from "./scalars.ts";
import { DeliveryStageSchema } from "./sends.ts";
import { rawText, trimmedText } from "./text.ts";
import { WorkerReportRoutingSchema } from "./worker-reports.ts";

export const ActivityEventSchema = z
  .strictObject({
    ...eventOf("activity"),
    phase: z.enum(["waiting", "thinking", "responding", "preparing_tool", "compacting", "retrying"]),
  })
  .describe("What the agent is doing at this moment.");

export const ContextEventSchema = z
  .strictObject({ ...eventOf("context"), usage: ContextUsageSchema })
  .describe("The use of the model's context changed.");

export const ToolEventSchema = z
  .strictObject({
    ...eventOf("tool"),
    toolCallId: RefSchema,
    name: trimmedText(CODE_MAX),
    phase: z.enum(["started", "completed", "failed"]),
    summary: rawText(SUMMARY_MAX).optional(),
    skillName: trimmedText(CODE_MAX).optional(),
    detail: rawText(TOOL_DETAIL_MAX).optional(),
  })
  .describe("A tool call began or ended.");

export const AuthEventSchema = z
  .strictObject({
    ...eventOf("auth"),
    phase: z.enum(["required", "completed"]),
    summary: rawText(SUMMARY_MAX).optional(),
  })
  .describe("The agent needs the owner to sign in somewhere, or the owner has.");

export const SessionEventSchema = z
  .strictObject({ ...eventOf("session"), phase: z.enum(["started", "waiting", "completed", "failed"]) })
  .describe("The harness session behind the conversation changed its state.");

export const TurnEventSchema = z
  .strictObject({
    ...eventOf("turn"),
    runId: RunIdSchema,
    phase: z.enum(["accepted", "completed", "failed", "cancelled"]),
    reasonCode: trimmedText(CODE_MAX).optional().describe("An open set, such as `service_restarted`."),
    summary: rawText(SUMMARY_MAX).optional(),
    deliveryStage: DeliveryStageSchema.optional(),
    workerReportRouting: WorkerReportRoutingSchema.optional(),
  })
  .describe("A run was accepted or settled. Every accepted run settles once.");

export const WorkerTranscriptEventSchema = z
  .strictObject({
    ...eventOf("worker_transcript"),
    workerRunId: RefSchema,
    phase: z.enum(["snapshot", "tail"]),
    summary: rawText(TEXT_MAX),
  })
  .describe("What a worker of this conversation wrote.");
