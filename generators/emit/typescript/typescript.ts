import { typeOf } from "../../contract/contract.ts";
import type { AnyNode, AnyContract, NamedType, TypeId } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { buildBody } from "./build-text.ts";
import { checkBody } from "./check-text.ts";
import { formOf } from "./form.ts";
import type { FormChoice } from "./form.ts";
import { issuesFunction } from "./issues-text.ts";
import { moduleText } from "./module-text.ts";
import { publicText } from "./public-text.ts";
import { shapeConstant } from "./shape-text.ts";
import { traitsOf } from "./traits.ts";
import { makeUnit, unitName } from "./unit.ts";
import type { Scope, Unit, Units } from "./unit.ts";

export interface TypescriptOptions {
  /** Folder of the output, e.g. `generated/typescript`. */
  readonly root: string;
  /** The hand-written runtime: files of the emitter's `support` folder, paths relative to it. */
  readonly support: readonly { readonly path: string; readonly text: string }[];
  /** The form of each family that does not take the default: full, right for any input. */
  readonly forms?: Readonly<Record<string, FormChoice>>;
  /** The project's root as seen from the output's, with a slash at the end; it lies above the output unless said. */
  readonly projectRoot?: string;
}

/**
 * TypeScript without Zod: for each schema module one ES module with explicit types and, for each exported type,
 * `isX`, `parseX`, `safeParseX`, `readX` and a Standard Schema value `X`; beside them the shared runtime.
 */
export function emitTypescript(contract: AnyContract, options: TypescriptOptions): readonly EmittedFile[] {
  const units = makeUnits(contract, options.forms ?? {});
  const shared = usedElsewhere(units);
  const { projectRoot = "../".repeat(options.root.split("/").length) } = options;
  const homes = unitsByHome(units);
  // A module of operations alone has nothing to say here.
  const spoken = contract.modules.filter(({ types, reexports }) => types.length + reexports.length > 0);
  const modules = spoken.map((module) => ({
    path: `${options.root}/${module.family}/${module.name}.ts`,
    text: moduleText({ module, units, own: homes.get(`${module.family}/${module.name}`) ?? [], shared, projectRoot }),
  }));
  const runtime = options.support.map((file) => ({ path: `${options.root}/runtime/${file.path}`, text: file.text }));
  return [...modules, ...runtime].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes everything that the exported types need. */
function makeUnits(contract: AnyContract, forms: Exclude<TypescriptOptions["forms"], undefined>): Units {
  const units: Units = {
    contract,
    traits: traitsOf(contract),
    formOf: (home) => formOf(forms[home.slice(0, home.indexOf("/"))] ?? {}),
    made: new Map(),
    nameless: new Map(),
    make: (layer, id) => {
      const type = typeOf(contract, id);
      const place = { name: unitName(layer, id), home: homeOf(type), path: type.name };
      makeUnit(units, place, (scope, name) => {
        if (layer === "shape")
          return shapeConstant(name, type.node, scope, scope.traits.forked(id) && !scope.form.cycles);
        if (layer === "issues") return issuesFunction(name, type.node, scope);
        const [body, result] = layer === "is" ? [checkBody, "boolean"] : [buildBody, "unknown"];
        const write = (own: string): string => `function ${own}(v: unknown): ${result} {\n${body(type.node, scope)}}\n`;
        return scope.traits.forked(id) ? rememberedText(name, result, write, scope) : write(name);
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

/** A function that runs once in a reading for each object or list, and what it remembers. */
function rememberedText(name: string, result: string, write: (own: string) => string, scope: Scope): string {
  const [memory, remember] = [scope.runtime("memory"), scope.runtime("remember")];
  return [
    `function ${name}(v: unknown): ${result} {\n  return ${remember}(${name}$known, v, ${name}$anew);\n}\n`,
    write(`${name}$anew`),
    `const ${name}$known = /* @__PURE__ */ ${memory}<${result}>();\n`,
  ].join("\n");
}

/** The unit that holds what callers import of a type. */
export function publicName(id: TypeId): string {
  return `${id}#public`;
}

/** The module of a type, as `family/module`. */
export function homeOf(type: NamedType<AnyNode>): string {
  return `${type.family}/${type.module}`;
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
