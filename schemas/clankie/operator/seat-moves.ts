/** Moving an agent to another directory, closing a seat, and taking one back that lost its conversation. */
import { z } from "zod";
import { SEAT_DIRECTORY_MAX, SUMMARY_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { ConversationIdSchema, SeatIdSchema } from "./scalars.ts";
import { SeatControlSchema } from "./seat-control.ts";
import { FleetSeatSchema } from "./seats.ts";
import { rawText, trimmedText } from "./text.ts";

export const SeatMoveSchema = z
  .strictObject({ ...versioned, seatId: SeatIdSchema, workingDirectory: trimmedText(SEAT_DIRECTORY_MAX) })
  .describe("Which seat goes where.");

export const SeatMovedSchema = z
  .strictObject({ outcome: z.literal("moved"), seat: FleetSeatSchema })
  .describe("The same character in a new seat.");

export const SeatMoveFailedSchema = z
  .strictObject({
    outcome: z.literal("failed"),
    reason: z.enum([
      "unknown_seat",
      "unknown_directory",
      "harness_unavailable",
      "not_ready",
      "trust_required",
      "herdr_unreachable",
    ]),
    detail: rawText(SUMMARY_MAX).optional().describe("Prose. Branch on `reason`."),
    control: SeatControlSchema.optional(),
  })
  .describe("The seat stays where it is.");

export const MoveSeatResultSchema = z
  .discriminatedUnion("outcome", [SeatMovedSchema, SeatMoveFailedSchema])
  .describe("What became of a move.");

export const MoveSeatRequestSchema = z
  .strictObject({ ...envelope("move_seat"), move: SeatMoveSchema })
  .describe("Moves an agent to another directory.");

export const MoveSeatResponseSchema = z.strictObject({ ...envelope("move_seat"), result: MoveSeatResultSchema });

export const CloseSeatRequestSchema = z
  .strictObject({
    ...envelope("close_seat"),
    seatId: SeatIdSchema,
    unlandedReason: trimmedText(SUMMARY_MAX).optional().describe("Why work that has not landed may be left behind."),
  })
  .describe("Closes a seat. The character stays.");

export const CloseSeatResponseSchema = z.strictObject({
  ...envelope("close_seat"),
  seatId: SeatIdSchema,
  closed: z.boolean(),
});

export const ReadoptSeatRequestSchema = z
  .strictObject({ ...envelope("readopt_seat"), conversationId: ConversationIdSchema, seatId: SeatIdSchema })
  .describe("Makes a conversation the owner of a seat again.");

export const ReadoptSeatResponseSchema = z.strictObject({
  ...envelope("readopt_seat"),
  seatId: SeatIdSchema,
  adopted: z.boolean(),
});
