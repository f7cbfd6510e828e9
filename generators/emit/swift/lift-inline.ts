import type { Contract, NamedType, Node, TypeId } from "../../contract/contract.ts";
import { typeName } from "./identifiers.ts";

/**
 * The contract with every nested object, enum, tuple and union as a named type of its own, as Swift needs it. New names
 * are the owner's name and the path to the node; a name that exists already gets `Value` after it.
 */
export function liftInline(contract: Contract): Contract {
  const types: Record<TypeId, NamedType> = { ...contract.types };
  const followers = new Map<TypeId, TypeId[]>();

  const lift = (node: Node, owner: NamedType, path: readonly string[]): Node => {
    const inner = mapChildren(node, (child, step) => lift(child, owner, step === "" ? path : [...path, step]));
    return needsName(inner) ? liftedRef(inner, owner, path) : inner;
  };

  const liftedRef = (node: Node, owner: NamedType, path: readonly string[]): Node => {
    let name = owner.name + path.map(typeName).join("") + (path.length === 0 ? "Value" : "");
    while (types[`${owner.family}.${name}`] !== undefined) name += "Value";
    const id: TypeId = `${owner.family}.${name}`;
    types[id] = { id, family: owner.family, name, module: owner.module, exportName: null, brand: false, node };
    followers.set(owner.id, [...(followers.get(owner.id) ?? []), id]);
    return { kind: "ref", type: id };
  };

  for (const type of Object.values(contract.types)) {
    const node = mapChildren(type.node, (child, step) => lift(child, type, step === "" ? [] : [step]));
    types[type.id] = { ...type, node };
  }
  const modules = contract.modules.map((module) => ({
    ...module,
    types: module.types.flatMap((id) => [id, ...(followers.get(id) ?? [])]),
  }));
  return { ...contract, types, modules };
}

/** Kinds that become a Swift type of their own. */
function needsName(node: Node): boolean {
  switch (node.kind) {
    case "object":
    case "tuple":
    case "union":
    case "discriminated":
    case "enum":
      return true;
    case "literal":
      return node.values.length > 1 && node.values.every((value) => typeof value === "string");
    default:
      return false;
  }
}

/** The node with its direct children replaced; `step` names the way to a child, empty through a wrapper. */
function mapChildren(node: Node, change: (child: Node, step: string) => Node): Node {
  switch (node.kind) {
    case "object":
      return {
        ...node,
        properties: node.properties.map((property) => ({ ...property, node: change(property.node, property.key) })),
        unknownKeys: typeof node.unknownKeys === "string" ? node.unknownKeys : change(node.unknownKeys, "Value"),
      };
    case "array":
      return { ...node, element: change(node.element, "Item") };
    case "tuple":
      return {
        ...node,
        items: node.items.map((item, index) => change(item, `Item${index}`)),
        rest: node.rest === null ? null : change(node.rest, "Rest"),
      };
    case "record":
      return { ...node, key: change(node.key, "Key"), value: change(node.value, "Value") };
    case "union":
      return { ...node, options: node.options.map((option, index) => change(option, optionStep(option, index))) };
    case "discriminated":
      return {
        ...node,
        options: node.options.map((option) => ({ ...option, node: change(option.node, String(option.tags[0])) })),
      };
    default:
      return "inner" in node ? { ...node, inner: change(node.inner, "") } : node;
  }
}

function optionStep(option: Node, index: number): string {
  const constants = option.kind === "object" ? option.properties.map((property) => property.node) : [];
  const tag = constants.find((node) => node.kind === "literal");
  return tag?.kind === "literal" ? String(tag.values[0]) : `Option${index}`;
}
