/** What the operator service says instead of a result. */
import { z } from "zod";

export const OperatorServiceErrorCodeSchema = z
  .enum([
    "invalid_request",
    "captain_authentication_required",
    "operator_authority_required",
    "goal_owner_required",
    "question_owner_required",
    "refused",
    "herdr_session_mismatch",
    "captain_execution_unavailable",
  ])
  .describe("Why the service refused.");

export const OperatorServiceErrorSchema = z
  .object({
    error: OperatorServiceErrorCodeSchema,
    message: z.string().optional().describe("Prose beside `refused`."),
  })
  .describe("A refusal. It is definite: nothing was done.");
