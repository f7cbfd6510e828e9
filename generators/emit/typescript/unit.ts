import type { AnyContract, AnyNode, TypeId } from "../../contract/contract.ts";
import type { Form } from "./form.ts";
import { numberLiteral, stringLiteral } from "./literal-text.ts";
import type { Traits } from "./traits.ts";

/**
 * What a unit does for its type: a boolean check, a builder of fresh output, a function that finds all that is wrong,
 * or the shape that a shared reader walks.
 */
export type Layer = "is" | "build" | "issues" | "shape";

/** One top-level declaration of a generated module: a function or a constant that no caller imports by itself. */
export interface Unit {
  readonly name: string;
  /** The module that declares it, as `family/module`. */
  readonly home: string;
  readonly text: string;
  /** Names of the units it uses. */
  readonly uses: ReadonlySet<string>;
  /** Names it takes from the runtime. */
  readonly runtime: ReadonlySet<string>;
  /** What it takes from modules of the author, as `source#export`. */
  readonly code?: ReadonlySet<string>;
}

/** All units, made when first asked for. */
export interface Units {
  readonly contract: AnyContract;
  readonly traits: Traits;
  readonly formOf: (home: string) => Form;
  readonly made: Map<string, Unit>;
  /** Units of nodes without a name, by module and layer. */
  readonly nameless: Map<string, Map<AnyNode, string>>;
  /** Makes the unit of a named type. */
  readonly make: (layer: Layer, id: TypeId) => void;
}

/** Where code is being written: notes what the code uses. */
export interface Scope {
  readonly units: Units;
  readonly traits: Traits;
  readonly form: Form;
  readonly home: string;
  /** Path of the node below its named type, e.g. `Seat$events`. */
  readonly path: string;
  /** The local name of something from the runtime. */
  readonly runtime: (name: string) => string;
  /** The local name of what a module of the author exports. */
  readonly code: (source: string, exportName: string) => string;
  /** The unit of a named type. */
  readonly type: (layer: Layer, id: TypeId) => string;
  /** A constant of this module, one per text. */
  readonly constant: (kind: string, text: string) => string;
  /** A unit for a node below this one. */
  readonly below: (layer: Layer, node: AnyNode, write: (scope: Scope, name: string) => string) => string;
  /** The scope of a part of this node, in the same unit. */
  readonly at: (step: string) => Scope;
}

/** Writes a unit and registers it; its text comes from `write`. */
export function makeUnit(
  units: Units,
  place: { name: string; home: string; path: string },
  write: (scope: Scope, name: string) => string,
): void {
  if (units.made.has(place.name)) return;
  const uses = new Set<string>();
  const runtime = new Set<string>();
  const code = new Set<string>();
  const pending: Unit = { ...place, text: "", uses, runtime, code };
  units.made.set(place.name, pending);
  const scopeAt = (path: string): Scope => ({
    units,
    traits: units.traits,
    form: units.formOf(place.home),
    home: place.home,
    path,
    runtime: (name) => {
      runtime.add(name);
      return `$${name}`;
    },
    code: (source, exportName) => {
      code.add(`${source}#${exportName}`);
      return codeName(source, exportName);
    },
    type: (layer, id) => {
      const name = unitName(layer, id);
      uses.add(name);
      units.make(layer, id);
      return nameIn(place.home, name);
    },
    constant: (kind, text) => {
      const name = `${place.home}#${kind}$${hash(text)}`;
      uses.add(name);
      if (!units.made.has(name)) {
        const own = {
          name,
          home: place.home,
          text: `const ${localName(name)} = ${text};\n`,
          uses: new Set<string>(),
          runtime: new Set<string>(),
        };
        units.made.set(name, own);
      }
      return localName(name);
    },
    below: (layer, node, writeBelow) => {
      const group = `${place.home}#${layer}`;
      const known = units.nameless.get(group) ?? new Map<AnyNode, string>();
      units.nameless.set(group, known);
      let name = known.get(node) ?? `${place.home}#${layer}$${path.includes("$") ? path : `${path}$`}`;
      if (!known.has(node)) {
        while (units.made.has(name)) name += "$";
        known.set(node, name);
        makeUnit(units, { name, home: place.home, path }, writeBelow);
      }
      uses.add(name);
      return localName(name);
    },
    at: (step) => scopeAt(`${path}$${word(step)}`),
  });
  const text = write(scopeAt(place.path), localName(place.name));
  units.made.set(place.name, { ...pending, text });
}

/** The name that an export of a module of the author has in generated modules. */
export function codeName(source: string, exportName: string): string {
  return `${exportName}$${word(source.replace(/\.[cm]?[jt]sx?$/, ""))}`;
}

/** The unit name of a named type; unique in the contract. */
export function unitName(layer: Layer, id: TypeId): string {
  return `${id}#${layer}$${id.slice(id.indexOf(".") + 1)}`;
}

/** The name a unit has in its module. */
export function localName(name: string): string {
  return name.slice(name.indexOf("#") + 1);
}

/** The name that the unit of a named type has in `home`: two families may use one name, so a foreign one says its own. */
export function nameIn(home: string, name: string): string {
  const family = name.slice(0, name.indexOf("."));
  return home.startsWith(`${family}/`) ? localName(name) : `${localName(name)}$${word(family)}`;
}

/** A constant that holds a portable rule. */
export function ruleConstant(scope: Scope, rule: object): string {
  return scope.constant("rule", `${dataLiteral(rule)} satisfies ${scope.runtime("PortableRule")}`);
}

/** Plain data as a source expression. */
export function dataLiteral(value: unknown): string {
  if (typeof value === "string") return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(dataLiteral).join(", ")}]`;
  if (typeof value === "number") return numberLiteral(value);
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([key, each]) => `${key}: ${dataLiteral(each)}`).join(", ")} }`;
}

/** Whether the node carries portable checks of its own. */
export function hasRules(node: AnyNode): boolean {
  return node.rules !== undefined && node.rules.length > 0;
}

/** The step as part of an identifier. */
export function word(step: string): string {
  return step.replace(/[^A-Za-z0-9]+/g, "_");
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  let other = 0x1234567;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(i), 0x5bd1e995);
  }
  return (value >>> 0).toString(36) + (other >>> 0).toString(36);
}
