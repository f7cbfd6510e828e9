import { compareContracts } from "../compat/compat.ts";
import type { Change, Direction } from "../compat/compat.ts";
import type { DiagnosticCode } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import { diagnose } from "../diagnostics/report.ts";
import { readBaseline } from "./compat-baseline.ts";
import { changePlaces } from "./compat-places.ts";
import { findProject } from "./find-config.ts";
import { buildStage, loadStage } from "./stages.ts";

export interface CompatOptions {
  /** Absolute. The config is looked for from here upwards. */
  readonly workingDirectory: string;
  /** Config file, from the working directory. */
  readonly configFile?: string;
  /** Path of a `contract.lock.json` from the working directory, or `git:<revision>`. */
  readonly against: string;
  readonly strictClients: boolean;
}

export interface CompatResult {
  /** In the order of their pointers; null when the schemas have errors. */
  readonly changes: readonly Change[] | null;
  /** What is wrong with the schemas, or one error for each direction that a change breaks. */
  readonly diagnostics: readonly Diagnostic[];
  /** Folder that the places of the diagnostics are relative to. */
  readonly root: string;
}

const codes: Readonly<Record<Direction, DiagnosticCode>> = {
  request: "SW701",
  response: "SW702",
  strict: "SW703",
  code: "SW704",
};

/** Compares the schemas as they stand with an earlier contract. Writes nothing. */
export async function compat(options: CompatOptions): Promise<CompatResult> {
  const project = await findProject(options.workingDirectory, options.configFile);
  const { root } = project;
  const previous = readBaseline(project, options);
  const loading = await loadStage(project);
  if (exitCodeOf(loading.diagnostics) !== 0) return { changes: null, diagnostics: loading.diagnostics, root };
  const building = await buildStage(loading.loaded);
  const found = [...loading.diagnostics, ...building.diagnostics];
  if (exitCodeOf(found) !== 0) return { changes: null, diagnostics: found, root };

  const changes = compareContracts(previous, building.contract, { strictClients: options.strictClients });
  const placeOf = changePlaces({ previous, current: building.contract, loaded: loading.loaded });
  const findings = changes.flatMap((change) =>
    change.verdicts
      .filter(({ breaking }) => breaking)
      .map(({ direction, rule, reason }) =>
        diagnose(codes[direction], `${change.what}: ${reason} (${rule}).`, { at: change.at, place: placeOf(change) }),
      ),
  );
  return { changes, diagnostics: [...found, ...findings], root };
}
