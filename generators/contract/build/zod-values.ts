import type { $ZodTypes, $ZodType } from "zod/v4/core";

/** Kind of an exported value, as far as the contract is concerned. */
export type ValueKind = "zod4" | "zod3" | "operation" | "gateway" | "other";

const KIT_MARK = "~samewire";

/** What an exported value is. Never throws, whatever the value's getters do. */
export function kindOfValue(value: unknown): ValueKind {
  if (typeof value !== "object" || value === null) return "other";
  try {
    if (isZodSchema(value)) return "zod4";
    const { [KIT_MARK]: mark, _def: definition } = value as Readonly<Record<string, unknown>>;
    if (mark === "operation" || mark === "gateway") return mark;
    const typeName = (definition as { typeName?: unknown } | undefined)?.typeName;
    return typeof typeName === "string" && typeName.startsWith("Zod") ? "zod3" : "other";
  } catch {
    return "other";
  }
}

/** A declaration of the kit. */
export interface Declaration {
  readonly kind: "operation" | "gateway";
  readonly value: object;
}

/** The declarations that an exported value is or, as a plain array or record, holds. */
export function declarationsIn(value: unknown): readonly Declaration[] {
  if (typeof value !== "object" || value === null) return [];
  const kind = kindOfValue(value);
  if (kind === "operation" || kind === "gateway") return [{ kind, value }];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (kind !== "other" || (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)) return [];
  return Object.values(value).flatMap((item: unknown): Declaration[] => {
    const itemKind = kindOfValue(item);
    return itemKind === "operation" || itemKind === "gateway" ? [{ kind: itemKind, value: item as object }] : [];
  });
}

/** A Zod 4 schema (classic, mini or core), of whatever copy. */
export function isZodSchema(value: unknown): value is $ZodType {
  if (typeof value !== "object" || value === null || !("_zod" in value)) return false;
  const internals = (value as { readonly _zod?: { readonly def?: unknown; readonly traits?: unknown } })._zod;
  const definition = internals?.def as { readonly type?: unknown } | undefined;
  return typeof definition?.type === "string" && internals?.traits instanceof Set;
}

/** The schema with its definition as a union over `def.type`. */
export function asKnown(schema: $ZodType): $ZodTypes {
  return schema as $ZodTypes;
}
