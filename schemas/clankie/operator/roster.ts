/** The seats of the fleet, asked for once. `fleet` gives them with a cursor to wait at. */
import { z } from "zod";
import { FLEET_ROSTER_MAX, LIST_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { FleetSeatSchema } from "./seats.ts";
import { ClosedPaneSchema, WorkerReportSchema } from "./worker-reports.ts";

export const RosterRequestSchema = z
  .strictObject({
    ...envelope("roster"),
    includeWork: z.boolean().optional().describe("Adds `goal` and `assignment` to the seats."),
    includeCheckouts: z.boolean().optional(),
  })
  .describe("Asks for the seats as they are now.");

export const RosterResponseSchema = z.strictObject({
  ...envelope("roster"),
  seats: z.array(FleetSeatSchema).max(FLEET_ROSTER_MAX),
  closedPanes: z.array(ClosedPaneSchema).max(128).optional(),
  workerReports: z.array(WorkerReportSchema).max(LIST_MAX).optional(),
});
