import type { $ZodType } from "zod/v4/core";
import { diagnose } from "../../diagnostics/report.ts";
import type { DiagnosticCode } from "../../diagnostics/catalogue.ts";
import type { TypeId } from "../contract.ts";
import { relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { LoadedExport, LoadedModule, LoadedSchemas } from "./loaded-schemas.ts";
import { isUsableName, typeNameOfExport } from "./names.ts";
import { identityOf } from "./notes.ts";
import { draftPlace } from "./type-draft.ts";
import type { TypeDraft } from "./type-draft.ts";
import { declarationsIn, isZodSchema, kindOfValue } from "./zod-values.ts";

/** An exported type with its name claimed, before its node is built. */
export interface ClaimedType {
  readonly draft: TypeDraft;
  readonly schema: $ZodType;
  /** The same schema instance under its first name. */
  readonly aliasOf: TypeId | undefined;
}

export interface ClaimedModule {
  readonly family: string;
  readonly loaded: LoadedModule;
  readonly types: readonly ClaimedType[];
  readonly reexports: ReadonlySet<TypeId>;
  /** Types lifted out of the module's operations. */
  readonly lifted: TypeDraft[];
  /** Nothing in it concerns the contract. */
  readonly isEmpty: boolean;
}

interface Export {
  readonly family: string;
  readonly module: LoadedModule;
  readonly exported: LoadedExport;
  readonly schema: $ZodType;
}

/** Claims the names of all exported schemas, so that names lifted later meet them. Sorted by family and module. */
export function claimExports(run: BuildRun, loaded: LoadedSchemas): readonly ClaimedModule[] {
  const places = [...loaded.families]
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(({ name, modules }) =>
      [...modules].sort((left, right) => (left.name < right.name ? -1 : 1)).map((module) => ({ family: name, module })),
    );
  const owners = ownersOf(places.flatMap(({ family, module }) => schemasOf(family, module)));
  const claims = new Map<LoadedExport, ClaimedType>();
  for (const owner of owners.values()) claims.set(owner.exported, claimExport(run, owner, undefined));
  return places.map(({ family, module }) => claimModule(run, { family, module, owners, claims }));
}

function schemasOf(family: string, module: LoadedModule): readonly Export[] {
  return module.exports.flatMap((exported) =>
    isZodSchema(exported.value) ? [{ family, module, exported, schema: exported.value }] : [],
  );
}

/** The export that defines each schema: the first one declared in its own module, else the first one at all. */
function ownersOf(exports: readonly Export[]): ReadonlyMap<$ZodType, Export> {
  const owners = new Map<$ZodType, Export>();
  for (const each of exports) {
    const owner = owners.get(each.schema);
    if (owner === undefined || (!owner.exported.declared && each.exported.declared)) owners.set(each.schema, each);
  }
  return owners;
}

interface ModuleInput {
  readonly family: string;
  readonly module: LoadedModule;
  readonly owners: ReadonlyMap<$ZodType, Export>;
  readonly claims: ReadonlyMap<LoadedExport, ClaimedType>;
}

function claimModule(run: BuildRun, { family, module, owners, claims }: ModuleInput): ClaimedModule {
  const types: ClaimedType[] = [];
  const reexports = new Set<TypeId>();
  let isEmpty = true;
  for (const exported of module.exports) {
    const kind = kindOfValue(exported.value);
    if (kind !== "other" || declarationsIn(exported.value).length > 0) isEmpty = false;
    if (kind === "zod3") {
      run.diagnostics.push(
        diagnose("SW204", `The export ${exported.name} was made by Zod 3.`, { place: exported.place }),
      );
    }
    if (!isZodSchema(exported.value)) continue;
    const own = claims.get(exported);
    const owner = owners.get(exported.value);
    const first = owner === undefined ? undefined : claims.get(owner.exported);
    if (own !== undefined) types.push(own);
    else if (first !== undefined) {
      const renamed = exported.declared && typeName({ exported, schema: exported.value }) !== first.draft.name;
      if (renamed) types.push(claimExport(run, { family, module, exported, schema: exported.value }, first.draft.id));
      else if (first.draft.module !== module.name || first.draft.family !== family) reexports.add(first.draft.id);
    }
  }
  return { family, loaded: module, types, reexports, lifted: [], isEmpty };
}

function typeName({ exported, schema }: Pick<Export, "exported" | "schema">): string {
  return identityOf(schema).id ?? typeNameOfExport(exported.name);
}

function claimExport(run: BuildRun, input: Export, aliasOf: TypeId | undefined): ClaimedType {
  const { family, module, exported, schema } = input;
  // The second name of an instance comes from its export; the id belongs to the first.
  const name = aliasOf === undefined ? typeName(input) : typeNameOfExport(exported.name);
  const id: TypeId = `${family}.${name}`;
  const draft: TypeDraft = {
    id,
    family,
    name,
    module: module.name,
    exportName: exported.name,
    definition: schema._zod.def,
    place: exported.place,
    locate: (pointer) => module.locate?.(exported.name, pointer),
    pointer: `/types/${id}`,
    facts: { brand: false },
    node: undefined,
    failed: false,
    lifted: [],
    refers: new Set(),
  };
  const other = run.byId.get(id);
  if (!isUsableName(name) || (exported.name === "default" && identityOf(schema).id === undefined)) {
    return refuse(run, "SW403", `The export "${exported.name}" gives the type name "${name}".`, { draft, schema });
  }
  if (other !== undefined) {
    const message = `The export ${exported.name} is named ${name}, as another schema of the family ${family} is.`;
    return refuse(run, "SW401", message, {
      draft,
      schema,
      related: relatedPlace(`The other ${name} is here.`, draftPlace(other)),
    });
  }
  run.byId.set(id, draft);
  if (aliasOf === undefined) register(run, schema, draft);
  return { draft, schema, aliasOf };
}

function register(run: BuildRun, schema: $ZodType, draft: TypeDraft): void {
  run.byInstance.set(schema, draft);
  run.byDefinition.set(schema._zod.def, run.byDefinition.has(schema._zod.def) ? null : draft);
}

interface Refusal {
  readonly draft: TypeDraft;
  readonly schema: $ZodType;
  readonly related?: ReturnType<typeof relatedPlace>;
}

/** Reports, and keeps the schema known under an id that no type has, so that what refers to it falls silently. */
function refuse(
  run: BuildRun,
  code: DiagnosticCode,
  message: string,
  { draft, schema, related }: Refusal,
): ClaimedType {
  run.diagnostics.push(diagnose(code, message, { at: draft.pointer, place: draft.place, related }));
  const refused: TypeDraft = { ...draft, id: `${draft.family}.!${draft.exportName}`, failed: true };
  register(run, schema, refused);
  return { draft: refused, schema, aliasOf: undefined };
}
