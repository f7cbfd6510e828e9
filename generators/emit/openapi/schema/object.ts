import type { ObjectNode } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { extraKeys } from "./record.ts";
import { schemaOf } from "./schema.ts";
import { below } from "./scope.ts";
import type { Scope } from "./scope.ts";

export function objectSchema({ properties, unknownKeys }: ObjectNode, scope: Scope): JsonSchema {
  const required = properties.filter((each) => !each.optionalIn).map((each) => each.key);
  const entries = properties.map(
    ({ key, node }) => [key, schemaOf(node, below(below(scope, "properties"), key))] as const,
  );
  return {
    type: "object",
    // An entry list keeps a key such as `__proto__` an own one.
    ...(entries.length === 0 ? {} : { properties: Object.fromEntries(entries) }),
    ...(required.length === 0 ? {} : { required }),
    ...unknown(unknownKeys, scope),
  };
}

function unknown(unknownKeys: ObjectNode["unknownKeys"], scope: Scope): JsonSchema {
  // A reader removes the keys it does not know (RD4): a newer host may send more.
  if (unknownKeys === "strict") return scope.direction === "response" ? {} : { additionalProperties: false };
  if (unknownKeys === "strip") return {};
  if (unknownKeys === "keep") return { additionalProperties: true };
  return extraKeys(schemaOf(unknownKeys, below(scope, "additionalProperties")), scope);
}
