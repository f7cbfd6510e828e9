import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { z } from "zod";

/** Ajv on the JSON Schema that Zod writes; with `discriminated`, unions are told apart by their tag, which it needs. */
export function ajvOf(schema: z.ZodType, discriminated: boolean, allErrors = false): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: discriminated, allErrors });
  const json: unknown = z.toJSONSchema(schema);
  return ajv.compile((discriminated ? withDiscriminators(json) : json) as object);
}

/** The schema with the tag named wherever a `oneOf` has one. Formats are left to the patterns that Zod writes too. */
function withDiscriminators(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDiscriminators);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withDiscriminators(value)] as const);
  const tag = "oneOf" in schema ? tagOf(schema.oneOf) : undefined;
  const named = tag === undefined ? {} : { type: "object", discriminator: { propertyName: tag }, required: [tag] };
  return { ...Object.fromEntries(entries), ...named };
}

function tagOf(options: unknown): string | undefined {
  const [first] = options as readonly { readonly properties?: Readonly<Record<string, { const?: unknown }>> }[];
  return Object.entries(first?.properties ?? {}).find(([, property]) => property.const !== undefined)?.[0];
}
