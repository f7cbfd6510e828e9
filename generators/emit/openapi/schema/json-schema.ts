import type { JsonValue } from "../../../contract/contract.ts";

/** A JSON Schema of draft 2020-12 as an object; `{}` accepts anything. */
export type JsonSchema = { readonly [keyword: string]: JsonValue };

/** All of the schemas at once: keywords side by side where they do not collide, the rest below `allOf`. */
export function allOf(schemas: readonly JsonSchema[]): JsonSchema {
  let merged: JsonSchema = {};
  const rest: JsonSchema[] = [];
  for (const schema of schemas) {
    if (Object.keys(schema).some((keyword) => Object.hasOwn(merged, keyword))) rest.push(schema);
    else merged = { ...merged, ...schema };
  }
  if (rest.length === 0) return merged;
  const before = merged["allOf"];
  return { ...merged, allOf: [...(Array.isArray(before) ? (before as JsonSchema[]) : []), ...rest] };
}
