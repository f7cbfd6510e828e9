/** Autonomy: the goal that a conversation pursues by itself, and when it wakes up for it. */
import { z } from "zod";
import { SUMMARY_MAX, TEXT_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { ConversationIdSchema, TimestampSchema } from "./scalars.ts";
import { trimmedText } from "./text.ts";
import { GoalSchema } from "./work.ts";

export const AutonomyStatusCommandSchema = z
  .strictObject({ action: z.literal("status") })
  .describe("Reads the state and changes nothing.");

export const AutonomySetEnabledCommandSchema = z
  .strictObject({ action: z.literal("set_enabled"), enabled: z.boolean() })
  .describe("Switches autonomy on, which needs the owner, or off.");

export const AutonomySetGoalCommandSchema = z
  .strictObject({
    action: z.literal("set_goal"),
    objective: trimmedText(TEXT_MAX),
    tokenBudget: z.int().min(1).optional().describe("Tokens that may be spent on it."),
  })
  .describe("Sets a new goal. Needs the owner.");

export const AutonomyAcceptGoalCommandSchema = z
  .strictObject({ action: z.literal("accept_goal") })
  .describe("Accepts the goal that the agent proposed. Needs the owner.");

export const AutonomySetGoalStatusCommandSchema = z
  .strictObject({ action: z.literal("set_goal_status"), status: z.enum(["active", "paused"]) })
  .describe("Resumes the goal, which needs the owner, or pauses it.");

export const AutonomyClearGoalCommandSchema = z
  .strictObject({ action: z.literal("clear_goal") })
  .describe("Drops the goal.");

export const AutonomyClearWakeCommandSchema = z
  .strictObject({ action: z.literal("clear_wake") })
  .describe("Drops the wake-up that is due.");

export const AutonomyCommandSchema = z
  .discriminatedUnion("action", [
    AutonomyStatusCommandSchema,
    AutonomySetEnabledCommandSchema,
    AutonomySetGoalCommandSchema,
    AutonomyAcceptGoalCommandSchema,
    AutonomySetGoalStatusCommandSchema,
    AutonomyClearGoalCommandSchema,
    AutonomyClearWakeCommandSchema,
  ])
  .describe("Reads or changes the autonomy of a conversation. Without the owner: HTTP 403 `goal_owner_required`.");

export const AutonomyWakeSchema = z
  .strictObject({ at: TimestampSchema, reason: trimmedText(SUMMARY_MAX), createdAt: TimestampSchema })
  .describe("When the agent goes on by itself, and why.");

export const AutonomyStatusSchema = z
  .strictObject({
    enabled: z.boolean(),
    error: z.literal("state_unreadable").optional(),
    goal: GoalSchema.optional(),
    wake: AutonomyWakeSchema.optional(),
  })
  .describe("The autonomy of a conversation as it now stands.");

export const AutonomyRequestSchema = z
  .strictObject({ ...envelope("autonomy"), conversationId: ConversationIdSchema, command: AutonomyCommandSchema })
  .describe("Reads or changes the autonomy of a conversation.");

export const AutonomyResponseSchema = z.strictObject({ ...envelope("autonomy"), status: AutonomyStatusSchema });
