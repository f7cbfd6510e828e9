import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { importUserModule } from "../load/load.ts";
import { parseConfig } from "./parse-config.ts";
import type { Config } from "./parse-config.ts";
import { Stop } from "./stop.ts";

/** A config and the folder it stands in, the project's root. */
export interface Project {
  readonly root: string;
  /** Absolute path of the config file. */
  readonly configFile: string;
  readonly config: Config;
}

const configName = "samewire.config.ts";

/** Loads the config at `given`, or the nearest one from the working directory upwards. */
export async function findProject(workingDirectory: string, given: string | undefined): Promise<Project> {
  const configFile = given === undefined ? findUpwards(workingDirectory) : resolve(workingDirectory, given);
  if (!existsSync(configFile)) throw new Stop("SW101", `config file ${given} does not exist`);
  return {
    root: dirname(configFile),
    configFile,
    config: parseConfig(await importDefault(configFile), basename(configFile)),
  };
}

function findUpwards(folder: string): string {
  const candidate = join(folder, configName);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  if (parent !== folder) return findUpwards(parent);
  throw new Stop("SW101", `no ${configName} here or in a folder above`);
}

async function importDefault(file: string): Promise<unknown> {
  const module = await importUserModule(file);
  if (isProblem(module))
    throw new Stop("SW102", `cannot be loaded: ${module.message}`, module.place ?? { file: basename(file) });
  if (module["default"] === undefined) throw new Stop("SW102", "has no default export", { file: basename(file) });
  return module["default"];
}

function isProblem(module: Readonly<Record<string, unknown>> | Diagnostic): module is Diagnostic {
  return typeof module["code" as keyof typeof module] === "string";
}
