import { existsSync, readFileSync, realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Contract } from "../contract/contract.ts";
import { sha256 } from "../write/write.ts";
import { readSourceGraph } from "./source-graph.ts";
import type { SourceFile } from "./source-graph.ts";

/** What the vectors are made from. */
export interface VectorInputs {
  readonly root: string;
  readonly contract: Contract;
  /** Absolute paths of the schema modules. */
  readonly schemaModules: readonly string[];
  /** Absolute paths of the modules that make and judge the vectors. */
  readonly generatorModules: readonly string[];
}

/** Modules of Node's that only compute. */
const pureBuiltins: ReadonlySet<string> = new Set(["assert", "buffer", "crypto", "path", "querystring", "url", "util"]);

/**
 * A key that changes whenever the vectors may change: the contract, the text of every schema and generator module that
 * runs, the version of every package they import, and the JavaScript engine.
 *
 * Null when that cannot be told from the sources (a computed import, a schema that can read files or other state of the
 * machine, a package that is linked rather than installed): then nothing may be cached.
 */
export function vectorKey(inputs: VectorInputs): string | null {
  const schemas = readSourceGraph(inputs.schemaModules, { run: true });
  const generators = readSourceGraph(inputs.generatorModules, { run: true });
  const parts = [process.version, sha256(JSON.stringify(inputs.contract))];
  for (const file of [...schemas, ...generators]) {
    const isSchema = schemas.includes(file);
    const packages = packageVersions(file, isSchema);
    if (packages === null) return null;
    parts.push(relative(inputs.root, file.path), sha256(file.text), ...packages);
  }
  return sha256(parts.join("\n"));
}

/** `name@version` of every package that a file imports when it runs. */
function packageVersions(file: SourceFile, isSchema: boolean): string[] | null {
  const versions: string[] = [];
  for (const { specifier, typeOnly } of file.imports) {
    if (typeOnly || specifier?.startsWith(".") === true) continue;
    // Of the generator's own modules only those that run the author's import by a computed name: the schema modules.
    if (specifier === null && isSchema) return null;
    if (specifier === null) continue;
    if (isBuiltin(specifier)) {
      if (isSchema && !pureBuiltins.has(specifier.replace(/^node:/, ""))) return null;
      continue;
    }
    const version = installedVersion(specifier, dirname(file.path));
    if (version === null) return null;
    versions.push(version);
  }
  return versions;
}

function installedVersion(specifier: string, from: string): string | null {
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const folder = join(from, "node_modules", name);
  if (!existsSync(join(folder, "package.json"))) {
    return dirname(from) === from ? null : installedVersion(specifier, dirname(from));
  }
  if (!realpathSync(folder).includes("node_modules")) return null;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly version?: string };
  return `${name}@${version}`;
}
