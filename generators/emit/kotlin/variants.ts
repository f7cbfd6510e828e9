import type { Node, TypeId } from "../../contract/contract.ts";
import { memberTexts } from "../native-names.ts";
import { constantOf, scalarOf, slotOf } from "./slot.ts";
import type { Slot } from "./slot.ts";
import { hash, uniqueNames } from "./unique.ts";
import { pascalCase } from "./words.ts";
import { shapeNode } from "./world.ts";
import type { World } from "./world.ts";

/**
 * One option of a sealed type: `direct`, a type that implements the interface itself; `constant`, an object for the one
 * value that the option accepts; `wrapped`, a class around a value of any other kind.
 */
export type Variant =
  | { readonly kind: "direct"; readonly type: TypeId }
  | { readonly kind: "constant"; readonly name: string; readonly slot: Slot }
  | { readonly kind: "wrapped"; readonly name: string; readonly slot: Slot };

export interface VariantTable {
  readonly variants: ReadonlyMap<TypeId, readonly Variant[]>;
  readonly supers: ReadonlyMap<TypeId, readonly TypeId[]>;
}

type Lookup = Pick<World, "contract" | "type" | "shape" | "className" | "namesIn" | "memberName">;

export function variantTable(world: Lookup): VariantTable {
  const variants = new Map<TypeId, readonly Variant[]>();
  const supers = new Map<TypeId, TypeId[]>();
  for (const type of Object.values(world.contract.types)) {
    if (world.shape(type.id) !== "sealed") continue;
    const node = shapeNode(type);
    const slots = optionNodes(node).map((option) => slotOf(world, option));
    const texts = memberTexts(node);
    const requests = slots.map((slot, index) => ({
      text: hash(JSON.stringify(slot)),
      wanted: variantName(world, slot),
      fixed: fixedName(world, node, texts, index),
    }));
    // A nested class with the name of a model would hide it.
    const names = uniqueNames(requests, world.namesIn(type.family));
    variants.set(
      type.id,
      slots.map((slot, index): Variant => {
        const target = directTarget(world, type.id, slot);
        if (target !== undefined && !extendsType(supers, type.id, target)) {
          const known = supers.get(target) ?? [];
          supers.set(target, known.includes(type.id) ? known : [...known, type.id]);
          return { kind: "direct", type: target };
        }
        const name = names[index] ?? "Value";
        return constantOf(slot) === undefined ? { kind: "wrapped", name, slot } : { kind: "constant", name, slot };
      }),
    );
  }
  return { variants, supers };
}

/** The name set by hand; of options that are called alike only the first has it. */
function fixedName(world: Lookup, node: Node, texts: readonly string[], index: number): string | undefined {
  const text = texts[index] ?? "";
  return texts.indexOf(text) === index ? world.memberName(node, text) : undefined;
}

function optionNodes(node: Node): readonly Node[] {
  if (node.kind === "discriminated") return node.options.map((option) => option.node);
  return node.kind === "union" ? node.options : [];
}

/** The type that can implement the interface of `union` itself: a class of the same package. */
function directTarget(world: Lookup, union: TypeId, { absent, nullable, core }: Slot): TypeId | undefined {
  if (core.kind !== "ref" || absent || nullable || core.type === union) return undefined;
  if (world.type(core.type).family !== world.type(union).family) return undefined;
  return world.shape(core.type) === "alias" ? undefined : core.type;
}

/** `type` is `target` or already an option of it, near or far: the other way round would be a circle. */
function extendsType(supers: ReadonlyMap<TypeId, readonly TypeId[]>, type: TypeId, target: TypeId): boolean {
  return type === target || (supers.get(type) ?? []).some((each) => extendsType(supers, each, target));
}

function variantName(world: Lookup, slot: Slot): string {
  const constant = constantOf(slot);
  if (constant === null) return "NullValue";
  if (constant !== undefined) return `${pascalCase(String(constant))}Value`;
  return `${kindName(world, slot.core)}Value`;
}

function kindName(world: Lookup, core: Node): string {
  switch (core.kind) {
    case "string":
      return "String";
    case "boolean":
      return "Boolean";
    case "number":
      return "Number";
    case "literal":
    case "enum":
      return scalarOf(core.values) ?? "Json";
    case "array":
      return "List";
    case "record":
      return "Map";
    case "ref":
      return world.className(core.type);
    default:
      return "Json";
  }
}
