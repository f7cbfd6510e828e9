/** The fleet: every seat, character and channel at one cursor, with a long poll for the next change. */
import { z } from "zod";
import { ChannelSchema } from "./channels.ts";
import { FLEET_EDGE_MAX, FLEET_ROSTER_MAX, FLEET_WAIT_MS_MAX, LIST_MAX, PERSONA_LIST_MAX } from "./constants.ts";
import { ConversationSchema } from "./conversations.ts";
import { envelope, versioned } from "./envelope.ts";
import { PersonaSchema } from "./personas.ts";
import { ConversationIdSchema, CursorSchema, SeatIdSchema, TimestampSchema } from "./scalars.ts";
import { FleetSeatSchema } from "./seats.ts";
import { count } from "./text.ts";
import { AssignmentSchema, GoalSchema } from "./work.ts";
import { ClosedPaneSchema, WorkerReportSchema } from "./worker-reports.ts";

export const FleetGoalSchema = z.strictObject({ conversationId: ConversationIdSchema, goal: GoalSchema });

export const FleetAssignmentSchema = z.strictObject({
  conversationId: ConversationIdSchema,
  assignment: AssignmentSchema,
});

export const FleetTallySchema = z
  .strictObject({
    seatId: SeatIdSchema,
    day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/u),
    runs: count(),
    greenRuns: count(),
    ships: count(),
    promptsSent: count(),
  })
  .describe("What a seat did in one day.");

export const FleetEdgeSchema = z
  .strictObject({
    kind: z.enum(["prompt", "spawn", "reply"]),
    fromSeatId: SeatIdSchema,
    toSeatId: SeatIdSchema,
    at: TimestampSchema,
    conversationId: ConversationIdSchema.optional(),
    entryId: CursorSchema.optional(),
  })
  .describe("One seat prompted, started or answered another.");

export const FleetSnapshotSchema = z
  .strictObject({
    ...versioned,
    cursor: CursorSchema,
    seats: z.array(FleetSeatSchema).max(FLEET_ROSTER_MAX),
    personas: z.array(PersonaSchema).max(PERSONA_LIST_MAX),
    channels: z.array(ChannelSchema).max(LIST_MAX),
    goals: z.array(FleetGoalSchema).max(LIST_MAX).optional(),
    assignments: z.array(FleetAssignmentSchema).max(LIST_MAX).optional(),
    closedPanes: z.array(ClosedPaneSchema).max(128).optional(),
    workerReports: z.array(WorkerReportSchema).max(LIST_MAX).optional(),
    roomHandoffs: z.array(ConversationSchema).max(LIST_MAX).optional(),
    tallies: z.array(FleetTallySchema).max(FLEET_ROSTER_MAX).optional(),
    edges: z.array(FleetEdgeSchema).max(FLEET_EDGE_MAX).optional(),
  })
  .describe("The whole fleet. A wait that ends without a change repeats it with the same cursor.");

export const FleetRequestSchema = z
  .strictObject({
    ...envelope("fleet"),
    cursor: CursorSchema.optional().describe("The current cursor waits for a change; any other is answered at once."),
    waitMs: z.int().min(0).max(FLEET_WAIT_MS_MAX).optional().describe("How long to wait; 0 when absent."),
    view: z.literal("home").optional().describe("Only characters that are seated or belong to a channel."),
    includeWork: z.boolean().optional(),
    includeClosedPanes: z.boolean().optional(),
    includeCheckouts: z.boolean().optional(),
  })
  .describe("Asks for the fleet. What an `include` key names is left out unless the key is true.");

export const FleetResponseSchema = z.strictObject({ ...envelope("fleet"), snapshot: FleetSnapshotSchema });
