/** Reports of workers, where they go, and panes that were closed. */
import { z } from "zod";
import { SUMMARY_MAX } from "./constants.ts";
import { ConversationIdSchema, TimestampSchema } from "./scalars.ts";

const paneText = z.string().min(1);

export const WorkerReportRoutingSchema = z
  .strictObject({
    source: z.enum(["adoption", "parent", "unadopted", "refused"]),
    reason: z
      .enum(["no_parent", "parent_unavailable", "parent_unlinked", "owner_removed", "authority_unavailable"])
      .optional(),
    leadPaneId: z.string().min(1).max(256).optional(),
    leadSeatId: z.string().min(1).max(256).optional(),
    conversationId: ConversationIdSchema.optional(),
  })
  .describe("Who gets a worker's reports, and why.");

export const WorkerReportSchema = z
  .strictObject({
    deliveryId: z.uuid(),
    conversationId: z.string().min(1).max(256),
    paneId: z.string().min(1).max(256),
    acceptedAt: z.string().describe("A moment as the host wrote it; its form is not checked."),
    state: z.enum(["pending", "attempting", "delivered", "uncertain", "read"]),
    stage: z.string().optional(),
  })
  .describe("How far a worker's report got on its way to a conversation.");

export const ClosedPaneSchema = z
  .strictObject({
    id: z.uuid(),
    paneId: paneText,
    seatId: paneText,
    title: z.string(),
    harness: z.enum(["claude", "codex"]),
    reason: z.string().min(1).max(SUMMARY_MAX),
    lastOutput: z.string().max(131_072),
    reportPath: paneText,
    closedAt: TimestampSchema,
    undoUntil: TimestampSchema,
    state: z.enum(["closing", "closed", "close_unconfirmed", "undoing", "reopened"]),
    resumedSeatId: z.string().optional(),
  })
  .describe("A pane that was closed and can be reopened until `undoUntil`.");
