import type { $ZodType } from "zod/v4/core";
import type { AnyNode, WrapperNode } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { readChecks, nameOf } from "./checks.ts";
import { readDefault } from "./default-value.ts";
import { messageOf } from "./messages.ts";
import { nodeOf } from "./node.ts";
import { heldDefaultNode } from "./script-nodes.ts";
import type { Site } from "./type-draft.ts";

/** `.optional()`, `.exactOptional()`, `.nullable()`, `.nonoptional()`, `.readonly()`. The name for lifting passes through. */
export function wrapperNode(
  run: BuildRun,
  schema: $ZodType,
  kind: WrapperNode["kind"],
  site: Site,
): WrapperNode<AnyNode> {
  const { innerType } = schema._zod.def as unknown as { readonly innerType: $ZodType };
  const exact = kind === "optional" && schema._zod.traits.has("$ZodExactOptional");
  const message = messageOf(run, site, schema._zod.def);
  const extras = message === undefined ? {} : { message };
  refuseChecks(run, schema, site);
  return { kind: exact ? "exactOptional" : kind, inner: nodeOf(run, innerType, deeper(site)), ...extras };
}

/** `.default()` and `.prefault()`. */
export function defaultNode(run: BuildRun, schema: $ZodType, kind: "default" | "prefault", site: Site): AnyNode {
  const definition = schema._zod.def as unknown as { readonly innerType: $ZodType; readonly defaultValue: unknown };
  const value = readDefault(definition);
  refuseChecks(run, schema, site);
  const inner = nodeOf(run, definition.innerType, deeper(site));
  if (!("problem" in value)) return { kind, inner, value: value.value };
  if (isForScript(run, site)) return heldDefaultNode(run, schema, kind, inner, site);
  return fail(run, site, "SW315", value.problem);
}

function refuseChecks(run: BuildRun, schema: $ZodType, site: Site): void {
  for (const check of readChecks(run, schema, site)) {
    fail(
      run,
      site,
      "SW313",
      `The check "${nameOf(check)}" stands outside the wrapper ${schema._zod.def.type}; attach it inside.`,
    );
  }
}

function deeper(site: Site): Site {
  return { ...site, depth: site.depth + 1 };
}
