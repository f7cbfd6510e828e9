/** Stage `load`: imports the author's modules and finds what they export. The only stage that runs the author's code. */
import { dirname, relative } from "node:path";
import type { LoadedExport, LoadedModule, LoadedSchemas } from "../contract/build/build.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../diagnostics/report.ts";
import { findModules } from "./find-modules.ts";
import type { FamilyPatterns, FoundModule } from "./find-modules.ts";
import { importProblem } from "./import-problem.ts";
import { locateIn } from "./locate.ts";
import { readModuleSource } from "./module-source.ts";
import type { ModuleSource } from "./module-source.ts";
import { readModuleText } from "./module-text.ts";
import { importUserModules } from "./user-modules.ts";

export type { FamilyPatterns } from "./find-modules.ts";
export { lateProblem, stalledProblem } from "./late-problem.ts";
export { refuseExit, runningCode } from "./running-code.ts";

export interface LoadOptions {
  /** Absolute path of the project root; patterns and places are relative to it. */
  readonly root: string;
  readonly families: readonly FamilyPatterns[];
}

export interface LoadResult {
  /** Without the modules that could not be loaded. */
  readonly loaded: LoadedSchemas;
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadModule {
  readonly found: FoundModule;
  readonly text: string;
  readonly source: ModuleSource;
}

/** Loads every schema module of the families. What fails is reported; the rest is loaded all the same. */
export async function loadSchemas({ root, families }: LoadOptions): Promise<LoadResult> {
  const diagnostics: Diagnostic[] = [];
  const readable: ReadModule[] = [];
  for (const found of findModules(root, families)) {
    const read = "code" in found ? found : readModule(found);
    if ("code" in read) diagnostics.push(read);
    else readable.push(read);
  }
  const outcomes = await importUserModules(
    root,
    readable.map(({ found }) => found.path),
  );
  const modules: (LoadedModule & { readonly family: string })[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const module = readable[index];
    if (module === undefined) continue;
    const { family, name, source } = module.found;
    if ("error" in outcome) diagnostics.push(importProblem({ root, source, error: outcome.error }));
    else
      modules.push({
        family,
        name,
        source,
        exports: exportsOf(module, outcome.namespace),
        locate: locateIn(source, module.text),
      });
  }
  const loaded = {
    families: families.map(({ name }) => ({
      name,
      modules: modules.filter(({ family }) => family === name).map(({ family: _, ...module }) => module),
    })),
  };
  // A module that fails does so again in each module that imports it; equal findings stand once.
  return { loaded, diagnostics: sortDiagnostics(diagnostics) };
}

function readModule(found: FoundModule): ReadModule | Diagnostic {
  const text = readModuleText(found);
  if (typeof text !== "string") return text;
  const source = readModuleSource(found.source, text);
  return "code" in source ? source : { found, text, source };
}

/** Exports in source order; those that `export *` passes on come last, by name. */
function exportsOf(
  { found, source }: ReadModule,
  namespace: Readonly<Record<string, unknown>>,
): readonly LoadedExport[] {
  const names = Object.keys(namespace).filter((name) => name !== "__esModule");
  const stated = [...source.exports.keys()].filter((name) => names.includes(name));
  const others = names.filter((name) => !source.exports.has(name)).sort();
  return [...stated, ...others].map((name) => {
    const { declared = false, place = { file: found.source } } = source.exports.get(name) ?? {};
    return { name, value: namespace[name], declared, place };
  });
}

/** Imports one module of the author by absolute path, such as the configuration file. Places are relative to `root`. */
export async function importUserModule(
  path: string,
  root = dirname(path),
): Promise<Readonly<Record<string, unknown>> | Diagnostic> {
  const [outcome] = await importUserModules(root, [path]);
  if (outcome !== undefined && "namespace" in outcome) return outcome.namespace;
  return importProblem({ root, source: relative(root, path).replaceAll("\\", "/"), error: outcome?.error });
}
