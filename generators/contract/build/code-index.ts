import type { FunctionRef } from "../contract.ts";
import type { LoadedModule, LoadedSchemas } from "./loaded-schemas.ts";
import { isZodSchema } from "./zod-values.ts";

type Path = readonly (string | number)[];

interface Held {
  readonly exportName: string;
  readonly path: Path;
}

/** Where the author's modules keep their functions: under an export, or inside the definition of an exported schema. */
export class CodeIndex {
  readonly #modules: readonly LoadedModule[];
  readonly #held = new Map<LoadedModule, ReadonlyMap<unknown, Held>>();

  constructor({ families }: LoadedSchemas) {
    this.#modules = families.flatMap(({ modules }) => modules);
  }

  /** A way to a function, a check or a schema; the named module is searched first. Undefined where no export leads to it. */
  find(target: unknown, module: string): FunctionRef | undefined {
    const first = this.#modules.filter(({ name }) => name === module);
    for (const each of [...first, ...this.#modules]) {
      const direct = each.exports.find(({ value, declared }) => declared && value === target);
      if (direct !== undefined) return { source: each.source, exportName: direct.name, path: [] };
    }
    for (const each of [...first, ...this.#modules]) {
      const found = this.#heldIn(each).get(target);
      if (found !== undefined) return { source: each.source, ...found };
    }
    return undefined;
  }

  #heldIn(module: LoadedModule): ReadonlyMap<unknown, Held> {
    const known = this.#held.get(module) ?? heldIn(module);
    this.#held.set(module, known);
    return known;
  }
}

/** Everything below the schemas that a module exports, each by its shortest way. */
function heldIn({ exports }: LoadedModule): ReadonlyMap<unknown, Held> {
  const found = new Map<unknown, Held>();
  const queue: (readonly [value: unknown, held: Held])[] = [];
  const meet = (value: unknown, exportName: string, path: Path): void => {
    if (typeof value !== "function" && (typeof value !== "object" || value === null)) return;
    if (found.has(value)) return;
    const held = { exportName, path };
    found.set(value, held);
    queue.push([value, held]);
  };
  for (const { name, value, declared } of exports) if (declared && isZodSchema(value)) meet(value, name, []);
  for (const [value, { exportName, path }] of queue) {
    for (const [below, ...steps] of partsOf(value)) meet(below, exportName, [...path, ...steps]);
  }
  return found;
}

/** What stands in the definition of a schema or a check, with the steps that lead to it. */
function partsOf(value: unknown): readonly (readonly [unknown, ...(string | number)[]])[] {
  const internals = (value as { readonly _zod?: { readonly def?: object; readonly check?: unknown } })._zod;
  if (typeof internals?.def !== "object") return [];
  const parts: [unknown, ...(string | number)[]][] = [];
  for (const [key, part] of entriesOf(internals.def)) {
    if (Array.isArray(part)) for (const [i, item] of part.entries()) parts.push([item, key, i]);
    else if (key === "shape")
      for (const [name, property] of entriesOf(part as object)) parts.push([property, key, name]);
    else parts.push([part, key]);
  }
  if (!isZodSchema(value)) parts.push([internals.check, "run"]);
  else if (value._zod.def.type === "lazy") parts.push([innerOf(value), "inner"]);
  return parts;
}

/** The entries of an object of the author, without those whose getter throws; a default is made anew by each look at it. */
function entriesOf(object: object): readonly (readonly [string, unknown])[] {
  return Object.keys(object).flatMap((key) => {
    if (key === "defaultValue") return [];
    try {
      return [[key, (object as Readonly<Record<string, unknown>>)[key]] as const];
    } catch {
      return [];
    }
  });
}

function innerOf(lazy: object): unknown {
  try {
    return (lazy as { readonly _zod: { readonly innerType?: unknown } })._zod.innerType;
  } catch {
    return undefined;
  }
}
