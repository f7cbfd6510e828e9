import type { z } from "zod";
import type { StopTaskResultSchema } from "./stop-task.ts";

type StopTaskResult = z.infer<typeof StopTaskResultSchema>;

/** What a client shows after a Stop. `unsent_draft`: the typed text is still in that terminal; send the owner there. */
export type StopReading = StopTaskResult["outcome"] | "unsent_draft";

/**
 * What became of a Stop, by its typed fields alone: `detail` is prose and decides nothing (OS32). Hosts give the reason
 * only with `unavailable`; beside any other outcome the outcome counts.
 */
export function readStop(result: StopTaskResult): StopReading {
  return result.outcome === "unavailable" && result.reason !== undefined ? result.reason : result.outcome;
}
