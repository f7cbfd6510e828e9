import type { Contract, NamedType, Node, TypeId } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { refsOf } from "../../contract/contract.ts";
import type { KotlinOptions } from "./kotlin.ts";
import { hash } from "./unique.ts";
import { variantTable } from "./variants.ts";
import type { Variant } from "./variants.ts";

/**
 * What a named type becomes. `sealed` is a sealed interface (discriminated and plain unions), `brand` a value class,
 * `boxed` a data class around one value (an alias that refers to itself), `alias` a typealias with a model object.
 */
export type Shape = "object" | "sealed" | "enum" | "tuple" | "brand" | "boxed" | "alias";

/** What every part of the emitter asks about the contract as a whole. */
export interface World {
  readonly contract: Contract;
  readonly options: KotlinOptions;
  type(id: TypeId): NamedType;
  shape(id: TypeId): Shape;
  /** The Kotlin class or typealias, without its package. */
  className(id: TypeId): string;
  /** The object that reads and writes the type, without its package: the class itself (its companion), or an alias's model. */
  modelName(id: TypeId): string;
  packageOf(family: string): string;
  /** The name set by hand for a key or value of the type that the node is. */
  memberName(node: Node, text: string): string | undefined;
  /** Every type name of a family's package. */
  namesIn(family: string): ReadonlySet<string>;
  /** What the options of a sealed type become, in the union's order. */
  variants(id: TypeId): readonly Variant[];
  /** The sealed interfaces that a type implements as an option of theirs, in the contract's order. */
  supers(id: TypeId): readonly TypeId[];
}

export function createWorld(contract: Contract, options: KotlinOptions): World {
  const shapes = shapesOf(contract);
  const shape = (id: TypeId): Shape => shapes.get(id) ?? "alias";
  const classes = new Map<TypeId, string>();
  const models = new Map<TypeId, string>();
  const families = new Map<string, Set<string>>();
  const nameOf = (type: NamedType): string => {
    const names = options.names?.[type.family] ?? {};
    return Object.hasOwn(names, type.name) ? (names[type.name] ?? type.name) : classNameOf(type);
  };
  for (const type of Object.values(contract.types)) {
    const names = families.get(type.family) ?? new Set<string>();
    families.set(type.family, names);
    const name = nameOf(type);
    if (names.has(name))
      throw new Error(`Two types of ${type.family} are called ${name} in Kotlin: set kotlinName on ${type.id}.`);
    names.add(name);
    classes.set(type.id, name);
  }
  for (const type of Object.values(contract.types)) {
    const names = families.get(type.family) ?? new Set<string>();
    const name = nameOf(type);
    const free = [`${name}Model`, `${name}Model_${hash(type.id).slice(0, 4)}`].find((each) => !names.has(each)) ?? name;
    models.set(type.id, shape(type.id) === "alias" ? free : name);
    names.add(models.get(type.id) ?? name);
  }
  const owners = new Map(Object.values(contract.types).map((type) => [shapeNode(type), type] as const));
  const world: Omit<World, "variants" | "supers"> = {
    contract,
    options,
    type: (id) => typeOf(contract, id),
    shape,
    className: (id) => classes.get(id) ?? id,
    modelName: (id) => models.get(id) ?? id,
    memberName: (node, text) => {
      const type = owners.get(node);
      const names = type === undefined ? undefined : options.names?.[type.family];
      const key = `${type?.name ?? ""}.${text}`;
      return names !== undefined && Object.hasOwn(names, key) ? names[key] : undefined;
    },
    packageOf: (family) => options.packages?.[family] ?? `samewire.${family.replaceAll("-", "_")}`,
    namesIn: (family) => families.get(family) ?? new Set(),
  };
  const table = variantTable(world);
  return { ...world, variants: (id) => table.variants.get(id) ?? [], supers: (id) => table.supers.get(id) ?? [] };
}

function classNameOf(type: NamedType): string {
  const name = type.kotlinName ?? type.name;
  return name === "Companion" ? "Companion_" : name;
}

/** The node of a named type without `readonly` around it. */
export function shapeNode(type: NamedType): Node {
  let node = type.node;
  while (node.kind === "readonly") node = node.inner;
  return node;
}

function shapesOf(contract: Contract): ReadonlyMap<TypeId, Shape> {
  const shapes = new Map<TypeId, Shape>();
  for (const type of Object.values(contract.types)) shapes.set(type.id, shapeOf(type));
  for (const [id, shape] of shapes)
    if (shape === "alias" && reachesItself(contract, shapes, id)) shapes.set(id, "boxed");
  return shapes;
}

function shapeOf(type: NamedType): Shape {
  const node = shapeNode(type);
  switch (node.kind) {
    case "object":
    case "enum":
    case "tuple":
      return node.kind;
    case "discriminated":
    case "union":
      return "sealed";
    case "string":
    case "number":
    case "boolean":
      return type.brand ? "brand" : "alias";
    default:
      return "alias";
  }
}

/** An alias that leads back to itself through aliases only, which Kotlin does not allow. */
function reachesItself(contract: Contract, shapes: ReadonlyMap<TypeId, Shape>, start: TypeId): boolean {
  const seen = new Set<TypeId>();
  const queue = refsOf(typeOf(contract, start).node).slice();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (id === start) return true;
    if (seen.has(id) || shapes.get(id) !== "alias") continue;
    seen.add(id);
    queue.push(...refsOf(typeOf(contract, id).node));
  }
  return false;
}
