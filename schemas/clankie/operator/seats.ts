/** A seat of the fleet: who sits there, what it does, what it can take. */
import { z } from "zod";
import { uniqueItems } from "../../kit/kit.ts";
import { CODE_MAX, SEAT_DIRECTORY_MAX, SUMMARY_MAX, TITLE_MAX } from "./constants.ts";
import {
  ConversationIdSchema,
  FleetNameSchema,
  OccupantIdSchema,
  PersonaIdSchema,
  RefSchema,
  SeatIdSchema,
} from "./scalars.ts";
import { SeatActivitySchema, SeatOutcomeSchema, StanceSchema, SubagentsSchema } from "./seat-activity.ts";
import { DeliveryModeSchema } from "./sends.ts";
import { rawText, trimmedText } from "./text.ts";
import { AssignmentSchema, GoalSchema } from "./work.ts";
import { WorkerReportRoutingSchema } from "./worker-reports.ts";

export const FleetSeatInputCapabilitiesSchema = z
  .strictObject({
    deliveryModes: z
      .array(DeliveryModeSchema)
      .max(2)
      .check(uniqueItems())
      .describe("Modes that work on the connection as it is now, in no order. Empty: plain Send only."),
    interrupt: z.boolean().describe("`stop_task` can stop the task that runs in this seat."),
    nextTurnOnly: z.boolean().describe("A message can wait for the next turn; the current one cannot be steered."),
  })
  .describe("What was seen of a seat's input. It grants nothing and promises no delivery; absent means unknown.");

export const FleetLevelSchema = z
  .strictObject({ id: RefSchema, label: rawText(TITLE_MAX), number: z.int().min(1) })
  .describe("A workspace or a tab of the terminal host.");

export const SeatPlacementSchema = z
  .strictObject({ workspace: FleetLevelSchema, tab: FleetLevelSchema })
  .describe("Where in the terminal host a seat stands.");

export const SeatOwnerSchema = z
  .strictObject({ conversationId: ConversationIdSchema, hired: z.boolean() })
  .describe("The conversation that a seat works for.");

export const SeatAccountSchema = z
  .strictObject({ label: z.string().min(1).max(64), home: z.string().min(1).max(4_096) })
  .describe("The account of the harness that a seat runs under, and its directory on the host.");

export const FleetSeatSchema = z
  .strictObject({
    seatId: SeatIdSchema,
    occupantId: OccupantIdSchema,
    personaId: PersonaIdSchema,
    harness: trimmedText(CODE_MAX),
    status: trimmedText(CODE_MAX).describe("An open set of codes, such as `working`, `idle` or `offline`."),
    title: rawText(TITLE_MAX),
    inputCapabilities: FleetSeatInputCapabilitiesSchema.optional(),
    conversationId: ConversationIdSchema.optional(),
    owner: SeatOwnerSchema.optional().describe("Absent: nobody owns the seat."),
    activity: SeatActivitySchema.optional(),
    goal: GoalSchema.optional(),
    assignment: AssignmentSchema.optional(),
    summary: rawText(SUMMARY_MAX).optional(),
    next: rawText(SUMMARY_MAX).optional(),
    workingDirectory: z.string().trim().max(SEAT_DIRECTORY_MAX).optional(),
    placement: SeatPlacementSchema.optional(),
    machine: trimmedText(TITLE_MAX).optional(),
    herdrSession: trimmedText(TITLE_MAX).optional(),
    fleet: FleetNameSchema.optional().describe("Absent: the default fleet."),
    stance: StanceSchema.optional(),
    lastOutcome: SeatOutcomeSchema.optional(),
    parentSeatId: SeatIdSchema.optional(),
    subagents: SubagentsSchema.optional().describe("Absent: unknown."),
    workerReportRouting: WorkerReportRoutingSchema.optional(),
    account: SeatAccountSchema.optional(),
  })
  .describe("One seat as the host sees it now.");
