import { typeOfPointer } from "../compat/compat.ts";
import type { Change } from "../compat/compat.ts";
import type { LoadedModule, LoadedSchemas } from "../contract/build/build.ts";
import type { Contract } from "../contract/contract.ts";
import type { SourcePlace } from "../diagnostics/diagnostic.ts";

interface PlacesInput {
  readonly previous: Contract;
  readonly current: Contract;
  readonly loaded: LoadedSchemas;
}

/** Tells where in the author's source a change stands: the nearest place the text shows, else the module, if it still exists. */
export function changePlaces({ previous, current, loaded }: PlacesInput): (change: Change) => SourcePlace | undefined {
  const modules = new Map<string, LoadedModule>(
    loaded.families.flatMap(({ modules: all }) => all.map((module) => [module.source, module])),
  );
  return ({ at, side }) => {
    const owner = ownerOf(side === "current" ? current : previous, at);
    const module = owner === null ? undefined : modules.get(owner.source);
    if (owner === null || module === undefined) return undefined;
    const exported = module.exports.find(({ name, value }) => owner.isExport(name, value));
    if (exported === undefined) return { file: owner.source };
    return module.locate?.(exported.name, at) ?? exported.place;
  };
}

/** The module that a pointer leads into, and how to recognise the export there. */
interface Owner {
  readonly source: string;
  readonly isExport: (name: string, value: unknown) => boolean;
}

function ownerOf(contract: Contract, pointer: string): Owner | null {
  const type = typeOfPointer(pointer);
  if (type !== null) {
    const module = contract.modules.find(({ types }) => types.includes(type));
    if (module === undefined) return null;
    // A type that was lifted out of another one follows it.
    const owner = module.types
      .slice(0, module.types.indexOf(type) + 1)
      .findLast((id) => contract.types[id]?.exportName !== null);
    const name = owner === undefined ? undefined : contract.types[owner]?.exportName;
    return { source: module.source, isExport: (each) => each === name };
  }
  const [, root, id] = pointer.split("/");
  const declared = [
    ...(root === "operations" ? contract.operations : []),
    ...(root === "gateways" ? contract.gateways : []),
  ];
  const found = declared.find((each) => ("id" in each ? each.id : each.family) === id);
  const module = contract.modules.find(({ family, name }) => family === found?.family && name === found.module);
  if (module === undefined) return null;
  return { source: module.source, isExport: (_name, value) => declares(value, root === "operations" ? id : undefined) };
}

/** Whether an export is, or holds, the declaration of that operation; without an id, of a gateway. */
function declares(value: unknown, id: string | undefined, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { "~samewire": mark, id: own } = value as Readonly<Record<string, unknown>>;
  if (mark !== undefined) return id === undefined ? mark === "gateway" : own === id;
  return depth < 2 && !("_zod" in value) && Object.values(value).some((inner) => declares(inner, id, depth + 1));
}
