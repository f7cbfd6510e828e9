import type { Node, StringNode } from "../../../contract/contract.ts";
import type { Scope } from "./scope.ts";

/** Whether the node is certain to refuse null, the empty text and the empty list. */
export function alwaysHasValue(node: Node, scope: Scope): boolean {
  switch (node.kind) {
    case "string":
      return refusesEmpty(node);
    case "array":
      return node.steps.some((each) => each.step !== "maxLength" && each.value > 0);
    case "object":
    case "record":
    case "number":
    case "boolean":
      return true;
    case "enum":
    case "literal":
      return node.values.every((each) => each !== null && each !== "");
    case "ref": {
      const type = scope.types[node.type];
      return type !== undefined && type.node.kind !== "ref" && alwaysHasValue(type.node, scope);
    }
    case "optional":
    case "exactOptional":
    case "nonoptional":
    case "readonly":
      return alwaysHasValue(node.inner, scope);
    default:
      return false;
  }
}

/** Steps after an overwrite judge another text, but no overwrite makes something out of nothing. */
function refusesEmpty({ steps }: StringNode): boolean {
  return steps.some((each) => {
    if (each.step === "minLength" || each.step === "length") return each.value > 0;
    if (each.step === "pattern") return !new RegExp(each.source, each.flags).test("");
    return each.step === "format" && each.source !== undefined && !new RegExp(each.source, each.flags).test("");
  });
}
