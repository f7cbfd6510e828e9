import type { $ZodNumber } from "zod/v4/core";
import type { NeverNode, NumberFormat, NumberNode, NumberStep } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { nameOf, readChecks } from "./checks.ts";
import type { CheckDefinition, ReadCheck } from "./checks.ts";
import { messageOf } from "./messages.ts";
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
  if (definition.coerce === true) return fail(run, site, "SW304", "z.coerce.number() accepts every value.");
  let format: NumberFormat = "number";
  const steps: NumberStep[] = [];
  const narrow = (to: unknown) => {
    const both = narrowest(format, formats[String(to)]);
    if (both === undefined) fail(run, site, "SW301", `The number formats ${format} and ${String(to)} do not combine.`);
    else format = both;
  };
  if (definition.check === "number_format") {
    if (definition.abort === true)
      fail(run, site, "SW307", `The format "${String(definition["format"])}" has abort: true.`);
    narrow(definition["format"]);
  }
  for (const check of readChecks(run, schema, site)) {
    if (check.is === "builtIn" && check.definition.check === "number_format") narrow(check.definition["format"]);
    else steps.push(...stepOf(run, check, site));
  }
  const message = messageOf(run, site, definition);
  return { kind: "number", format, steps, ...(message === undefined ? {} : { message }) };
}

function stepOf(run: BuildRun, check: ReadCheck, site: Site): readonly NumberStep[] {
  if (check.is === "builtIn") {
    const { definition, message } = check;
    const value = definition["value"];
    const isNumber = typeof value === "number" && !Number.isNaN(value);
    const exclusive = definition["inclusive"] !== true;
    // A bound at infinity holds for every finite number, and JSON cannot write it.
    if (definition.check === "greater_than" && value === -Infinity) return [];
    if (definition.check === "less_than" && value === Infinity) return [];
    if (isNumber && Number.isFinite(value)) {
      if (definition.check === "greater_than") return [{ step: "minimum", value: value + 0, exclusive, ...message }];
      if (definition.check === "less_than") return [{ step: "maximum", value: value + 0, exclusive, ...message }];
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
