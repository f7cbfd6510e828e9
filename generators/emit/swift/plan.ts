import type { Contract, NamedType, Node, TypeId } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { orderTypes } from "../../contract/contract.ts";
import { refsOf } from "../../contract/contract.ts";
import type { NameOverrides } from "../native-names.ts";
import { quoted, typeName, uniqueNames } from "./identifiers.ts";
import { findIndirections } from "./indirection.ts";
import type { Indirections } from "./indirection.ts";
import { liftInline } from "./lift-inline.ts";

export type Access = "public" | "package" | "internal";

export interface MemberOptions {
  readonly name: (text: string) => string;
  /** What the config calls the members by, where that is not their texts; equal ones stand for the first of them. */
  readonly keys?: readonly string[];
  /** Names that something else has. */
  readonly taken?: readonly string[];
}

/** What a named type becomes in Swift. */
export type Shape = "struct" | "tuple" | "union" | "discriminated" | "enum" | "brand" | "alias";

/** Everything that the writers of single types need to know. */
export interface Plan {
  readonly contract: Contract;
  readonly access: Access;
  readonly shape: (id: TypeId) => Shape;
  /** The type's name as it is written in the target of `family`. */
  readonly name: (id: TypeId, family: string) => string;
  /** The members of a type, one for each text, as the config calls them or as their texts give it. */
  readonly members: (type: NamedType, texts: readonly string[], options: MemberOptions) => readonly string[];
  /** A name of the standard library or the support, qualified where a model hides it. */
  readonly outer: (name: string, family: string) => string;
  readonly targetOf: (family: string) => string;
  readonly indirections: Indirections;
  /** Types whose values can be as deep as they like: on a cycle of references, or reaching one. */
  readonly recursive: ReadonlySet<TypeId>;
}

const STANDARD: ReadonlySet<string> = new Set(["String", "Bool", "Double", "Int64", "Int32", "UInt32", "CaseIterable"]);

/**
 * Decides shapes and names.
 *
 * @throws Error where two types of one family are given one Swift name by hand.
 */
export function planOf(
  original: Contract,
  options: {
    readonly access: Access;
    readonly targets: Readonly<Record<string, string>>;
    readonly names?: NameOverrides;
  },
): Plan {
  const override = (type: NamedType, key: string): string | undefined => {
    const own = options.names?.[type.family] ?? {};
    return Object.hasOwn(own, key) ? own[key] : undefined;
  };
  const contract = liftInline(original);
  const names = new Map<TypeId, string>();
  const byFamily = new Map<string, Set<string>>();
  const families = new Set(Object.values(contract.types).map(({ family }) => family));
  for (const family of families) {
    const own = Object.values(contract.types).filter((type) => type.family === family);
    const set = own.map((type) => override(type, type.name) ?? type.swiftName);
    const taken = set.filter((name) => name !== undefined);
    const rest = own.filter((_, index) => set[index] === undefined).map(({ name }) => name);
    const double = taken.find(
      (name, index) => taken.indexOf(name) !== index || rest.some((each) => typeName(each) === name),
    );
    if (double !== undefined)
      throw new Error(`Swift: two types of ${family} are called ${double}; set swiftName on one of them`);
    const derived = uniqueNames(rest, typeName, taken);
    for (const [index, type] of own.entries()) names.set(type.id, set[index] ?? derived[rest.indexOf(type.name)] ?? "");
    byFamily.set(family, new Set(own.map(({ id }) => names.get(id) ?? "")));
  }
  const shapes = shapesOf(contract);
  const shape = (id: TypeId): Shape => shapes.get(id) ?? "alias";
  const targetOf = (family: string): string => options.targets[family] ?? typeName(family);
  return {
    contract,
    access: options.access,
    shape,
    targetOf,
    name: (id, family) => {
      const type = typeOf(contract, id);
      const name = quoted(names.get(id) ?? type.name);
      return type.family === family ? name : `${targetOf(type.family)}.${name}`;
    },
    outer: (name) => {
      // A model of any family: one family's module may import another's.
      if (![...byFamily.values()].some((names) => names.has(name))) return name;
      return STANDARD.has(name) ? `Swift.${name}` : `SamewireSupport.${name}`;
    },
    members: (type, texts, { name, keys = texts, taken = [] }) => {
      const set = keys.map((key, index) =>
        keys.indexOf(key) === index ? override(type, `${type.name}.${key}`) : undefined,
      );
      const others = uniqueNames(
        texts.filter((_, index) => set[index] === undefined),
        name,
        [...taken, ...set.filter((each) => each !== undefined)],
      );
      let next = 0;
      return set.map((each) => each ?? others[next++] ?? "");
    },
    indirections: findIndirections(contract, shape),
    recursive: reachingCycles(contract),
  };
}

function reachingCycles(contract: Contract): ReadonlySet<TypeId> {
  const { order, recursive } = orderTypes(contract);
  const found = new Set<TypeId>(recursive);
  // Dependencies come first.
  for (const id of order) if (refsOf(typeOf(contract, id).node).some((ref) => found.has(ref))) found.add(id);
  return found;
}

function shapesOf(contract: Contract): Map<TypeId, Shape> {
  const shapes = new Map<TypeId, Shape>();
  for (const type of Object.values(contract.types)) shapes.set(type.id, shapeOf(type));
  // A typealias cannot contain itself, so such a type gets a wrapper.
  for (const [id, shape] of shapes) {
    if (shape === "alias" && containsItself(contract, id, shapes)) shapes.set(id, "brand");
  }
  return shapes;
}

function shapeOf(type: NamedType): Shape {
  const node = type.node;
  switch (node.kind) {
    case "object":
      return "struct";
    case "tuple":
    case "union":
    case "discriminated":
    case "enum":
      return node.kind;
    case "literal":
      return node.values.length > 1 && node.values.every((value) => typeof value === "string") ? "enum" : "alias";
    default:
      return type.brand ? "brand" : "alias";
  }
}

function containsItself(contract: Contract, id: TypeId, shapes: ReadonlyMap<TypeId, Shape>): boolean {
  const seen = new Set<TypeId>();
  const visit = (node: Node): boolean => {
    if (node.kind === "ref") {
      if (node.type === id) return true;
      if (shapes.get(node.type) !== "alias" || seen.has(node.type)) return false;
      seen.add(node.type);
      return visit(typeOf(contract, node.type).node);
    }
    if (node.kind === "array") return visit(node.element);
    if (node.kind === "record") return visit(node.value);
    return "inner" in node && visit(node.inner);
  };
  return visit(typeOf(contract, id).node);
}
