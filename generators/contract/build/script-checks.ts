import type { $ZodCheck, $ZodType } from "zod/v4/core";
import type { FunctionRef, JsonValue, ScriptBound, ScriptCheck } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { checkMessage, isLengthCondition } from "./checks.ts";
import type { CheckDefinition, Said } from "./checks.ts";
import { asJson } from "./json-value.ts";
import { pascalCase } from "./names.ts";
import { nodeOf } from "./node.ts";
import { measureStep } from "./size-step.ts";
import { overwriteCheck } from "./script-overwrites.ts";
import { textCheck } from "./script-text-checks.ts";
import { pointerStep, siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";

/** What any check may say of itself. */
export type CheckExtras = Pick<ScriptCheck, "message" | "abort" | "when">;

/** A check as the checked node holds it; nothing after a report. */
export function scriptCheck(
  run: BuildRun,
  check: $ZodCheck<never>,
  schema: $ZodType,
  site: Site,
): readonly ScriptCheck[] {
  const definition = check._zod.def as unknown as CheckDefinition;
  if (isAsync(check)) {
    fail(run, site, "SW303", "The check is an async function.");
    return [];
  }
  const extras = extrasOf(run, definition, schema, site);
  if (definition.check === "custom") return customCheck(run, check, extras, site);
  const made = builtInCheck(run, check, extras, schema, site);
  if (made !== undefined) return made;
  fail(run, site, "SW313", `The check "${String(definition["format"] ?? definition.check)}" does not belong here.`);
  return [];
}

/** The check that a string format or `z.custom()` itself is. */
export function ownScriptCheck(run: BuildRun, schema: $ZodType, site: Site): readonly ScriptCheck[] {
  return scriptCheck(run, schema as unknown as $ZodCheck<never>, schema, site);
}

function extrasOf(run: BuildRun, definition: CheckDefinition, schema: $ZodType, site: Site): CheckExtras {
  const { when, abort } = definition;
  const condition = when === undefined || isLengthCondition(when) ? undefined : codeOf(run, when, site);
  return {
    ...checkMessage(run, site, definition, schema),
    ...(abort === true ? { abort: true as const } : {}),
    ...(condition === undefined ? {} : { when: condition }),
  };
}

/** The way to code of the author; undefined after a report. */
export function codeOf(run: BuildRun, code: unknown, site: Site): FunctionRef | undefined {
  const ref = run.code.find(code, site.owner.module);
  if (ref === undefined) fail(run, site, "SW324", "The function is neither exported nor inside an exported schema.");
  return ref;
}

/** A refinement by an exported function stands for itself; any other code is run as the check of the author's schema. */
function customCheck(run: BuildRun, check: $ZodCheck<never>, extras: CheckExtras, site: Site): readonly ScriptCheck[] {
  const { fn, path, params, error } = check._zod.def as unknown as Readonly<Record<string, unknown>>;
  const direct = typeof fn === "function" ? run.code.find(fn, site.owner.module) : undefined;
  const data = params === undefined ? {} : asJson(params);
  const isConstant = error === undefined || extras.message !== undefined;
  const isOwn = (check._zod as { readonly bag?: { readonly Class?: unknown } }).bag?.Class !== undefined;
  if (direct?.path.length === 0 && data !== undefined && isConstant && !isOwn) {
    return [
      {
        check: "refine",
        run: direct,
        ...(Array.isArray(path) && path.length > 0 ? { path: path as (string | number)[] } : {}),
        ...(params === undefined ? {} : { params: data as { readonly [key: string]: JsonValue } }),
        ...extras,
      },
    ];
  }
  return heldCheck(run, check, whenOf(extras), site);
}

/** The check of the author's schema, which knows its own message, path and abort. */
function heldCheck(
  run: BuildRun,
  check: $ZodCheck<never>,
  condition: Pick<CheckExtras, "when">,
  site: Site,
): readonly ScriptCheck[] {
  const held = codeOf(run, check, site);
  if (held === undefined) return [];
  return [{ check: "code", run: { ...held, path: [...held.path, "run"] }, ...condition }];
}

function builtInCheck(
  run: BuildRun,
  check: $ZodCheck<never>,
  extras: CheckExtras,
  schema: $ZodType,
  site: Site,
): readonly ScriptCheck[] | undefined {
  const definition = check._zod.def as unknown as CheckDefinition;
  const { type } = schema._zod.def;
  // On a value of any other kind Zod's check has ways of its own, down to what it throws.
  const held = (): readonly ScriptCheck[] => heldCheck(run, check, whenOf(extras), site);
  const bound = boundOf(definition["value"]);
  switch (definition.check) {
    case "greater_than":
    case "less_than":
      if (bound === undefined) return undefined;
      return [
        {
          check: definition.check === "greater_than" ? "minimum" : "maximum",
          value: bound,
          exclusive: definition["inclusive"] !== true,
          ...extras,
        },
      ];
    case "multiple_of":
      return bound === undefined ? undefined : [{ check: "multipleOf", value: bound, ...extras }];
    case "number_format": {
      if (type !== "number") return held();
      const format = definition["format"] === "safeint" ? "int" : definition["format"];
      if (format === "float64") return [];
      return [{ check: "numberFormat", format: format as "int", ...extras }];
    }
    case "bigint_format":
      if (type !== "bigint") return held();
      return [{ check: "bigintFormat", format: definition["format"] as "int64", ...extras }];
    case "min_length":
    case "max_length":
    case "length_equals":
      return [{ check: "length", step: measureStep(definition, saidOf(extras)), ...whenOf(extras) }];
    case "min_size":
    case "max_size":
    case "size_equals":
      return [{ check: "size", step: measureStep(definition, saidOf(extras)), ...whenOf(extras) }];
    case "mime_type":
      return [{ check: "mime", types: definition["mime"] as readonly string[], ...extras }];
    case "property": {
      const key = String(definition["property"]);
      const below = siteBelow(site, `checks/${pointerStep(key)}`, `Check${pascalCase(key)}`);
      const node = nodeOf(run, definition["schema"], below);
      return [{ check: "property", key, node, ...extras }];
    }
    case "properties":
      return held();
    case "overwrite": {
      const changes = overwriteCheck(run, definition, site);
      return type === "string" || changes.every((each) => each.check === "overwrite") ? changes : held();
    }
    case "string_format":
      return type === "string" ? textCheck(run, definition, extras, site) : held();
    default:
      return undefined;
  }
}

function saidOf({ message, abort }: CheckExtras): Said {
  return { ...(message === undefined ? {} : { message }), ...(abort === undefined ? {} : { abort }) };
}

function whenOf({ when }: CheckExtras): Pick<CheckExtras, "when"> {
  return when === undefined ? {} : { when };
}

function boundOf(value: unknown): ScriptBound | undefined {
  if (typeof value === "bigint") return { bigint: String(value) };
  if (value instanceof Date) return { date: value.getTime() };
  if (typeof value !== "number") return undefined;
  return Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : { special: Object.is(value, -0) ? "-0" : String(value) };
}

function isAsync(check: $ZodCheck<never>): boolean {
  const { fn } = check._zod.def as unknown as { readonly fn?: unknown };
  return [fn, check._zod.check].some((code) => typeof code === "function" && code.constructor.name === "AsyncFunction");
}
