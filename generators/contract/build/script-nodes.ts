import type { $ZodType } from "zod/v4/core";
import type { AnyNode, FunctionRef, ScriptNode, ScriptValue, SizeStep } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { readChecks } from "./checks.ts";
import { asJson } from "./json-value.ts";
import { messageOf } from "./messages.ts";
import { nodeOf } from "./node.ts";
import { measureStep } from "./size-step.ts";
import { readStringBool } from "./string-bool.ts";
import { siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";

type Definition = Readonly<Record<string, unknown>> & { readonly type: string; readonly error?: unknown };

/** The node of a kind that only TypeScript can carry; undefined for a kind that nothing can. Checks stand around it. */
export function scriptNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode | undefined {
  const definition = schema._zod.def as unknown as Definition;
  const node = bareScriptNode(run, schema, definition, site);
  if (node === undefined) return undefined;
  const message = messageOf(run, site, definition);
  return message === undefined ? node : { ...node, message };
}

function bareScriptNode(run: BuildRun, schema: $ZodType, definition: Definition, site: Site): AnyNode | undefined {
  const below = (key: string, step: string, name: string): AnyNode =>
    nodeOf(run, definition[key], siteBelow(site, step, name));
  switch (definition.type) {
    case "date":
    case "file":
    case "symbol":
    case "undefined":
    case "void":
    case "nan":
    case "bigint":
      return { kind: definition.type };
    case "custom":
      return { kind: "custom" };
    case "map":
      return {
        kind: "map",
        key: below("keyType", "key", "Key"),
        value: below("valueType", "value", "Value"),
        steps: sizeSteps(run, schema, site),
      };
    case "set":
      return { kind: "set", value: below("valueType", "items", "Item"), steps: sizeSteps(run, schema, site) };
    case "intersection":
      return {
        kind: "intersection",
        left: below("left", "allOf/0", "Left"),
        right: below("right", "allOf/1", "Right"),
      };
    case "catch":
      return catchNode(run, schema, site);
    case "success":
      return { kind: "success", inner: below("innerType", "success", "") };
    case "transform":
      return referring(run, definition["transform"], site, (ref) => ({ kind: "transform", run: ref }));
    case "pipe":
      return pipeNode(run, schema, definition, site);
    case "template_literal": {
      const { pattern } = schema._zod as unknown as { readonly pattern: RegExp };
      const format = typeof definition["format"] === "string" ? definition["format"] : "template_literal";
      return { kind: "template", source: pattern.source, format };
    }
    default:
      return undefined;
  }
}

/** The bounds that stand at the front, of which the upper ones gate the entries. */
function sizeSteps(run: BuildRun, schema: $ZodType, site: Site): readonly SizeStep[] {
  return readChecks(run, schema, site).flatMap((check) =>
    check.is === "builtIn" ? [measureStep(check.definition, check.message)] : [],
  );
}

/** The node that `make` makes of the way to the author's code; a report where no export leads to it. */
export function referring(run: BuildRun, code: unknown, site: Site, make: (ref: FunctionRef) => ScriptNode): AnyNode {
  const ref = run.code.find(code, site.owner.module);
  if (ref !== undefined) return make(ref);
  return fail(run, site, "SW324", "The function is neither exported nor inside an exported schema.");
}

/** `.catch()`: a constant, or the author's function. */
function catchNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode {
  const { innerType, catchValue } = schema._zod.def as unknown as {
    readonly innerType: $ZodType;
    readonly catchValue: ((context: unknown) => unknown) & { readonly "~constantCatch"?: boolean };
  };
  const inner = nodeOf(run, innerType, { ...site, depth: site.depth + 1 });
  const constant = catchValue["~constantCatch"] === true ? asJson(catchValue(undefined)) : undefined;
  const make = (value: ScriptValue): ScriptNode => ({ kind: "catch", inner, value });
  if (constant !== undefined) return make({ constant });
  return referring(run, catchValue, site, (held) => make({ held }));
}

/** `.default()` and `.prefault()` whose value is no JSON constant: the definition is asked for it each time. */
export function heldDefaultNode(
  run: BuildRun,
  schema: $ZodType,
  of: "default" | "prefault",
  inner: AnyNode,
  site: Site,
): AnyNode {
  return referring(run, schema, site, ({ path, ...ref }) => ({
    kind: "heldDefault",
    inner,
    of,
    value: { ...ref, path: [...path, "defaultValue"] },
  }));
}

function pipeNode(run: BuildRun, schema: $ZodType, definition: Definition, site: Site): AnyNode {
  const before = nodeOf(run, definition["in"], siteBelow(site, "in", "Input"));
  // A name of its own for each side, since either may hold another pipe. The function before z.preprocess() has no types.
  const name = schema._zod.traits.has("$ZodPreprocess") ? "" : "Output";
  const after = nodeOf(run, definition["out"], siteBelow(site, "out", name));
  if (!schema._zod.traits.has("$ZodCodec")) return { kind: "pipe", before, after };
  const decode = readStringBool(schema);
  if (decode !== undefined) return { kind: "pipe", before, after, decode };
  return referring(run, definition["transform"], site, (ref) => ({ kind: "pipe", before, after, decode: ref }));
}
