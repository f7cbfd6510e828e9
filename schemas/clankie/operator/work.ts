/** What a conversation or a seat is working towards. */
import { z } from "zod";
import { SUMMARY_MAX, TEXT_MAX } from "./constants.ts";
import { TimestampSchema } from "./scalars.ts";
import { count, trimmedText } from "./text.ts";

export const GoalStatusSchema = z.enum(["active", "paused", "blocked", "budget_limited", "usage_limited", "complete"]);

export const GoalSchema = z
  .strictObject({
    objective: trimmedText(TEXT_MAX),
    status: GoalStatusSchema,
    tokenBudget: z.int().min(1).optional(),
    tokensUsed: count(),
    timeUsedSeconds: count().optional(),
    createdAt: TimestampSchema,
    updatedAt: TimestampSchema,
  })
  .describe("A goal that an agent pursues by itself. Only in answers to a request with `includeWork`.");

export const WorkItemReferenceSchema = z
  .strictObject({ repoId: z.string().regex(/^[a-z0-9-]{1,64}$/u), itemId: trimmedText(64) })
  .describe("An item of work in a repository.");

export const AssignmentSchema = z
  .strictObject({
    objective: trimmedText(SUMMARY_MAX),
    issue: WorkItemReferenceSchema.optional(),
    updatedAt: TimestampSchema,
  })
  .describe("The task at hand. Only in answers to a request with `includeWork`.");
