import { $ZodBoolean, $ZodCodec, $ZodString, _stringbool } from "zod/v4/core";
import type { $ZodType } from "zod/v4/core";
import { functionText } from "./function-text.ts";

/** The texts of `z.stringbool()`; undefined for any other codec. */
export function readStringBool(
  schema: $ZodType,
): { readonly truthy: readonly string[]; readonly falsy: readonly string[]; readonly sensitive: boolean } | undefined {
  const { def, bag } = schema._zod;
  if (functionText((def as { readonly transform?: unknown }).transform) !== ownText) return undefined;
  const { truthy, falsy, case: caseOf } = bag as Readonly<Record<string, unknown>>;
  if (!isTexts(truthy) || !isTexts(falsy)) return undefined;
  return { truthy: [...new Set(truthy)], falsy: [...new Set(falsy)], sensitive: caseOf === "sensitive" };
}

const ownText = functionText(
  (
    _stringbool({ Codec: $ZodCodec, Boolean: $ZodBoolean, String: $ZodString })._zod.def as {
      readonly transform?: unknown;
    }
  ).transform,
);

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
