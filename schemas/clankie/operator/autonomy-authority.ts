import type { z } from "zod";
import type { AutonomyCommandSchema } from "./autonomy.ts";

/** Whether the service takes this command from the owner alone, and answers anybody else with `goal_owner_required`. */
export function autonomyNeedsOwner(command: z.infer<typeof AutonomyCommandSchema>): boolean {
  switch (command.action) {
    case "set_goal":
    case "accept_goal":
      return true;
    case "set_goal_status":
      return command.status === "active";
    case "set_enabled":
      return command.enabled;
    case "status":
    case "clear_goal":
    case "clear_wake":
      return false;
  }
}
