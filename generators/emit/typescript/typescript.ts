import type { Contract, NamedType, TypeId } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { buildBody } from "./build-text.ts";
import { checkBody } from "./check-text.ts";
import { moduleText } from "./module-text.ts";
import { publicText } from "./public-text.ts";
import { shapeConstant } from "./shape-text.ts";
import { traitsOf } from "./traits.ts";
import { makeUnit, unitName } from "./unit.ts";
import type { Unit, Units } from "./unit.ts";

export interface TypescriptOptions {
  /** Folder of the output, e.g. `generated/typescript`. */
  readonly root: string;
  /** The hand-written runtime: files of the emitter's `support` folder, paths relative to it. */
  readonly support: readonly { readonly path: string; readonly text: string }[];
}

/**
 * TypeScript without Zod: for each schema module one ES module with explicit types and, for each exported type,
 * `isX`, `parseX`, `safeParseX`, `readX` and a Standard Schema value `X`; beside them the shared runtime.
 */
export function emitTypescript(contract: Contract, options: TypescriptOptions): readonly EmittedFile[] {
  const units = makeUnits(contract);
  const shared = usedElsewhere(units);
  const homes = unitsByHome(units);
  const modules = contract.modules.map((module) => ({
    path: `${options.root}/${module.family}/${module.name}.ts`,
    text: moduleText({ module, units, own: homes.get(`${module.family}/${module.name}`) ?? [], shared }),
  }));
  const runtime = options.support.map((file) => ({ path: `${options.root}/runtime/${file.path}`, text: file.text }));
  return [...modules, ...runtime].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes everything that the exported types need. */
function makeUnits(contract: Contract): Units {
  const units: Units = {
    contract,
    traits: traitsOf(contract),
    made: new Map(),
    nameless: new Map(),
    make: (layer, id) => {
      const type = typeOf(contract, id);
      const place = { name: unitName(layer, id), home: homeOf(type), path: type.name };
      makeUnit(units, place, (scope, name) => {
        if (layer === "is") return `function ${name}(v: unknown): boolean {\n${checkBody(type.node, scope)}}\n`;
        if (layer === "build") return `function ${name}(v: unknown): unknown {\n${buildBody(type.node, scope)}}\n`;
        return shapeConstant(name, type.node, scope);
      });
    },
  };
  for (const module of contract.modules) {
    for (const id of module.types) {
      const type = typeOf(contract, id);
      if (type.exportName === null) continue;
      makeUnit(units, { name: publicName(id), home: homeOf(type), path: type.name }, (scope) =>
        publicText(type, scope),
      );
    }
  }
  return units;
}

/** The unit that holds what callers import of a type. */
export function publicName(id: TypeId): string {
  return `${id}#public`;
}

/** The module of a type, as `family/module`. */
export function homeOf(type: NamedType): string {
  return `${type.family}/${type.module}`;
}

export function typeOf(contract: Contract, id: TypeId): NamedType {
  const type = contract.types[id];
  if (type === undefined) throw new Error(`the contract has no type ${id}`);
  return type;
}

function unitsByHome(units: Units): ReadonlyMap<string, readonly Unit[]> {
  const homes = new Map<string, Unit[]>();
  for (const unit of units.made.values()) {
    const own = homes.get(unit.home) ?? [];
    homes.set(unit.home, own);
    own.push(unit);
  }
  return homes;
}

/** Names of the units that a module other than their own uses. */
function usedElsewhere(units: Units): ReadonlySet<string> {
  const shared = new Set<string>();
  for (const unit of units.made.values()) {
    for (const name of unit.uses) if (units.made.get(name)?.home !== unit.home) shared.add(name);
  }
  return shared;
}
