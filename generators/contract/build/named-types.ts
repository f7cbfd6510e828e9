import type { $ZodType } from "zod/v4/core";
import type { RefNode, TypeId } from "../contract.ts";
import { fail, relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { isUsableName } from "./names.ts";
import { cloneSource, notesSince, ownName } from "./notes.ts";
import { draftPlace } from "./type-draft.ts";
import type { Site, TypeDraft } from "./type-draft.ts";

/** The named type that `schema` stands for: its own, or the one it merely adds notes to. */
export interface Named {
  readonly draft: TypeDraft;
  /** The instance that carries the name. */
  readonly origin: $ZodType;
}

/** Looks for a type that has its name already: exported, or met before by its id. */
export function findNamed(run: BuildRun, schema: $ZodType, family: string): Named | undefined {
  for (let at: $ZodType | undefined = schema; at !== undefined; at = cloneSource(at)) {
    const draft = run.byInstance.get(at) ?? run.byFamilyInstance.get(family)?.get(at);
    if (draft !== undefined) return { draft, origin: at };
    if (ownName(at) !== undefined) return undefined;
  }
  const sameDefinition = run.byDefinition.get(schema._zod.def);
  return sameDefinition ? { draft: sameDefinition, origin: schema } : undefined;
}

/** The instance among `schema` and its clone sources that names itself in its metadata, with that name. */
export function findSelfNamed(schema: $ZodType): { readonly origin: $ZodType; readonly name: string } | undefined {
  for (let at: $ZodType | undefined = schema; at !== undefined; at = cloneSource(at)) {
    const name = ownName(at);
    if (name !== undefined) return { origin: at, name };
  }
  return undefined;
}

/** A reference with what the use site says about it. */
export function refTo(named: Named, schema: $ZodType, site: Site): RefNode {
  site.owner.refers.add(named.draft.id);
  return { kind: "ref", type: named.draft.id, ...notesSince(schema, named.origin) };
}

/** Claims a name for a type met inside another one; undefined after a report. */
export function claimNested(run: BuildRun, name: string, schema: $ZodType, site: Site): TypeDraft | undefined {
  const { family, module, place, locate } = site.owner;
  if (!isUsableName(name)) {
    fail(run, site, "SW403", `"${name}" is no usable type name.`);
    return undefined;
  }
  const id: TypeId = `${family}.${name}`;
  const other = run.byId.get(id);
  if (other !== undefined) {
    const message = `The type ${id} exists already: ${other.pointer}`;
    fail(run, site, "SW401", message, relatedPlace(`The other ${name} is here.`, draftPlace(other)));
    return undefined;
  }
  const draft: TypeDraft = {
    id,
    family,
    name,
    module,
    exportName: null,
    definition: schema._zod.def,
    place,
    locate,
    pointer: site.pointer,
    facts: { brand: false },
    node: undefined,
    failed: false,
    lifted: [],
    refers: new Set(),
  };
  run.byId.set(id, draft);
  site.owner.lifted.push(draft);
  return draft;
}
