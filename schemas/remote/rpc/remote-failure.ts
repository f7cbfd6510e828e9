/** Failures of the RPC layer (facts, section 2). Outcomes of executions are another thing: see `./failure`. */
import { z } from "zod";
import { text } from "../shared/text-bounds.ts";

export const remoteFailureReasonSchema = z.enum([
  "INVALID_CONNECTION_STATE",
  "UPGRADE_REQUIRED",
  "UNAUTHENTICATED",
  "TOKEN_EXPIRED",
  "GRANT_REVOKED",
  "FORBIDDEN",
  "NOT_FOUND",
  "TARGET_UNAVAILABLE",
  "CONFLICT",
  "IDEMPOTENCY_CONFLICT",
  "RESET_REQUIRED",
  "CHECKPOINT_EXPIRED",
  "REVISION_EXPIRED",
  "RATE_LIMITED",
  "RESOURCE_EXHAUSTED",
  "INTERNAL",
]);

export const remoteFailureSchema = z
  .looseObject({
    reason: remoteFailureReasonSchema,
    message: text(0, 512),
    retryAfterMs: z.int().min(0).optional().describe("Milliseconds to wait before the same call."),
    details: z.record(z.string(), z.json()).optional(),
  })
  .describe("Why a call was refused. It says nothing of a stored receipt or of an execution.");

export type RemoteFailure = z.infer<typeof remoteFailureSchema>;
