import type { $ZodRecord, $ZodType } from "zod/v4/core";
import type { AnyNode } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { inlineNodeOf, nodeOf } from "./node.ts";
import { siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";
import { isZodSchema } from "./zod-values.ts";

/** `z.record()` and `z.partialRecord()`. Keys are texts that the key schema accepts and leaves as they are. */
export function recordNode(run: BuildRun, schema: $ZodRecord, site: Site): AnyNode {
  const { keyType, valueType } = schema._zod.def;
  const { partial, mode: looseness } = schema._zod.def as { readonly partial?: boolean; readonly mode?: string };
  if (isForScript(run, site) && (looseness === "loose" || !isPlainKey(keyType))) return keyedNode(run, schema, site);
  if (looseness === "loose") fail(run, site, "SW317", "A loose record keeps keys that its key schema refuses.");
  const atKey = siteBelow(site, "propertyNames", "Key");
  const values = isZodSchema(keyType) ? keyType._zod.values : undefined;
  const key = inlineNodeOf(run, keyType, atKey);
  judgeKey(run, keyType, key, atKey);
  const message = messageOf(run, site, schema._zod.def);
  return {
    kind: "record",
    key,
    value: nodeOf(run, valueType, siteBelow(site, "additionalProperties", "Value")),
    mode: values === undefined ? "open" : partial === true ? "partial" : "exhaustive",
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}

/** A record as Zod reads it in general, for TypeScript alone. */
function keyedNode(run: BuildRun, schema: $ZodRecord, site: Site): AnyNode {
  const { keyType, valueType, error } = schema._zod.def;
  const { partial, mode } = schema._zod.def as { readonly partial?: boolean; readonly mode?: string };
  const values = isZodSchema(keyType) ? keyType._zod.values : undefined;
  const keys = [...(values ?? [])].filter((each) => typeof each === "string" || typeof each === "number");
  const message = messageOf(run, site, { error });
  return {
    kind: "keyed",
    key: inlineNodeOf(run, keyType, siteBelow(site, "propertyNames", "Key")),
    value: nodeOf(run, valueType, siteBelow(site, "additionalProperties", "Value")),
    keys: values === undefined ? null : keys,
    partial: partial === true,
    loose: mode === "loose",
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}

/** Keys that every output reads alike: plain texts, or listed ones without a check. */
function isPlainKey(schema: $ZodType): boolean {
  if (!isZodSchema(schema) || keyProblem(schema) !== undefined) return false;
  const { values } = schema._zod;
  return values === undefined || ((schema._zod.def.checks ?? []).length === 0 && !isDerived(schema));
}

/** A pipe or a wrapper passes on the values of the schema inside, which need not be what it gives. */
function isDerived(schema: $ZodType): boolean {
  return !["enum", "literal"].includes(innermost(schema)._zod.def.type);
}

function judgeKey(run: BuildRun, schema: $ZodType, key: AnyNode, site: Site): void {
  // An error inside the key is reported already.
  if (key.kind === "never") return;
  const problem = keyProblem(schema);
  if (problem !== undefined) fail(run, site, "SW317", problem);
}

function keyProblem(schema: $ZodType): string | undefined {
  const { values } = schema._zod;
  if (values !== undefined) {
    if ([...values].includes("__proto__")) return "The key __proto__ is dropped by Zod.";
    return [...values].every((value) => typeof value === "string") ? undefined : "A key is no text.";
  }
  const core = innermost(schema);
  if (core._zod.def.type !== "string") return `A key of kind ${core._zod.def.type} is not supported.`;
  const changes =
    (core._zod.def.checks ?? []).some((check) => changesText(check._zod.def)) || changesText(core._zod.def);
  return changes ? "The key schema changes the text of the key." : undefined;
}

function changesText(definition: object): boolean {
  const { check, format } = definition as { readonly check?: unknown; readonly format?: unknown };
  return check === "overwrite" || (check === "string_format" && format === "url");
}

function innermost(schema: $ZodType): $ZodType {
  const { innerType } = schema._zod.def as { readonly innerType?: $ZodType };
  return schema._zod.def.type === "readonly" && innerType !== undefined ? innermost(innerType) : schema;
}
