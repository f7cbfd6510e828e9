import type { $ZodObject, $ZodType } from "zod/v4/core";
import type { AnyNode, NeverNode, ObjectNode, Property, UnknownKeys } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { pascalCase } from "./names.ts";
import { nodeOf } from "./node.ts";
import { pointerStep, siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";
import { isZodSchema } from "./zod-values.ts";

/** `z.object()`, `z.strictObject()`, `z.looseObject()` and `.catchall()`. */
export function objectNode(run: BuildRun, schema: $ZodObject, site: Site): ObjectNode<AnyNode> | NeverNode {
  const shape = readShape(schema);
  if (typeof shape === "string") return fail(run, site, "SW321", `The shape cannot be read: ${shape}`);
  if (Object.getOwnPropertySymbols(shape).length > 0) fail(run, site, "SW319", "The shape has a symbol as key.");
  const properties = Object.entries(shape).flatMap(([key, value]) => propertyOf(run, key, value, site));
  const unknownKeys = unknownKeysOf(run, schema, site);
  const message = messageOf(run, site, schema._zod.def);
  const rules = rulesOf(run, schema, site);
  return { kind: "object", properties, unknownKeys, ...(message === undefined ? {} : { message }), ...rules };
}

/** The resolved shape, or why it cannot be read: its getters are the author's code. */
function readShape(schema: $ZodObject): Readonly<Record<string, unknown>> | string {
  try {
    return schema._zod.def.shape;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function propertyOf(run: BuildRun, key: string, value: unknown, site: Site): readonly Property<AnyNode>[] {
  const below = siteBelow(site, `properties/${pointerStep(key)}`, pascalCase(key));
  if (key === "__proto__") {
    fail(run, below, "SW319", "The shape declares the key __proto__.");
    return [];
  }
  const node = nodeOf(run, value, below);
  return isZodSchema(value) ? [{ key, node, ...presence(run, value, below) }] : [];
}

/** Whether the key may be absent before and after parsing, in Zod's own words. */
function presence(run: BuildRun, schema: $ZodType, site: Site): Pick<Property<AnyNode>, "optionalIn" | "optionalOut"> {
  try {
    const { optin, optout } = schema._zod;
    return { optionalIn: optin !== undefined, optionalOut: optout === "optional" };
  } catch (error) {
    // A schema with a fault that is reported may not know its own presence.
    if (!site.owner.failed)
      fail(run, site, "SW321", `The schema cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return { optionalIn: false, optionalOut: false };
  }
}

function unknownKeysOf(run: BuildRun, schema: $ZodObject, site: Site): UnknownKeys<AnyNode> {
  const { catchall } = schema._zod.def;
  if (catchall === undefined) return "strip";
  const kind = catchall._zod.def.type;
  if (kind === "never") return "strict";
  if ((kind === "unknown" || kind === "any") && (catchall._zod.def.checks ?? []).length === 0) return "keep";
  return nodeOf(run, catchall, siteBelow(site, "additionalProperties", "Value"));
}
