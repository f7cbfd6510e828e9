import type { AnyContract } from "./contract-data.ts";
import type { AnyNode, Node, TypeId } from "./node.ts";
import { typeOf } from "./lookup.ts";
import { isScript, scriptChildren } from "./script-node.ts";

/** The nodes directly below a node, in order: element, items, options, key and value, property nodes. */
export function childrenOf(node: Node): readonly Node[];
export function childrenOf(node: AnyNode): readonly AnyNode[];
export function childrenOf(node: AnyNode): readonly AnyNode[] {
  if (isScript(node)) return scriptChildren(node);
  switch (node.kind) {
    case "object":
      return [
        ...node.properties.map((property) => property.node),
        ...(typeof node.unknownKeys === "string" ? [] : [node.unknownKeys]),
      ];
    case "array":
      return [node.element];
    case "tuple":
      return node.rest === null ? node.items : [...node.items, node.rest];
    case "record":
      return [node.key, node.value];
    case "union":
      return node.options;
    case "discriminated":
      return node.options.map((option) => option.node);
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
    case "default":
    case "prefault":
      return [node.inner];
    case "unknown":
    case "json":
    case "never":
    case "null":
    case "boolean":
    case "string":
    case "number":
    case "literal":
    case "enum":
    case "ref":
      return [];
    default:
      return unreachable(node);
  }
}

function unreachable(node: never): never {
  throw new Error(`Unknown node ${JSON.stringify(node)}`);
}

/** The types that a node refers to without going through another type, each once, in order. */
export function refsOf(node: AnyNode): readonly TypeId[] {
  const found = new Set<TypeId>();
  const visit = (at: AnyNode): void => {
    if (at.kind === "ref") found.add(at.type);
    for (const child of childrenOf(at)) visit(child);
  };
  visit(node);
  return [...found];
}

/** All types reached from `roots`, themselves included, in the order they are met. */
export function reachableTypes(contract: AnyContract, roots: readonly TypeId[]): readonly TypeId[] {
  const found = new Set(roots);
  for (const id of found) for (const next of refsOf(typeOf(contract, id).node)) found.add(next);
  return [...found];
}
