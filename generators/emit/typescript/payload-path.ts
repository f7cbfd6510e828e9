import type { AnyNode } from "../../contract/contract.ts";
import type { Traits } from "./traits.ts";

/** Whether Zod may answer the payload that it hands to the node with another one: that of an option of a union. */
export function mayPart(node: AnyNode, traits: Traits): boolean {
  return partsBelow(node, traits, new Set());
}

function partsBelow(node: AnyNode, traits: Traits, asked: Set<AnyNode>): boolean {
  if (asked.has(node)) return false;
  asked.add(node);
  const below = (inner: AnyNode): boolean => partsBelow(inner, traits, asked);
  switch (node.kind) {
    case "ref":
      return below(traits.resolve(node));
    case "json":
      return true;
    case "union":
      return node.options.length > 1 || node.options.some(below);
    case "xor":
      return node.options.length === 1 && node.options.some(below);
    case "discriminated":
      return node.options.some((option) => below(option.node));
    case "tagged":
      return node.fallback || node.options.some(below);
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
    case "default":
    case "prefault":
    case "heldDefault":
    case "checked":
      return below(node.inner);
    case "pipe":
      return below(node.before) || below(node.after);
    default:
      return false;
  }
}
