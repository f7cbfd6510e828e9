import type { $ZodType } from "zod/v4/core";
import { asKnown } from "./zod-values.ts";

/** `z.json()`: a lazy union of string, number, boolean, null, and arrays and records of itself, with no check anywhere. */
export function isJsonSchema(lazy: $ZodType, inner: $ZodType): boolean {
  const union = asKnown(inner)._zod.def;
  if (union.type !== "union" || union.options.length !== 6 || hasChecks(inner)) return false;
  const options = union.options.map((option) => asKnown(option)._zod.def);
  const kinds = options.map((option) => option.type).join();
  if (kinds !== "string,number,boolean,null,array,record" || union.options.some(hasChecks)) return false;
  const [, , , , array, record] = options;
  if (array?.type !== "array" || record?.type !== "record") return false;
  const key = asKnown(record.keyType);
  const itself = [array.element, record.valueType].every((each) => each._zod.def === lazy._zod.def);
  return itself && key._zod.def.type === "string" && !hasChecks(key) && !hasCoercion(options);
}

function hasChecks(schema: $ZodType): boolean {
  const { checks, check } = schema._zod.def as { readonly checks?: readonly unknown[]; readonly check?: unknown };
  return (checks ?? []).length > 0 || check !== undefined;
}

function hasCoercion(options: readonly object[]): boolean {
  return options.some((option) => "coerce" in option && option.coerce === true);
}
