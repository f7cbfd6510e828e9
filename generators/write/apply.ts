import { mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256 } from "./hash.ts";
import type { PlannedFile, WritePlan } from "./plan.ts";
import type { RunFolder } from "./run-folder.ts";

/**
 * Carries a plan out. All texts are first written to temporary files, then moved into place one by one; files to keep
 * are not touched.
 *
 * Promise: when anything fails, every file is again as it was before, and the failure is thrown.
 */
export function applyPlan(plan: WritePlan, run: RunFolder): void {
  const changes = plan.files.filter((file) => file.change !== "keep");
  if (changes.length === 0) return;
  run.notePending({ pending: pendingHashes(changes) });
  const staged = changes.map((file, index) => {
    const temporary = join(run.path, `${index}.tmp`);
    if (file.after !== null) writeFileSync(temporary, file.after);
    return { file, temporary };
  });
  const done: PlannedFile[] = [];
  try {
    for (const { file, temporary } of staged) {
      const target = join(plan.root, file.path);
      if (file.after === null) {
        rmSync(target);
      } else {
        mkdirSync(dirname(target), { recursive: true });
        renameSync(temporary, target);
      }
      done.push(file);
    }
  } catch (error) {
    for (const file of done.toReversed()) restore(plan.root, file, run);
    throw error;
  }
  for (const { file } of staged) if (file.after === null) removeEmptyFolders(plan, dirname(file.path));
}

function pendingHashes(changes: readonly PlannedFile[]): Record<string, string> {
  return Object.fromEntries(changes.flatMap(({ path, after }) => (after === null ? [] : [[path, sha256(after)]])));
}

function restore(root: string, file: PlannedFile, run: RunFolder): void {
  const target = join(root, file.path);
  if (file.before === null) {
    rmSync(target, { force: true });
    return;
  }
  const temporary = join(run.path, "restore.tmp");
  writeFileSync(temporary, file.before);
  renameSync(temporary, target);
}

/** Folders that a removal left empty, up to the generated root. */
function removeEmptyFolders(plan: WritePlan, folder: string): void {
  if (!folder.startsWith(`${plan.generatedRoot}/`)) return;
  try {
    rmdirSync(join(plan.root, folder));
  } catch {
    return;
  }
  removeEmptyFolders(plan, dirname(folder));
}
