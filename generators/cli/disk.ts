import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";
import { applyPlan, planWrites, takeRunFolder } from "../write/write.ts";
import type { OutputFiles, PlannedFile, WritePlan } from "../write/write.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";

export interface DiskResult {
  readonly plan: WritePlan;
  readonly diagnostics: readonly Diagnostic[];
}

/** Tells in what the disk differs from the outputs. Writes nothing. */
export function compareWithDisk(project: Project, outputs: readonly OutputFiles[]): DiskResult {
  const plan = guardDisk(() => planWrites(planInput(project, outputs)));
  return {
    plan,
    diagnostics: [...manifestFindings(plan), ...plan.files.flatMap(driftFindings), ...strangerFindings(plan, "error")],
  };
}

/** Puts the outputs on the disk, or changes nothing and says why. `force` gives edited files up. */
export function writeToDisk(project: Project, outputs: readonly OutputFiles[], force: boolean): DiskResult {
  return guardDisk(() => {
    const run = takeRunFolder(project.root, project.config.generated);
    if ("heldBy" in run) {
      const { pid, folder } = run.heldBy;
      throw new Stop("SW604", `another run (process ${pid}) is at work; if there is none, delete ${folder}`);
    }
    try {
      const plan = planWrites(planInput(project, outputs));
      const refusals = force ? [] : [...manifestFindings(plan), ...plan.files.flatMap(riskFindings)];
      if (refusals.length === 0) applyPlan(plan, run.taken);
      return { plan, diagnostics: [...refusals, ...strangerFindings(plan, "warning")] };
    } finally {
      run.taken.release();
    }
  });
}

function planInput(project: Project, outputs: readonly OutputFiles[]): Parameters<typeof planWrites>[0] {
  const complete = outputs.length === project.config.outputs.length;
  const { generated: generatedRoot, openapi } = project.config;
  // The hand-written overlay lies beside the document, so only the folder of the bundles is all ours.
  const otherFolders = project.config.outputs.includes("openapi") ? [`${openapi.folder}/schemas`] : [];
  return { root: project.root, generatedRoot, otherFolders, outputs, complete };
}

/** A disk that refuses is not our fault. */
function guardDisk<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw new Stop("SW604", error.message);
    throw error;
  }
}

function manifestFindings(plan: WritePlan): Diagnostic[] {
  return plan.manifestUnreadable ? [diagnose("SW605", `${plan.generatedRoot}/manifest.json cannot be read`)] : [];
}

function driftFindings(file: PlannedFile): Diagnostic[] {
  if (file.change === "keep") return [];
  if (file.atRisk !== null) return riskFindings(file);
  const state = { create: "missing", update: "out of date", remove: "stale" }[file.change];
  return [diagnose("SW601", `${file.path} is ${state}`)];
}

function riskFindings(file: PlannedFile): Diagnostic[] {
  if (file.atRisk === null) return [];
  if (file.atRisk === "edited")
    return [diagnose("SW602", `${file.path} was edited by hand (--force gives the edit up)`)];
  return [diagnose("SW603", `${file.path} is not a file that a run wrote (--force overwrites it)`)];
}

function strangerFindings(plan: WritePlan, severity: Diagnostic["severity"]): Diagnostic[] {
  return plan.strangers.map((path) => ({
    ...diagnose("SW603", `${path} lies among the generated files, and no run wrote it; it is left alone`),
    severity,
  }));
}
