import type { $ZodObject, $ZodType } from "zod/v4/core";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { liftedKind } from "./lifted-kind.ts";
import { pascalCase } from "./names.ts";
import { findNamed, findSelfNamed } from "./named-types.ts";
import type { Site } from "./type-draft.ts";
import { asKnown, isZodSchema } from "./zod-values.ts";

/**
 * What an anonymous option of a plain union adds to the union's name: an object the value of its first literal-valued
 * key, as does a pipe from or into one, the other kinds that become types their kind. Never a position, so that options can come and go. Undefined
 * after a report.
 */
export function optionSuffix(run: BuildRun, option: $ZodType, site: Site): string | undefined {
  const core = innermost(run, option, site);
  if (core === undefined) return "";
  switch (liftedKind(core)) {
    case "object": {
      const value = firstLiteral(core as $ZodObject);
      if (value !== undefined) return pascalCase(value);
      fail(run, site, "SW402", "The option is an anonymous object without a literal-valued key.");
      return undefined;
    }
    case "enum":
      return "Enum";
    case "tuple":
      return "Tuple";
    case "union":
      return "Union";
    default:
      return pipeSuffix(run, core, site);
  }
}

/** A pipe is no type itself, but its sides may be: the value of the first literal-valued key of either. */
function pipeSuffix(run: BuildRun, schema: $ZodType, site: Site): string {
  const { type, in: before, out: after } = schema._zod.def as { type: string; in?: unknown; out?: unknown };
  if (type !== "pipe") return "";
  for (const side of [before, after]) {
    const core = isZodSchema(side) ? innermost(run, side, site) : undefined;
    if (core === undefined) continue;
    const value = core._zod.def.type === "object" ? firstLiteral(core as $ZodObject) : undefined;
    const suffix = value === undefined ? pipeSuffix(run, core, site) : pascalCase(value);
    if (suffix !== "") return suffix;
  }
  return "";
}

/** The schema inside wrappers and lazies; undefined where a named type stands. */
function innermost(run: BuildRun, schema: $ZodType, site: Site): $ZodType | undefined {
  const seen = new Set<$ZodType>();
  let at: $ZodType | undefined = schema;
  while (isZodSchema(at) && !seen.has(at)) {
    if (findNamed(run, at, site.owner.family) !== undefined || findSelfNamed(at) !== undefined) return undefined;
    seen.add(at);
    const inner: $ZodType | undefined = innerOf(at);
    if (inner === undefined) return at;
    at = inner;
  }
  return undefined;
}

function innerOf(schema: $ZodType): $ZodType | undefined {
  const known = asKnown(schema);
  switch (known._zod.def.type) {
    case "optional":
    case "nullable":
    case "nonoptional":
    case "readonly":
    case "default":
    case "prefault":
    case "catch":
      return (known._zod.def as { readonly innerType: $ZodType }).innerType;
    case "lazy":
      try {
        return (known._zod as unknown as { readonly innerType: $ZodType }).innerType;
      } catch {
        return undefined;
      }
    default:
      return undefined;
  }
}

function firstLiteral(schema: $ZodObject): string | undefined {
  try {
    for (const property of Object.values(schema._zod.def.shape)) {
      if (!isZodSchema(property) || property._zod.def.type !== "literal") continue;
      const [value] = property._zod.values ?? [];
      if (value !== undefined) return String(value);
    }
  } catch {
    // Reported where the shape itself is read.
  }
  return undefined;
}
