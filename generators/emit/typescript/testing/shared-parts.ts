import type { z } from "zod";

const known = new WeakMap<z.ZodType, boolean>();

/**
 * Whether a container without a name stands at two places of the schema, as below the clone that a check makes. Zod
 * then reads an object at both places but once, where the contract has two types.
 */
export function sharesParts(schema: z.ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const seen = new Set<z.ZodType>();
  let shares = false;
  const visit = (at: z.ZodType): void => {
    if (seen.has(at)) {
      shares ||= isContainer(at) && at.meta()?.id === undefined;
      return;
    }
    seen.add(at);
    for (const child of childrenOf(at)) visit(child);
  };
  visit(schema);
  known.set(schema, shares);
  return shares;
}

function isContainer({ _zod: { def } }: z.ZodType): boolean {
  return ["object", "array", "tuple", "record", "map", "set"].includes(def.type);
}

function childrenOf({ _zod }: z.ZodType): readonly z.ZodType[] {
  const def = _zod.def as unknown as Readonly<Record<string, unknown>>;
  const { innerType } = _zod as unknown as { readonly innerType?: unknown };
  const shape = def["shape"] === undefined ? [] : Object.values(def["shape"] as object);
  return [innerType, ...shape, ...Object.values(def).flat()].filter(isSchema);
}

function isSchema(value: unknown): value is z.ZodType {
  return (
    typeof value === "object" && value !== null && "_zod" in value && "def" in (value._zod as object) && "meta" in value
  );
}
