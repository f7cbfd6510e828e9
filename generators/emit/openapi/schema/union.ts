import type { DiscriminatedNode, UnionNode, WrapperNode } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { schemaOf } from "./schema.ts";
import { below, leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { reaches } from "./tolerance.ts";

const UNION_RULE =
  "Where several options fail, the reader judges one of them alone (A14, RD5): a value that only another option takes is refused.";

export function unionSchema({ options }: UnionNode, scope: Scope): JsonSchema {
  if (scope.direction === "response" && options.some((each) => reaches("union", each, scope)))
    leaveOut(scope, "union", UNION_RULE);
  return { anyOf: options.map((each, index) => schemaOf(each, below(below(scope, "anyOf"), String(index)))) };
}

/** `oneOf`, since each tag value chooses one option; with a whole mapping where every option is a component. */
export function discriminatedSchema({ discriminator, options }: DiscriminatedNode, scope: Scope): JsonSchema {
  const oneOf = options.map(({ node }, index) => schemaOf(node, below(below(scope, "oneOf"), String(index))));
  const mapping = scope.form === "catalog" ? mappingOf(options, scope) : undefined;
  if (mapping === undefined) return { oneOf };
  return { oneOf, discriminator: { propertyName: discriminator, mapping } };
}

function mappingOf(options: DiscriminatedNode["options"], scope: Scope): Record<string, string> | undefined {
  const entries: [string, string][] = [];
  for (const { tags, node } of options) {
    for (const tag of tags) {
      // A mapping knows texts only.
      if (node.kind !== "ref" || typeof tag !== "string") return undefined;
      entries.push([tag, scope.refTo(node.type)]);
    }
  }
  return Object.fromEntries(entries);
}

/** Keywords that would refuse null even beside a wider `type`. */
const CLOSED_KEYWORDS = ["$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not", "if"];

export function nullableSchema({ inner }: WrapperNode, scope: Scope): JsonSchema {
  const schema = schemaOf(inner, scope);
  const { type, ...rest } = schema;
  const open = CLOSED_KEYWORDS.every((keyword) => !Object.hasOwn(schema, keyword));
  if (open && typeof type === "string") return { type: [type, "null"], ...rest };
  if (open && type === undefined) return schema;
  return { anyOf: [schema, { type: "null" }] };
}
