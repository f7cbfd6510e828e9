import type { ArrayNode, TupleNode } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { schemaOf } from "./schema.ts";
import { below } from "./scope.ts";
import type { Scope } from "./scope.ts";

export function arraySchema({ element, steps }: ArrayNode, scope: Scope): JsonSchema {
  const least = steps.filter((each) => each.step !== "maxLength").map((each) => each.value);
  const most = steps.filter((each) => each.step !== "minLength").map((each) => each.value);
  return {
    type: "array",
    items: schemaOf(element, below(scope, "items")),
    ...(least.length === 0 ? {} : { minItems: Math.max(...least) }),
    ...(most.length === 0 ? {} : { maxItems: Math.min(...most) }),
  };
}

export function tupleSchema({ items, requiredItems, rest }: TupleNode, scope: Scope): JsonSchema {
  return {
    type: "array",
    ...(items.length === 0
      ? {}
      : { prefixItems: items.map((item, index) => schemaOf(item, below(below(scope, "prefixItems"), String(index)))) }),
    items: rest === null ? false : schemaOf(rest, below(scope, "items")),
    ...(requiredItems === 0 ? {} : { minItems: requiredItems }),
    ...(rest === null ? { maxItems: items.length } : {}),
  };
}
