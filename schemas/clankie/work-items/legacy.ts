import type { WorkItem } from "./item.ts";

/** A work item as clients know it that were made before milestones and the backlog. */
export interface LegacyWorkItem extends Omit<WorkItem, "milestone" | "status"> {
  readonly status: Exclude<WorkItem["status"], "backlog">;
}

/** The item as an older client can read it: without its milestone, and `todo` in place of `backlog`. */
export function legacyWorkItem(item: WorkItem): LegacyWorkItem {
  const { milestone: _, status, ...kept } = item;
  return { ...kept, status: status === "backlog" ? "todo" : status };
}
