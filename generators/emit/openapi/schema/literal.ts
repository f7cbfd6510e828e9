import type { EnumNode, LiteralNode, Primitive } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";

const ADDITIVE_RULE =
  "A reader then leaves out the nearest list entry that holds one; where no list encloses it, the whole response is refused.";

const ADDITIVE_WORDS = `Newer hosts may send values that are not listed. ${ADDITIVE_RULE}`;

export function literalSchema({ values }: LiteralNode): JsonSchema {
  return valuesSchema(values);
}

/**
 * A closed list of values. An additive one is closed in requests only; in responses any text may come, and the values
 * that are known stand in words and in `x-extensible-enum`.
 */
export function enumSchema({ values, additive }: EnumNode, scope: Scope): JsonSchema {
  if (!additive || scope.direction === "request") return valuesSchema(values);
  leaveOut(scope, "additive", `A text that is not listed: ${ADDITIVE_RULE}`);
  const known = `Known values: ${values.map((each) => `\`${each}\``).join(", ")}.`;
  return { description: `${known} ${ADDITIVE_WORDS}`, type: "string", "x-extensible-enum": values };
}

function valuesSchema(values: readonly Primitive[]): JsonSchema {
  const types = [...new Set(values.map(typeName))];
  const type = types.length === 1 ? { type: types[0] as string } : {};
  if (values.length === 1) return { ...type, const: values[0] as Primitive };
  return { ...type, enum: values };
}

function typeName(value: Primitive): string {
  return value === null ? "null" : typeof value;
}
