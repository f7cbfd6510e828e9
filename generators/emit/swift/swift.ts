import type { Contract } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { unicodeTables } from "../unicode-tables.ts";
import { swiftProblems } from "./option-problems.ts";
import { typeName, uniqueNames } from "./identifiers.ts";
import { familyNames, moduleText } from "./module-text.ts";
import { manifestText, registryText, typesText } from "./package-text.ts";
import { planOf } from "./plan.ts";
import type { NameOverrides } from "../native-names.ts";
import type { Access } from "./plan.ts";
import { readmeText } from "./readme-text.ts";
import { unicodeText } from "./unicode-text.ts";

export interface SwiftOptions {
  /** Folder of the package, e.g. `generated/swift`. */
  readonly root: string;
  /** The hand-written sources: files of the emitter's `support` folder, paths relative to it. */
  readonly support: readonly { readonly path: string; readonly text: string }[];
  /** Target of a family; default: the family's name in upper camel case. */
  readonly targets?: Readonly<Record<string, string>>;
  /** Default: `Samewire`. */
  readonly packageName?: string;
  /** Names that differ from what the texts of the contract give. */
  readonly names?: NameOverrides;
  /** Access level of everything that is made; default `public`. `internal` leaves the vector runner out. */
  readonly access?: Access;
}

export { swiftNaming } from "./naming.ts";
export { swiftProblems } from "./option-problems.ts";

/**
 * A SwiftPM package: a target per family with one file per schema module, over one hand-written support target, and a
 * runner of the conformance vectors.
 *
 * @throws Error where two types share one Swift name, or families refer to each other with internal access.
 */
export function emitSwift(contract: Contract, options: SwiftOptions): readonly EmittedFile[] {
  const { root, support, targets = {}, names: overrides = {}, packageName = "Samewire", access = "public" } = options;
  const plan = planOf(contract, { access, targets, names: overrides });
  const [problem] = swiftProblems(contract, { access });
  if (problem !== undefined) throw new Error(problem);
  const families = [...new Set(contract.modules.map((module) => module.family))].toSorted();
  const names = new Map(families.map((family) => [family, familyNames(plan, family)]));
  const namesOf = (family: string) => names.get(family) ?? familyNames(plan, family);

  const files: EmittedFile[] = [
    { path: `${root}/Package.swift`, text: manifestText(plan, packageName, families) },
    { path: `${root}/README.md`, text: readmeText(plan, families, namesOf(families[0] ?? "").types) },
  ];
  for (const { path, text } of support) {
    if (access === "internal" && path.startsWith("SamewireVectors/")) continue;
    files.push({ path: `${root}/Sources/${path}`, text });
  }
  files.push({
    path: `${root}/Sources/SamewireSupport/UnicodeTables.swift`,
    text: unicodeText(unicodeTables(contract)),
  });
  if (access !== "internal") {
    const registry = registryText(plan, families, (family) => namesOf(family).types);
    files.push({ path: `${root}/Sources/SamewireVectors/AllWireTypes.swift`, text: registry });
  }
  for (const family of families) {
    const folder = `${root}/Sources/${plan.targetOf(family)}`;
    // Swift has no re-exports: a module without types of its own has nothing to say here.
    const modules = plan.contract.modules.filter((module) => module.family === family && module.types.length > 0);
    const lists = modules.map((module) => namesOf(family).list(module.name));
    const { types } = namesOf(family);
    files.push({ path: `${folder}/${types}.swift`, text: typesText(plan, { types }, lists) });
    const fileNames = uniqueNames(
      modules.map((module) => module.name),
      typeName,
      [types],
    );
    for (const [index, module] of modules.entries()) {
      files.push({ path: `${folder}/${fileNames[index]}.swift`, text: moduleText(plan, module, namesOf) });
    }
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
