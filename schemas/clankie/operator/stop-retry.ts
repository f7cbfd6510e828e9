import type { z } from "zod";
import type { StopTaskRequestSchema } from "./stop-task.ts";

type StopTaskRequest = z.infer<typeof StopTaskRequestSchema>;

/**
 * The request to send once more after an answer with HTTP `status`, or undefined when there is none to send.
 *
 * Only the 400 of an older host or relay, given before anything was dispatched, allows a retry, and only without the key
 * it does not know. The retry has no key to leave out, so there is never a second one. An uncertain Stop and every other
 * failure allow none (OS30).
 */
export function stopRetryAfter(request: StopTaskRequest, status: number): StopTaskRequest | undefined {
  if (status !== 400 || request.includeReason === undefined) return undefined;
  const { includeReason: _, ...older } = request;
  return older;
}
