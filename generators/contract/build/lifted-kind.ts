import type { $ZodType } from "zod/v4/core";

/** Kinds that become types of their own wherever they stand anonymously. */
export type LiftedKind = "object" | "enum" | "union" | "tuple";

/** The kind under which an anonymous schema is lifted, or undefined if it stays where it is. */
export function liftedKind(schema: $ZodType): LiftedKind | undefined {
  const { type } = schema._zod.def;
  switch (type) {
    case "object":
    case "union":
    case "tuple":
      return type;
    case "enum":
      // Enums of numbers stay where they are: they have no case names.
      return [...(schema._zod.values ?? [])].every((value) => typeof value === "string") ? "enum" : undefined;
    case "string":
      return isAdditiveEnum(schema) ? "enum" : undefined;
    default:
      return undefined;
  }
}

function isAdditiveEnum(schema: $ZodType): boolean {
  const rules = (schema._zod.def.checks ?? []).map(
    (check) => (check._zod.def as { readonly samewire?: unknown }).samewire,
  );
  return rules.some((rule) => (rule as { readonly check?: unknown } | undefined)?.check === "additiveEnum");
}
