/** Reading the reports of workers, and saying that they were read. */
import { z } from "zod";
import { envelope } from "./envelope.ts";
import { ConversationIdSchema } from "./scalars.ts";
import { count } from "./text.ts";
import { WorkerReportSchema } from "./worker-reports.ts";

/** Reports in one page, and ids in one acknowledgement. */
export const WORKER_REPORT_PAGE_MAX = 100;

export const WorkerReportItemSchema = WorkerReportSchema.extend({ text: z.string() }).describe(
  "A worker's report with its text.",
);

export const WorkerReportPageSchema = z
  .strictObject({
    conversationId: z.string().min(1).max(256),
    unreadCount: count(),
    items: z.array(WorkerReportItemSchema).max(WORKER_REPORT_PAGE_MAX),
    ackDeliveryIds: z
      .array(z.uuid())
      .max(WORKER_REPORT_PAGE_MAX)
      .describe("Reports that this page shows whole, so that they may be acknowledged."),
  })
  .describe("Reports of workers to a conversation.");

export const WorkerReportsRequestSchema = z
  .strictObject({
    ...envelope("worker_reports"),
    conversationId: ConversationIdSchema,
    limit: z.int().min(1).max(WORKER_REPORT_PAGE_MAX).optional(),
  })
  .describe("Asks for the reports to a conversation.");

export const WorkerReportsResponseSchema = z.strictObject({
  ...envelope("worker_reports"),
  page: WorkerReportPageSchema,
});

export const AcknowledgeWorkerReportsRequestSchema = z
  .strictObject({
    ...envelope("acknowledge_worker_reports"),
    conversationId: ConversationIdSchema,
    deliveryIds: z.array(z.uuid()).min(1).max(WORKER_REPORT_PAGE_MAX),
  })
  .describe("Says that reports were read. Refused when one of them was not fully offered.");

export const AcknowledgeWorkerReportsResponseSchema = z.strictObject({
  ...envelope("acknowledge_worker_reports"),
  conversationId: ConversationIdSchema,
  acknowledged: count().describe("How many different reports that was."),
});
