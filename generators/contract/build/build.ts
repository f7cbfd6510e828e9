/** Stage `build`: live Zod schemas to the contract. Errors are collected; a type that has one is left out. */
import type { $ZodType } from "zod/v4/core";
import { diagnose, sortDiagnostics } from "../../diagnostics/report.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { portableContract } from "../contract.ts";
import type { AnyContract, AnyNode, Contract, Module, NamedType, TypeId } from "../contract.ts";
import { fail, startRun } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { reportImports } from "./code-imports.ts";
import { buildDeclarations } from "./declarations.ts";
import { claimExports } from "./exported-types.ts";
import type { ClaimedModule } from "./exported-types.ts";
import { judgeFoldedNames } from "./folded-names.ts";
import type { LoadedFamily, LoadedSchemas } from "./loaded-schemas.ts";
import { judgeNativeNames } from "./native-names.ts";
import { judgeScriptRefs } from "./script-refs.ts";
import { buildDraft } from "./root-node.ts";
import { soundTypes } from "./sound-types.ts";
import type { TypeDraft } from "./type-draft.ts";

export { loadedFromModules } from "./loaded-schemas.ts";
export type { LoadedExport, LoadedFamily, LoadedModule, LoadedSchemas } from "./loaded-schemas.ts";

export interface BuiltContract {
  /** What every output can carry: the contract without the families for TypeScript alone. */
  readonly contract: Contract;
  /** All families: what TypeScript is made from. */
  readonly whole: AnyContract;
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds the contract. The same schemas give the same contract, in whatever order they were imported. */
export function buildContract(loaded: LoadedSchemas): BuiltContract {
  const run = startRun(loaded);
  const modules = claimExports(run, loaded);
  for (const { types } of modules) {
    for (const { draft, schema, aliasOf } of types) {
      if (aliasOf === undefined) {
        buildSafely(run, draft, schema);
      } else {
        draft.refers.add(aliasOf);
        draft.node = { kind: "ref", type: aliasOf };
      }
    }
  }
  const declared = buildDeclarations(run, modules);
  judgeScriptRefs(run);
  judgeNativeNames(run);
  judgeFoldedNames(run);
  const sound = soundTypes(run);
  const whole: AnyContract = {
    format: 1,
    modules: modules.filter(({ isEmpty }) => !isEmpty).map((module) => moduleOf(module, sound)),
    types: Object.fromEntries([...sound.entries()].sort(([left], [right]) => (left < right ? -1 : 1))),
    operations: declared.operations
      .filter(({ refers }) => refers.every((id) => sound.has(id)))
      .map(({ operation }) => operation),
    gateways: declared.gateways,
    ...(run.scriptFamilies.size === 0 ? {} : { typescriptOnly: [...run.scriptFamilies].sort() }),
  };
  return {
    contract: portableContract(whole),
    whole,
    diagnostics: sortDiagnostics([
      ...run.diagnostics,
      ...reportImports(run, whole),
      ...loaded.families.flatMap((family) => silentFamily(family, modules)),
    ]),
  };
}

/** A definition no one thought of must not take the other findings of the run with it. */
function buildSafely(run: BuildRun, draft: TypeDraft, schema: $ZodType): void {
  const site = { owner: draft, pointer: draft.pointer, name: draft.name, depth: 0 };
  try {
    buildDraft(run, draft, schema, site);
  } catch (error) {
    run.active.clear();
    fail(run, site, "SW901", `The schema cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function moduleOf(
  { loaded, family, types, reexports, lifted }: ClaimedModule,
  sound: ReadonlyMap<TypeId, NamedType<AnyNode>>,
): Module {
  const ids = [...types.map(({ draft }) => draft), ...lifted].flatMap(withLifted).map(({ id }) => id);
  return {
    family,
    name: loaded.name,
    source: loaded.source,
    types: ids.filter((id) => sound.has(id)),
    reexports: [...reexports].filter((id) => sound.has(id)).sort(),
  };
}

function withLifted(draft: TypeDraft): readonly TypeDraft[] {
  return [draft, ...draft.lifted.flatMap(withLifted)];
}

function silentFamily({ name, modules }: LoadedFamily, claimed: readonly ClaimedModule[]): readonly Diagnostic[] {
  const speaks = claimed.some(({ family, isEmpty }) => family === name && !isEmpty);
  const [first] = modules;
  if (speaks || first === undefined) return [];
  return [diagnose("SW207", `No module of the family ${name} exports a schema.`, { place: { file: first.source } })];
}
