import type { $ZodCheck, $ZodString, $ZodType } from "zod/v4/core";
import type { BuildRun } from "./build-run.ts";
import { belongsOn, readCheckList } from "./checks.ts";
import type { CheckDefinition, ReadCheck } from "./checks.ts";
import { numberStep } from "./number-node.ts";
import { isSizeCheck, sizeStep } from "./size-step.ts";
import { ownFormat, stringStep } from "./string-node.ts";
import type { Site } from "./type-draft.ts";

/**
 * How many checks at the front of a schema every output can carry on the schema's own node. Minus one where a string
 * format, which is schema and check at once, cannot be carried itself.
 */
export function portableChecks(run: BuildRun, schema: $ZodType, site: Site): number {
  const { checks = [], type } = schema._zod.def;
  if (type === "custom" || (type === "bigint" && ownDefinition(schema).check !== undefined)) return -1;
  if (type === "string" && !isSilent(run, site, (probe, at) => ownFormat(probe, ownDefinition(schema), undefined, at)))
    return -1;
  const rulesSeen = { value: false };
  const end = checks.findIndex((check) => !isPortable(run, schema, check, site, rulesSeen));
  return end === -1 ? checks.length : end;
}

function ownDefinition(schema: $ZodType): CheckDefinition {
  return schema._zod.def as unknown as CheckDefinition;
}

function isPortable(
  run: BuildRun,
  schema: $ZodType,
  check: $ZodCheck<never>,
  site: Site,
  rulesSeen: { value: boolean },
): boolean {
  const { type } = schema._zod.def;
  return isSilent(run, site, (probe, at) => {
    for (const read of readCheckList(probe, [check], schema, at)) {
      if (type === "string") stringStep(probe, read, schema as $ZodString, at);
      else if (type === "number") {
        // Two formats that no number has both of do not combine in one node.
        if (read.is === "builtIn" && read.definition.check === "number_format") return isOnlyFormat(schema);
        numberStep(probe, read, at);
      } else if (!belongs(schema, read, rulesSeen)) return false;
    }
    return true;
  });
}

function isOnlyFormat(schema: $ZodType): boolean {
  const { check, checks = [] } = schema._zod.def as { readonly check?: string } & typeof schema._zod.def;
  const formats = checks.filter((each) => each._zod.def.check === "number_format").length;
  return formats + (check === "number_format" ? 1 : 0) === 1;
}

const ruled: readonly string[] = ["object", "array", "tuple", "record", "union"];

function belongs(schema: $ZodType, read: ReadCheck, rulesSeen: { value: boolean }): boolean {
  const { type } = schema._zod.def;
  if (read.is === "rule") {
    rulesSeen.value = true;
    return ruled.includes(type) && belongsOn(schema, read.use.rule);
  }
  if (type === "map" || type === "set") return read.is === "builtIn" && isSizeCheck(read.definition);
  return type === "array" && !rulesSeen.value && sizeStep(read) !== undefined;
}

/** Whether the work reports no error; what it does report is forgotten. */
function isSilent(run: BuildRun, site: Site, work: (probe: BuildRun, at: Site) => unknown): boolean {
  const probe: BuildRun = { ...run, diagnostics: [], ownChecks: new Map() };
  const answer = work(probe, { ...site, owner: { ...site.owner, failed: false } });
  return answer !== false && probe.diagnostics.every(({ severity }) => severity !== "error");
}
