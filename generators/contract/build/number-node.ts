import type { $ZodNumber } from "zod/v4/core";
import type { NeverNode, NumberFormat, NumberFormatUse, NumberNode, NumberStep } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { abortOf, nameOf, readChecks } from "./checks.ts";
import type { CheckDefinition, ReadCheck, Said } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { boundOf } from "./size-step.ts";
import type { Site } from "./type-draft.ts";

const formats: Readonly<Record<string, NumberFormat>> = {
  safeint: "int",
  int32: "int32",
  uint32: "uint32",
  float32: "float32",
  float64: "float64",
};

/** `z.number()`, `z.int()` and the sized ones. Of several formats the narrowest stands for all. */
export function numberNode(run: BuildRun, schema: $ZodNumber, site: Site): NumberNode | NeverNode {
  const definition = schema._zod.def as unknown as CheckDefinition & { readonly coerce?: boolean };
  if (definition.coerce === true && !isForScript(run, site))
    return fail(run, site, "SW304", "z.coerce.number() accepts every value.");
  let format: NumberFormat = "number";
  const steps: NumberStep[] = [];
  const uses: NumberFormatUse[] = [];
  const message = messageOf(run, site, definition);
  const narrow = (to: unknown, said: Said) => {
    const both = narrowest(format, formats[String(to)]);
    if (both === undefined) fail(run, site, "SW301", `The number formats ${format} and ${String(to)} do not combine.`);
    else format = both;
    uses.push({ format: formats[String(to)] ?? "number", at: steps.length, ...said });
  };
  if (definition.check === "number_format") {
    narrow(definition["format"], { ...(message === undefined ? {} : { message }), ...abortOf(definition) });
  }
  for (const check of readChecks(run, schema, site)) {
    if (check.is === "builtIn" && check.definition.check === "number_format")
      narrow(check.definition["format"], check.message);
    else steps.push(...numberStep(run, check, site));
  }
  return {
    kind: "number",
    format,
    ...(isPlain(uses, message) ? {} : { formats: uses }),
    steps,
    ...(message === undefined ? {} : { message }),
  };
}

/** One format, before everything else, in the words of the node. */
function isPlain(uses: readonly NumberFormatUse[], message: string | undefined): boolean {
  const [only, ...others] = uses;
  if (only === undefined) return true;
  return others.length === 0 && only.at === 0 && only.message === message && only.abort === undefined;
}

/** One check as a step of the number; none for a bound that every number keeps. */
export function numberStep(run: BuildRun, check: ReadCheck, site: Site): readonly NumberStep[] {
  if (check.is === "builtIn") {
    const { definition, message } = check;
    const value = definition["value"];
    const isNumber = typeof value === "number" && !Number.isNaN(value);
    const exclusive = definition["inclusive"] !== true;
    // A bound at infinity holds for every finite number, and JSON cannot write it.
    if (definition.check === "greater_than" && value === -Infinity) return [];
    if (definition.check === "less_than" && value === Infinity) return [];
    if (isNumber && Number.isFinite(value)) {
      if (definition.check === "greater_than") return [{ step: "minimum", ...boundOf(value), exclusive, ...message }];
      if (definition.check === "less_than") return [{ step: "maximum", ...boundOf(value), exclusive, ...message }];
      if (definition.check === "multiple_of") return [{ step: "multipleOf", value, ...message }];
    }
  }
  fail(run, site, "SW313", `The check "${nameOf(check)}" does not belong on number.`);
  return [];
}

/** Ranked so that each format lies within the ones after it; int32 and uint32 lie beside each other. */
const order: readonly NumberFormat[] = ["int32", "uint32", "int", "float32", "float64", "number"];

function narrowest(left: NumberFormat, right: NumberFormat | undefined): NumberFormat | undefined {
  if (right === undefined || (left !== right && [left, right].every((each) => each === "int32" || each === "uint32")))
    return undefined;
  return order.indexOf(left) <= order.indexOf(right) ? left : right;
}
