import type { Node } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { arraySchema, tupleSchema } from "./list.ts";
import { enumSchema, literalSchema } from "./literal.ts";
import { withNotes } from "./notes.ts";
import { numberSchema } from "./number.ts";
import { objectSchema } from "./object.ts";
import { recordSchema } from "./record.ts";
import { withRules } from "./rules.ts";
import { leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { stringSchema } from "./string.ts";
import { discriminatedSchema, nullableSchema, unionSchema } from "./union.ts";

export type { JsonSchema } from "./json-schema.ts";
export { describeFurther, withNotes } from "./notes.ts";
export { typeOf } from "./scope.ts";
export type { Direction, Limit, LimitRule, SchemaForm, Scope } from "./scope.ts";

/**
 * The JSON Schema of what Zod accepts at `node`: strictly in requests, by the tolerant readers in responses.
 *
 * Promise: it accepts everything that Zod accepts. What it accepts beyond that, it reports to the scope.
 */
export function schemaOf(node: Node, scope: Scope): JsonSchema {
  return withNotes(withRules(nakedSchema(node, scope), node, scope), node);
}

function nakedSchema(node: Node, scope: Scope): JsonSchema {
  switch (node.kind) {
    case "unknown":
      return {};
    case "json":
      leaveOut(scope, "finite", "Every number in it is finite.");
      return {};
    case "never":
      return { not: {} };
    case "null":
      return { type: "null" };
    case "boolean":
      return { type: "boolean" };
    case "string":
      return stringSchema(node, scope);
    case "number":
      return numberSchema(node, scope);
    case "literal":
      return literalSchema(node);
    case "enum":
      return enumSchema(node, scope);
    case "object":
      return objectSchema(node, scope);
    case "array":
      return arraySchema(node, scope);
    case "tuple":
      return tupleSchema(node, scope);
    case "record":
      return recordSchema(node, scope);
    case "union":
      return unionSchema(node, scope);
    case "discriminated":
      return discriminatedSchema(node, scope);
    case "ref":
      return { $ref: scope.refTo(node.type) };
    case "nullable":
      return nullableSchema(node, scope);
    case "optional":
    case "exactOptional":
    case "nonoptional":
    case "readonly":
      return schemaOf(node.inner, scope);
    case "default":
    case "prefault":
      return { ...schemaOf(node.inner, scope), default: node.value };
    default:
      return node satisfies never;
  }
}
