import type { $ZodType } from "zod/v4/core";
import type { AnyNode, ScriptCheck } from "../contract.ts";
import { isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { messageOf } from "./messages.ts";
import { portableChecks } from "./portable-prefix.ts";
import { ownScriptCheck, scriptCheck } from "./script-checks.ts";
import type { Site } from "./type-draft.ts";

/**
 * The node of a schema for TypeScript alone with all of its checks: those at the front that the node itself can hold
 * stay there, the others stand in a checked node around it. Zod runs them in one row, which comes to the same.
 */
export function withChecks(run: BuildRun, schema: $ZodType, site: Site, make: () => AnyNode): AnyNode {
  if (!isForScript(run, site)) return make();
  const all = schema._zod.def.checks ?? [];
  const own = portableChecks(run, schema, site);
  run.ownChecks.set(schema, own);
  const inner = make();
  const ownCheck = own < 0 ? ownScriptCheck(run, schema, site) : [];
  const checks: ScriptCheck[] = [...ownCheck];
  for (const check of all.slice(Math.max(own, 0))) {
    const { check: name } = check._zod.def;
    if (name !== "describe" && name !== "meta") checks.push(...scriptCheck(run, check, schema, site));
  }
  if (checks.length === 0) return inner;
  const message = messageOf(run, site, schema._zod.def);
  return { kind: "checked", inner, checks, ...(message === undefined ? {} : { message }) };
}
