/** Hiring: a new seat with an agent of its own. */
import { z } from "zod";
import { SEAT_DIRECTORY_MAX, SUMMARY_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { AgentNameSchema, FleetNameSchema, ProjectIdSchema, RoleSchema } from "./scalars.ts";
import { SeatControlSchema } from "./seat-control.ts";
import { SeatProfileSchema, seatProfile } from "./seat-profile.ts";
import { FleetSeatSchema } from "./seats.ts";
import { DeliveryStageSchema } from "./sends.ts";
import { rawText, trimmedText } from "./text.ts";

/** Characters of a brief. */
export const SEAT_BRIEF_MAX = 32_768;

const lowerCaseUuid = z.uuid().lowercase();

export const FreshIntentSchema = z
  .strictObject({ id: lowerCaseUuid, afterReceiptId: lowerCaseUuid })
  .describe("Says that this hire is wanted beside an earlier one.");

export const SeatHireSchema = z
  .strictObject({
    ...versioned,
    title: AgentNameSchema,
    workingDirectory: trimmedText(SEAT_DIRECTORY_MAX),
    ...seatProfile,
    resume: trimmedText(128).optional().describe("A harness session to take up again."),
    chrome: z.boolean().optional().describe("Give the agent a browser."),
    fleet: FleetNameSchema.optional(),
    projectId: ProjectIdSchema.optional(),
    pipeline: trimmedText(200)
      .regex(/^\P{Cc}*$/u)
      .optional(),
    deliverable: trimmedText(512).optional(),
    role: RoleSchema.optional(),
    freshIntent: FreshIntentSchema.optional(),
  })
  .describe("The seat that is wanted.");

export const PendingRoleAssignmentSchema = z.strictObject({ outcome: z.literal("pending"), operationId: z.uuid() });

export const UnsavedRoleAssignmentSchema = z.strictObject({ outcome: z.literal("unsaved") });

export const SeatRoleAssignmentSchema = z
  .discriminatedUnion("outcome", [PendingRoleAssignmentSchema, UnsavedRoleAssignmentSchema])
  .describe("What became of the role that was asked for.");

export const SeatSkillsSchema = z
  .strictObject({
    mode: z.enum(["bundled", "plain"]),
    source: z.enum(["setting", "override"]),
    applied: z.boolean(),
    included: z.array(z.string()),
    excluded: z.array(z.string()),
  })
  .meta({ description: "As older hosts told of a seat's skills.", deprecated: true });

export const SeatSpawnedSchema = z
  .strictObject({
    outcome: z.literal("spawned"),
    seat: FleetSeatSchema,
    deliveryStage: DeliveryStageSchema.optional().describe("How far the brief got."),
    control: SeatControlSchema.optional(),
    profile: SeatProfileSchema.optional(),
    roleAssignment: SeatRoleAssignmentSchema.optional(),
    skills: SeatSkillsSchema.optional(),
  })
  .describe("The seat is there.");

export const SeatSpawnFailedSchema = z
  .strictObject({
    outcome: z.literal("failed"),
    reason: z.enum([
      "unknown_directory",
      "harness_unavailable",
      "not_ready",
      "trust_required",
      "herdr_unreachable",
      "at_capacity",
      "delivery_unconfirmed",
      "start_unconfirmed",
    ]),
    deliveryStage: DeliveryStageSchema.optional(),
    detail: rawText(SUMMARY_MAX).optional().describe("Prose. Branch on `reason`."),
    control: SeatControlSchema.optional(),
  })
  .describe("There is no seat, or with an `unconfirmed` reason it is not known whether there is one.");

export const SpawnSeatResultSchema = z
  .discriminatedUnion("outcome", [SeatSpawnedSchema, SeatSpawnFailedSchema])
  .describe("What became of a hire.");

export const SpawnSeatRequestSchema = z
  .strictObject({
    ...envelope("spawn_seat"),
    conversationId: trimmedText(256)
      .optional()
      .describe("The conversation that hires. Without one that may, the hire fails with `not_ready`."),
    brief: z.string().min(1).max(SEAT_BRIEF_MAX).optional().describe("What the agent is told first."),
    seat: SeatHireSchema,
  })
  .describe("Hires an agent into a new seat.");

export const SpawnSeatResponseSchema = z.strictObject({ ...envelope("spawn_seat"), result: SpawnSeatResultSchema });
