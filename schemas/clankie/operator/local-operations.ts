/** Operations of an agent on the host's own machine. A relay refuses them for every device. */
import { z } from "zod";
import { STANCE_MAX_MS, STANCE_NOTE_MAX, TITLE_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { DeliveredFileSchema } from "./files.ts";
import { ConversationIdSchema, PersonaIdSchema, SeatIdSchema } from "./scalars.ts";
import { ActivityKindSchema, StancePoseSchema, StanceSchema } from "./seat-activity.ts";
import { trimmedText } from "./text.ts";
import { AssignmentSchema } from "./work.ts";

const paneId = trimmedText(128);

export const StanceStatementSchema = z
  .strictObject({
    herdrPaneId: paneId,
    pose: StancePoseSchema,
    activityKind: ActivityKindSchema.optional(),
    note: z.string().trim().max(STANCE_NOTE_MAX).optional(),
    ttlMs: z.int().min(1).max(STANCE_MAX_MS).optional().describe("How long it is good for; 15 minutes when absent."),
  })
  .describe("What an occupant says of itself.");

export const StanceStatedSchema = z.strictObject({
  outcome: z.literal("stated"),
  seatId: SeatIdSchema,
  personaId: PersonaIdSchema,
  stance: StanceSchema,
});

export const StanceUnseatedSchema = z
  .strictObject({ outcome: z.literal("unseated"), herdrPaneId: paneId })
  .describe("There is no seat in that pane.");

export const StateStanceResultSchema = z
  .discriminatedUnion("outcome", [StanceStatedSchema, StanceUnseatedSchema])
  .describe("What became of the statement.");

export const StateStanceRequestSchema = z
  .strictObject({ ...envelope("state_stance"), stance: StanceStatementSchema })
  .describe("States how the occupant of a pane wants to be seen.");

export const StateStanceResponseSchema = z.strictObject({
  ...envelope("state_stance"),
  result: StateStanceResultSchema,
});

export const AssignmentStatementSchema = AssignmentSchema.omit({ updatedAt: true }).describe("The task at hand.");

export const WorkStatementSchema = z
  .strictObject({
    herdrPaneId: paneId,
    assignment: AssignmentStatementSchema.nullable().describe("Null: none any more."),
  })
  .describe("What an occupant says it works on.");

export const WorkStatedSchema = z.strictObject({
  outcome: z.literal("stated"),
  seatId: z.string(),
  assignment: AssignmentSchema,
});

export const WorkClearedSchema = z.strictObject({ outcome: z.literal("cleared"), seatId: z.string() });

export const WorkUnseatedSchema = z.strictObject({ outcome: z.literal("unseated"), herdrPaneId: z.string() });

export const StateWorkResultSchema = z
  .discriminatedUnion("outcome", [WorkStatedSchema, WorkClearedSchema, WorkUnseatedSchema])
  .describe("What became of the statement.");

export const StateWorkRequestSchema = z
  .strictObject({ ...envelope("state_work"), work: WorkStatementSchema })
  .describe("States what the occupant of a pane works on.");

export const StateWorkResponseSchema = z.strictObject({ ...envelope("state_work"), result: StateWorkResultSchema });

export const PublishFileRequestSchema = z
  .strictObject({
    ...envelope("publish_file"),
    conversationId: ConversationIdSchema,
    path: trimmedText(4_096).describe("A path on the host."),
    filename: trimmedText(TITLE_MAX).optional(),
    mediaType: trimmedText(TITLE_MAX).optional(),
  })
  .describe("Hands a file over to the owner.");

export const PublishFileResponseSchema = z.strictObject({ ...envelope("publish_file"), file: DeliveredFileSchema });
