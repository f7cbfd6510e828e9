import { isBreaking } from "./change.ts";
import type { Change } from "./change.ts";

/** The changes as text: each with its pointer and, on a line each, the verdict of every direction; counts at the end. */
export function renderChanges(changes: readonly Change[]): string {
  const blocks = changes.map(({ at, what, verdicts }) => {
    const lines = verdicts.map(
      ({ direction, breaking, rule, reason }) =>
        `  ${direction.padEnd(8)} ${breaking ? "breaking  " : "compatible"} ${rule.padEnd(3)} ${reason}`,
    );
    return [`${at}: ${what}`, ...lines].join("\n");
  });
  const breaking = changes.filter(isBreaking).length;
  return [...blocks, `${count(changes.length)}, ${breaking === 0 ? "none" : breaking} breaking.`].join("\n\n");
}

function count(changes: number): string {
  if (changes === 0) return "No change";
  return `${changes} change${changes === 1 ? "" : "s"}`;
}
