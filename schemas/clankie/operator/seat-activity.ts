/** What the occupant of a seat is doing, by its tools or by its own word. */
import { z } from "zod";
import { STANCE_NOTE_MAX } from "./constants.ts";
import { TimestampSchema } from "./scalars.ts";
import { count } from "./text.ts";

export const ActivityKindSchema = z
  .enum(["reading", "editing", "testing", "planning", "waiting"])
  .describe("What kind of work an occupant does.");

export const NativeToolActivitySchema = z
  .strictObject({
    source: z.literal("native_tool"),
    kind: ActivityKindSchema,
    toolName: z.string().min(1).max(128),
    startedAt: TimestampSchema,
  })
  .describe("Seen from the tool that runs.");

export const StatedActivitySchema = z
  .strictObject({
    source: z.literal("stated"),
    kind: ActivityKindSchema,
    statedAt: TimestampSchema,
    expiresAt: TimestampSchema,
  })
  .describe("Said by the occupant, good until `expiresAt`.");

export const SeatActivitySchema = z
  .discriminatedUnion("source", [NativeToolActivitySchema, StatedActivitySchema])
  .describe("What the occupant is doing, and how that is known.");

export const StancePoseSchema = z.enum(["working", "thinking", "stuck", "hauling", "resting", "celebrate"]);

export const StanceSchema = z
  .strictObject({
    pose: StancePoseSchema,
    activityKind: ActivityKindSchema.optional(),
    note: z.string().trim().max(STANCE_NOTE_MAX).optional(),
    statedAt: TimestampSchema,
    expiresAt: TimestampSchema,
  })
  .describe("How the occupant wants to be seen, good until `expiresAt`.");

export const SeatOutcomeSchema = z
  .strictObject({ result: z.enum(["passed", "failed"]), at: TimestampSchema })
  .describe("How the last piece of work of a seat ended.");

export const SubagentSchema = z.strictObject({
  label: z.string().max(120),
  status: z.enum(["running", "done"]),
  id: z.string().min(1).max(512).optional(),
  startedAt: TimestampSchema.optional(),
  endedAt: TimestampSchema.optional(),
});

export const SubagentsSchema = z
  .strictObject({ running: count(), recent: z.array(SubagentSchema).max(8) })
  .describe("Helpers that the occupant started.");
