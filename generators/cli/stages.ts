import { basename, join } from "node:path";
import type { BuiltContract, LoadedSchemas } from "../contract/build/build.ts";
import type { AnyContract, Contract } from "../contract/contract.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import type { Project } from "./find-config.ts";
import { nativeNames } from "./native-names.ts";
import type { OutputName } from "./output-name.ts";
import { outputsReadme } from "./outputs-readme.ts";
import type { FamilyConfig } from "./parse-config.ts";
import { readText } from "./read-text.ts";
import { Stop } from "./stop.ts";
import { readSupport } from "./support.ts";
import { vectorFiles } from "./vector-files.ts";

/** What an output is made from. */
export interface EmitInput {
  readonly project: Project;
  readonly loaded: LoadedSchemas;
  /** What every output can carry. */
  readonly contract: Contract;
  /** With the families for TypeScript alone. */
  readonly whole: AnyContract;
  /** What took long may be kept for the next run. */
  readonly mayStore: boolean;
}

/** Imports the author's schema modules. */
export async function loadStage(
  project: Project,
): Promise<{ readonly loaded: LoadedSchemas; readonly diagnostics: readonly Diagnostic[] }> {
  const { loadSchemas } = await import("../load/load.ts");
  const families = Object.entries(project.config.families).map(([name, { schemas }]) => ({
    name,
    patterns: [schemas].flat(),
  }));
  const { loaded, diagnostics } = await loadSchemas({ root: project.root, families });
  const marked = loaded.families.map((family) => ({
    ...family,
    typescriptOnly: project.config.families[family.name]?.outputs !== undefined,
  }));
  return { loaded: { families: marked }, diagnostics };
}

/** Turns live schemas into the contract. */
export async function buildStage(loaded: LoadedSchemas): Promise<BuiltContract> {
  const { buildContract } = await import("../contract/build/build.ts");
  return buildContract(loaded);
}

/** Makes the files of one output in memory. Emitters are imported when they are needed, since some are heavy. */
export async function emitStage(output: OutputName, input: EmitInput): Promise<readonly EmittedFile[]> {
  const { contract, whole, project } = input;
  const { generated } = project.config;
  switch (output) {
    case "contract": {
      const { writeSnapshot } = await import("../contract/snapshot.ts");
      return [
        { path: `${generated}/README.md`, text: outputsReadme(project) },
        { path: `${generated}/contract.lock.json`, text: writeSnapshot(whole) },
      ];
    }
    case "typescript": {
      const { emitTypescript } = await import("../emit/typescript/typescript.ts");
      const forms = perFamily(project, (family) => family.typescript ?? {});
      return emitTypescript(whole, { root: `${generated}/typescript`, support: readSupport("typescript"), forms });
    }
    case "openapi": {
      const { emitOpenApi } = await import("../emit/openapi/openapi.ts");
      const { folder, overlay } = project.config.openapi;
      const text = overlay === undefined ? undefined : readText(join(project.root, overlay));
      if (overlay !== undefined && text === undefined) throw new Stop("SW102", `the overlay ${overlay} cannot be read`);
      const options = { root: folder, ...(text === undefined ? {} : { overlay: text }) };
      // The emitter throws for what the overlay says of things that are not there.
      return blameOn(overlay, () => emitOpenApi(contract, options));
    }
    case "gateway": {
      const { emitGateway, gatewayOverlaps } = await import("../emit/gateway/gateway.ts");
      const [overlap] = gatewayOverlaps(contract);
      if (overlap !== undefined) {
        const { family, first, second } = overlap;
        throw new Stop("SW505", `routes ${first} and ${second} of the gateway of ${family} can match one request`);
      }
      return emitGateway(contract, { root: `${generated}/gateway` });
    }
    case "swift": {
      const { emitSwift, swiftNaming, swiftProblems } = await import("../emit/swift/swift.ts");
      const targets = perFamily(project, (family) => family.swift?.target);
      const names = nativeNames("swift", swiftNaming, contract, project);
      const { access } = project.config.swift;
      const problems = swiftProblems(contract, { access });
      if (problems.length > 0) throw new Stop("SW102", problems.join("; "), { file: basename(project.configFile) });
      return emitSwift(contract, { root: `${generated}/swift`, support: readSupport("swift"), targets, names, access });
    }
    case "kotlin": {
      const { emitKotlin, kotlinNaming } = await import("../emit/kotlin/kotlin.ts");
      const packages = perFamily(project, (family) => family.kotlin?.package);
      const names = nativeNames("kotlin", kotlinNaming(contract), contract, project);
      const { visibility } = project.config.kotlin;
      const options = { root: `${generated}/kotlin`, support: readSupport("kotlin"), packages, names, visibility };
      return emitKotlin(contract, options);
    }
    case "vectors":
      return vectorFiles(input);
  }
}

/** A setting of each family that has it, by the family's name. */
function perFamily<Setting>(
  project: Project,
  setting: (family: FamilyConfig) => Setting | undefined,
): Record<string, Setting> {
  return Object.fromEntries(
    Object.entries(project.config.families).flatMap(([name, family]) => {
      const value = setting(family);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A fault that a hand-written file brings about is that file's, not ours. */
function blameOn<Value>(file: string | undefined, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (file === undefined || !(error instanceof Error) || !error.message.startsWith("OpenAPI overlay")) throw error;
    throw new Stop("SW102", error.message, { file });
  }
}
