import type { Contract } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import type { NameOverrides } from "../native-names.ts";
import { unicodeTables } from "../unicode-tables.ts";
import { buildFiles } from "./build-files.ts";
import { supportPackage } from "./file-scope.ts";
import { moduleText, packageFolder, supportText } from "./module-file.ts";
import { readmeText } from "./readme.ts";
import { unicodeText } from "./unicode-text.ts";
import { vectorRegistry } from "./vector-registry.ts";
import { pascalCase } from "./words.ts";
import { createWorld } from "./world.ts";
import type { World } from "./world.ts";

export interface KotlinOptions {
  /** Folder of the module from the project root, e.g. `generated/kotlin`. */
  readonly root: string;
  /** The run time's sources; those below `vectors/` are tests. */
  readonly support: readonly { readonly path: string; readonly text: string }[];
  /** Package of each family; `samewire.<family>` unless said. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Package of the run time, `samewire.support` unless said. */
  readonly supportPackage?: string;
  /** Maven coordinates; `samewire:samewire-models:0.1.0` unless said. */
  readonly group?: string;
  readonly artifact?: string;
  readonly version?: string;
  /** Names set by hand, by family: of a type (`Seat`), or of its key, value or option (`Seat.deleted-at`). */
  readonly names?: NameOverrides;
  /** Of the models; `public` unless said. */
  readonly visibility?: "public" | "internal";
}

/**
 * Emits a Maven module (with Gradle files) of Kotlin models: one source per schema module, in a package per family,
 * over one run time that judges as Zod does.
 *
 * @throws Error for two types with one Kotlin name.
 */
export function emitKotlin(contract: Contract, options: KotlinOptions): readonly EmittedFile[] {
  const world = createWorld(contract, options);
  const support = `${packageFolder(supportPackage(world))}`;
  return [
    ...buildFiles(options),
    { path: `${options.root}/README.md`, text: readmeText(world) },
    ...contract.modules
      .filter(({ types }) => types.length > 0)
      .map((module) => ({
        path: `${options.root}/src/main/kotlin/${packageFolder(world.packageOf(module.family))}/${pascalCase(module.name)}.kt`,
        text: moduleText(world, module),
      })),
    ...options.support.map(({ path, text }) => ({
      path: `${options.root}/${supportPath(support, path)}`,
      text: supportText(world, text),
    })),
    {
      path: `${options.root}/${supportPath(support, "regex/UnicodeTables.kt")}`,
      text: unicodeText(world, unicodeTables(contract)),
    },
    vectorRegistry(world),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function supportPath(support: string, path: string): string {
  return `src/${path.startsWith("vectors/") ? "test" : "main"}/kotlin/${support}/${path}`;
}

export { kotlinNaming } from "./naming.ts";
export type { World };
