import { unifiedDiff } from "../write/write.ts";
import type { PlannedFile, WritePlan } from "../write/write.ts";

/** Every difference between the disk and a fresh run as unified diffs, and the command that repairs them. */
export function renderDrift(plan: WritePlan, command: string): string {
  const changed = plan.files.filter((file) => file.change !== "keep");
  const force = changed.some((file) => file.atRisk !== null) ? " --force" : "";
  return [
    ...changed.map((file) => unifiedDiff(file.path, file.before?.toString("utf8") ?? null, file.after)),
    `${count(changed.length, "file")} to repair with: ${command}${force}`,
  ].join("\n\n");
}

/** One line on what a run did to the disk. */
export function renderSummary(plan: WritePlan): string {
  const number = (change: PlannedFile["change"]): number => plan.files.filter((file) => file.change === change).length;
  return `${count(number("create") + number("update"), "file")} written, ${number("remove")} removed, ${number("keep")} unchanged`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
