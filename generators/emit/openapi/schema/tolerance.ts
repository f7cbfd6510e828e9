import type { Node, TypeId } from "../../../contract/contract.ts";
import type { Scope } from "./scope.ts";

/** What makes a tolerant reader do more than judge each value by itself. */
export type Tolerance = "additive" | "union";

/** Whether the node, or anything below it, is an additive enum (`additive`) or a plain union (`union`). */
export function reaches(wanted: Tolerance, node: Node, scope: Pick<Scope, "types">): boolean {
  return visit(node, new Set());

  function visit(current: Node, seen: Set<TypeId>): boolean {
    switch (current.kind) {
      case "enum":
        return wanted === "additive" && current.additive;
      case "ref": {
        if (seen.has(current.type)) return false;
        seen.add(current.type);
        const type = scope.types[current.type];
        return type !== undefined && visit(type.node, seen);
      }
      case "object":
        return (
          current.properties.some((each) => visit(each.node, seen)) ||
          (typeof current.unknownKeys === "object" && visit(current.unknownKeys, seen))
        );
      case "array":
        return visit(current.element, seen);
      case "tuple":
        return [...current.items, ...(current.rest === null ? [] : [current.rest])].some((each) => visit(each, seen));
      case "record":
        return visit(current.key, seen) || visit(current.value, seen);
      case "union":
        return wanted === "union" || current.options.some((each) => visit(each, seen));
      case "discriminated":
        return current.options.some((each) => visit(each.node, seen));
      case "optional":
      case "exactOptional":
      case "nullable":
      case "nonoptional":
      case "readonly":
      case "default":
      case "prefault":
        return visit(current.inner, seen);
      default:
        return false;
    }
  }
}
