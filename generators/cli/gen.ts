import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import type { ExitCode } from "../diagnostics/exit-code.ts";
import type { OutputFiles, WritePlan } from "../write/write.ts";
import { compareWithDisk, writeToDisk } from "./disk.ts";
import { findProject } from "./find-config.ts";
import type { Project } from "./find-config.ts";
import type { OutputName } from "./output-name.ts";
import { Stopwatch } from "./progress.ts";
import type { Progress, StageTime } from "./progress.ts";
import { buildStage, emitStage, loadStage } from "./stages.ts";
import { Stop } from "./stop.ts";

export interface GenOptions {
  /** Absolute. The config is looked for from here upwards. */
  readonly workingDirectory: string;
  /** Config file, from the working directory. */
  readonly configFile?: string;
  /** Compare only; nothing is written. */
  readonly check: boolean;
  /** Overwrite and remove generated files that somebody edited. */
  readonly force: boolean;
  /** Outputs to make; null: those of the config. */
  readonly only: readonly OutputName[] | null;
  readonly progress: Progress;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

export interface GenResult {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** Folder that the places of the diagnostics are relative to. */
  readonly root: string;
  /** What was written, or would be; null when an error stopped the run before. */
  readonly plan: WritePlan | null;
  readonly times: readonly StageTime[];
}

/**
 * One run from the schemas to the files. What it throws is our fault; everything else is in the diagnostics.
 *
 * Promise: a run that does not end with exit code 0 has changed no file.
 */
export async function gen(options: GenOptions): Promise<GenResult> {
  const watch = new Stopwatch(options.progress, options.now);
  const diagnostics: Diagnostic[] = [];
  let root = options.workingDirectory;
  let plan: WritePlan | null = null;
  try {
    const project = await watch.run("config", () => findProject(options.workingDirectory, options.configFile));
    root = project.root;
    const outputs = await renderOutputs(project, options, watch, diagnostics);
    if (outputs !== null) {
      const compare = options.check ? compareWithDisk : writeToDisk;
      const compared = await watch.run(options.check ? "compare" : "write", () =>
        compare(project, outputs, options.force),
      );
      plan = compared.plan;
      diagnostics.push(...compared.diagnostics);
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    diagnostics.push(error.diagnostic);
  }
  return { exitCode: exitCodeOf(diagnostics), diagnostics, root, plan, times: watch.times };
}

/** Every wanted output in memory; null when the schemas have errors. */
async function renderOutputs(
  project: Project,
  options: GenOptions,
  watch: Stopwatch,
  diagnostics: Diagnostic[],
): Promise<readonly OutputFiles[] | null> {
  const names = selectOutputs(project, options.only);
  const loading = await watch.run("load", () => loadStage(project));
  diagnostics.push(...loading.diagnostics);
  if (exitCodeOf(diagnostics) !== 0) return null;

  const building = await watch.run("build", () => buildStage(loading.loaded));
  diagnostics.push(...building.diagnostics);
  if (exitCodeOf(diagnostics) !== 0) return null;

  const outputs: OutputFiles[] = [];
  for (const output of names) {
    const input = {
      project,
      loaded: loading.loaded,
      contract: building.contract,
      whole: building.whole,
      mayStore: !options.check,
    };
    outputs.push({ output, files: await watch.run(output, () => emitStage(output, input)) });
  }
  return outputs;
}

function selectOutputs(project: Project, only: readonly OutputName[] | null): readonly OutputName[] {
  const configured = project.config.outputs;
  const missing = only?.find((name) => !configured.includes(name));
  if (missing !== undefined) throw new Stop("SW103", `output "${missing}" is not among the outputs of the config`);
  return only ?? configured;
}
