import type { $ZodType } from "zod/v4/core";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { nameOf, readChecks } from "./checks.ts";
import { isJsonSchema } from "./json-schema-shape.ts";
import type { Site } from "./type-draft.ts";
import { isZodSchema, kindOfValue } from "./zod-values.ts";

/** What a lazy stands for: another schema, any JSON value, or nothing after a report. */
export type LazyTarget =
  | { readonly is: "schema"; readonly schema: $ZodType }
  | { readonly is: "json" }
  | { readonly is: "failed" };

/** Resolves one lazy. Its function is the author's code and may throw. */
export function lazyTarget(run: BuildRun, schema: $ZodType, site: Site): LazyTarget {
  for (const check of readChecks(run, schema, site)) {
    fail(run, site, "SW313", `The check "${nameOf(check)}" stands on z.lazy(); attach it to the schema inside.`);
  }
  const inner = resolve(schema);
  if (kindOfValue(inner) === "zod3") {
    fail(run, site, "SW204", "The schema inside was made by Zod 3.");
    return { is: "failed" };
  }
  if (typeof inner === "string" || !isZodSchema(inner)) {
    fail(
      run,
      site,
      "SW321",
      `The function of z.lazy ${typeof inner === "string" ? `throws: ${inner}` : "gives no Zod 4 schema."}`,
    );
    return { is: "failed" };
  }
  return isJsonSchema(schema, inner) ? { is: "json" } : { is: "schema", schema: inner };
}

function resolve(schema: $ZodType): unknown {
  try {
    return (schema._zod as unknown as { readonly innerType: unknown }).innerType;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
