import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseConfig } from "./config.ts";
import type { Config } from "./config.ts";
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
  let module: { readonly default?: unknown };
  try {
    module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  } catch (error) {
    throw new Stop("SW102", `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, basename(file));
  }
  if (module.default === undefined) throw new Stop("SW102", "has no default export", basename(file));
  return unwrapCommonJs(module.default);
}

/** In a package that is not ESM, a compiled `export default` arrives one level deeper. */
function unwrapCommonJs(value: unknown): unknown {
  return typeof value === "object" && value !== null && "__esModule" in value && "default" in value ? value.default : value;
}
