/** Stop, as the demo's captain does it for its one seat: a single Esc into the pane that works, and never into a draft. */
import type { StopTaskRequest } from "../../generated/typescript/clankie/operator/operator.ts";
import type { Fleet } from "./fleet.ts";
import type { Terminals } from "./terminals.ts";

export function stopTask({ includeReason }: StopTaskRequest, fleet: Fleet, terminals: Terminals): object {
  if (!fleet.isWorking) return { outcome: "already_finished" };
  if (!terminals.pressEscape()) {
    // Shipped strict readers do not know the reason (OS29).
    const reason = includeReason === true ? { reason: "unsent_draft" } : {};
    return { outcome: "unavailable", ...reason, detail: "Text that was not sent stands in the input line." };
  }
  fleet.setStatus("idle");
  return { outcome: "stopped", taskId: "task-1" };
}
