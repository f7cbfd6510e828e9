import type { Contract, NamedType, Node, TypeId } from "../../generators/contract/contract.ts";
import { mutationsOf } from "./mutations.ts";

/** An exported type with one small change in it, as a type of its own. */
export interface Mutant {
  readonly id: TypeId;
  /** The type it was made from. */
  readonly of: TypeId;
  /** Where and how it differs. */
  readonly what: string;
}

/** The contract with a mutant beside each type for every small change of it, and the list of the mutants. */
export function withMutants(contract: Contract): { readonly contract: Contract; readonly mutants: readonly Mutant[] } {
  const mutants: Mutant[] = [];
  const types: Record<TypeId, NamedType> = { ...contract.types };
  const modules = contract.modules.map((module) => {
    const added: TypeId[] = [];
    for (const id of module.types) {
      const type = contract.types[id];
      if (type === undefined || type.exportName === null) continue;
      for (const { what, node } of variantsOf(contract, type.node)) {
        const name = `Mutant${mutants.length}`;
        const mutant: TypeId = `${type.family}.${name}`;
        mutants.push({ id: mutant, of: id, what });
        types[mutant] = {
          id: mutant,
          family: type.family,
          name,
          module: type.module,
          exportName: `${name}Schema`,
          brand: false,
          node,
        };
        added.push(mutant);
      }
    }
    return { ...module, types: [...module.types, ...added] };
  });
  return { contract: { ...contract, modules, types }, mutants };
}

/** Every version of a node with one change in it or below it; exported types it refers to stay as they are. */
function* variantsOf(
  contract: Contract,
  node: Node,
  place = "",
): Generator<{ readonly what: string; readonly node: Node }> {
  if (node.kind === "ref") {
    const type = contract.types[node.type];
    // A type without an export of its own is part of the one that refers to it.
    if (type !== undefined && type.exportName === null && place.length < 200)
      yield* variantsOf(contract, type.node, place);
    return;
  }
  for (const { what, node: changed } of mutationsOf(node)) yield { what: `${place} ${what}`, node: changed };
  for (const { step, child, put } of partsOf(node)) {
    for (const variant of variantsOf(contract, child, `${place}/${step}`))
      yield { what: variant.what, node: put(variant.node) };
  }
}

interface Part {
  readonly step: string;
  readonly child: Node;
  readonly put: (child: Node) => Node;
}

function partsOf(node: Node): readonly Part[] {
  switch (node.kind) {
    case "object":
      return node.properties.map((property, index) => ({
        step: property.key,
        child: property.node,
        put: (child) => ({ ...node, properties: node.properties.with(index, { ...property, node: child }) }),
      }));
    case "array":
      return [{ step: "*", child: node.element, put: (element) => ({ ...node, element }) }];
    case "record":
      return [{ step: "{}", child: node.value, put: (value) => ({ ...node, value }) }];
    case "tuple":
      return node.items.map((child, index) => ({
        step: `${index}`,
        child,
        put: (item) => ({ ...node, items: node.items.with(index, item) }),
      }));
    case "union":
      return node.options.map((child, index) => ({
        step: `${index}`,
        child,
        put: (option) => ({ ...node, options: node.options.with(index, option) }),
      }));
    case "discriminated":
      return node.options.map((option, index) => ({
        step: String(option.tags[0]),
        child: option.node,
        put: (child) => ({ ...node, options: node.options.with(index, { ...option, node: child }) }),
      }));
    default:
      return "inner" in node ? [{ step: "", child: node.inner, put: (inner) => ({ ...node, inner }) }] : [];
  }
}
