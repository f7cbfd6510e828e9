import type { $ZodType } from "zod/v4/core";
import type { AnyNode, WrapperNode } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { readChecks, nameOf } from "./checks.ts";
import { defaultProblem, readDefault } from "./default-value.ts";
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
  const before = errorCount(run);
  const inner = nodeOf(run, definition.innerType, deeper(site));
  const isSound = errorCount(run) === before;
  if ("problem" in value) {
    if (isForScript(run, site)) return heldDefaultNode(run, schema, kind, inner, site);
    return fail(run, site, "SW315", value.problem);
  }
  // A prefault is read like what was sent: one that the schema refuses is refused where the key is absent.
  const isJudged = kind === "default" && isSound && !isForScript(run, site);
  const problem = isJudged ? defaultProblem(definition.innerType, value.value) : undefined;
  if (problem !== undefined) return fail(run, site, "SW325", problem);
  return { kind, inner, value: value.value };
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

function errorCount(run: BuildRun): number {
  return run.diagnostics.filter(({ severity }) => severity === "error").length;
}

function deeper(site: Site): Site {
  return { ...site, depth: site.depth + 1 };
}
