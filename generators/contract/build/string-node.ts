import type { $ZodString } from "zod/v4/core";
import type { EnumNode, NeverNode, StringNode, StringStep } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { abortOf, belongsOn, nameOf, readChecks } from "./checks.ts";
import type { CheckDefinition, ReadCheck, Said } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { sizeStep } from "./size-step.ts";
import { formatStep, patternStep } from "./string-formats.ts";
import { overwriteStep } from "./string-overwrites.ts";
import type { Site } from "./type-draft.ts";

/** `z.string()` and the string formats; a string with the one check `additiveEnum` is an additive enum. */
export function stringNode(run: BuildRun, schema: $ZodString, site: Site): StringNode | EnumNode | NeverNode {
  const definition = schema._zod.def as unknown as CheckDefinition & { readonly coerce?: boolean };
  if (definition.coerce === true && !isForScript(run, site))
    return fail(run, site, "SW304", "z.coerce.string() accepts every value.");
  const checks = readChecks(run, schema, site);
  const additive = additiveEnum(run, checks, site);
  if (additive !== undefined) return additive;
  const message = messageOf(run, site, definition);
  const steps = [
    ...(run.ownChecks.get(schema) === -1 ? [] : ownFormat(run, definition, message, site)),
    ...checks.flatMap((check) => stringStep(run, check, schema, site)),
  ];
  return { kind: "string", steps, ...(message === undefined ? {} : { message }) };
}

/** A string format is schema and check at once: its own check runs before all others. */
export function ownFormat(
  run: BuildRun,
  definition: CheckDefinition,
  message: string | undefined,
  site: Site,
): readonly StringStep[] {
  if (definition.check !== "string_format") return [];
  return formatStep(run, definition, { ...(message === undefined ? {} : { message }), ...abortOf(definition) }, site);
}

function additiveEnum(run: BuildRun, checks: readonly ReadCheck[], site: Site): EnumNode | NeverNode | undefined {
  const found = checks.find((check) => check.is === "rule" && check.use.rule.check === "additiveEnum");
  if (found?.is !== "rule" || found.use.rule.check !== "additiveEnum") return undefined;
  if (checks.length > 1) return fail(run, site, "SW313", "An additive enum has no other check beside it.");
  const { rule, message } = found.use;
  return { kind: "enum", values: [...rule.values], additive: true, ...(message === undefined ? {} : { message }) };
}

/** One check as a step of the string. */
export function stringStep(run: BuildRun, check: ReadCheck, schema: $ZodString, site: Site): readonly StringStep[] {
  if (check.is === "overwrite") return [{ step: "overwrite", overwrite: check.overwrite }];
  if (check.is === "rule") {
    if (belongsOn(schema, check.use.rule)) return [{ step: "portable", use: check.use }];
    return misplaced(run, check, site);
  }
  return builtInStep(run, check, site) ?? misplaced(run, check, site);
}

function misplaced(run: BuildRun, check: ReadCheck, site: Site): readonly StringStep[] {
  fail(run, site, "SW313", `The check "${nameOf(check)}" does not belong on string.`);
  return [];
}

function builtInStep(
  run: BuildRun,
  check: ReadCheck & { is: "builtIn" },
  site: Site,
): readonly StringStep[] | undefined {
  const { definition, message } = check;
  const size = sizeStep(check);
  if (size !== undefined) return size;
  switch (definition.check) {
    case "overwrite":
      return overwriteStep(run, definition, site);
    case "string_format":
      return textStep(run, definition, message, site);
    default:
      return undefined;
  }
}

function textStep(run: BuildRun, definition: CheckDefinition, message: Said, site: Site): readonly StringStep[] {
  switch (definition["format"]) {
    case "regex":
      return patternStep(run, definition["pattern"] as RegExp, message, site);
    case "lowercase":
    case "uppercase":
      return [{ step: definition["format"], ...message }];
    case "starts_with":
      return [{ step: "startsWith", value: definition["prefix"] as string, ...message }];
    case "ends_with":
      return [{ step: "endsWith", value: definition["suffix"] as string, ...message }];
    case "includes": {
      const position = definition["position"] as number | undefined;
      const value = definition["includes"] as string;
      return [{ step: "includes", value, ...(position === undefined ? {} : { position }), ...message }];
    }
    default:
      return formatStep(run, definition, message, site);
  }
}
