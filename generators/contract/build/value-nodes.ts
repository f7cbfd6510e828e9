import type { $ZodEnum, $ZodLiteral } from "zod/v4/core";
import type { AnyNode, EnumNode, LiteralNode, Primitive, ScriptPrimitive } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import type { Site } from "./type-draft.ts";

/** `z.literal()`: its values in order, each once. */
export function literalNode(run: BuildRun, schema: $ZodLiteral, site: Site): AnyNode {
  const written = schema._zod.def.values;
  const odd = scriptValues(run, schema, written, site);
  if (odd !== undefined) return odd;
  const values = primitives(run, schema._zod.values ?? new Set(), site);
  rulesOf(run, schema, site);
  return values === undefined ? { kind: "never" } : literal(values, written, messageField(run, schema, site));
}

function literal(
  values: readonly Primitive[],
  written: readonly unknown[],
  said: { readonly message?: string },
): LiteralNode {
  return { kind: "literal", values, ...issueValues(values, written), ...said };
}

/** What Zod lists in the issue, where it is not the values each once: a value written twice, or a negative zero. */
function issueValues(
  values: readonly Primitive[],
  written: readonly unknown[],
): { readonly issueValues?: readonly ScriptPrimitive[] } {
  const same = written.length === values.length && written.every((value, i) => Object.is(value, values[i]));
  return same ? {} : { issueValues: written.flatMap((value) => scriptPrimitive(value) ?? []) };
}

/** The node of values that JSON does not have, in a type for TypeScript alone. */
function scriptValues(
  run: BuildRun,
  schema: $ZodEnum | $ZodLiteral,
  written: readonly unknown[],
  site: Site,
): AnyNode | undefined {
  if (!isForScript(run, site) || (written.length > 0 && written.every((value) => isPrimitive(value)))) return undefined;
  const values = written.map(scriptPrimitive);
  if (!values.every((value) => value !== undefined)) return undefined;
  return { kind: "values", values, ...messageField(run, schema, site) };
}

/** A primitive as data; undefined for a symbol. */
export function scriptPrimitive(value: unknown): ScriptPrimitive | undefined {
  if (typeof value === "bigint") return { bigint: String(value) };
  if (value === undefined) return { special: "undefined" };
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)))
    return { special: Object.is(value, -0) ? "-0" : (String(value) as "NaN") };
  return isPrimitive(value) ? value : undefined;
}

/** `z.enum()` and `z.nativeEnum()`: the values that Zod accepts, without the reverse mapping of a numeric enum. */
export function enumNode(run: BuildRun, schema: $ZodEnum, site: Site): AnyNode {
  const written = writtenValues(schema._zod.def.entries);
  const odd = scriptValues(run, schema, written, site);
  if (odd !== undefined) return odd;
  const values = primitives(run, schema._zod.values ?? new Set(), site);
  rulesOf(run, schema, site);
  if (values === undefined) return { kind: "never" };
  return enumOf(values, written, messageField(run, schema, site));
}

function enumOf(
  values: readonly Primitive[],
  written: readonly unknown[],
  said: { readonly message?: string },
): EnumNode {
  return {
    kind: "enum",
    values: values as (string | number)[],
    additive: false,
    ...issueValues(values, written),
    ...said,
  };
}

/** The values of an enum as Zod lists them: without the names that a numeric enum maps back to. */
function writtenValues(entries: Readonly<Record<string, unknown>>): readonly unknown[] {
  const numbers = Object.values(entries).filter((value) => typeof value === "number");
  return Object.entries(entries).flatMap(([key, value]) => (numbers.includes(Number(key)) ? [] : [value]));
}

function messageField(run: BuildRun, schema: $ZodEnum | $ZodLiteral, site: Site): { readonly message?: string } {
  const message = messageOf(run, site, schema._zod.def);
  return message === undefined ? {} : { message };
}

function primitives(run: BuildRun, values: ReadonlySet<unknown>, site: Site): readonly Primitive[] | undefined {
  const list = [...values];
  const wrong = list.find((value) => !isPrimitive(value));
  if (list.length > 0 && list.every(isPrimitive))
    return list.map((value) => (typeof value === "number" ? value + 0 : value));
  fail(
    run,
    site,
    "SW316",
    list.length === 0 ? "There is no value." : `The value ${describe(wrong)} does not exist in JSON.`,
  );
  return undefined;
}

/** A text, finite number, boolean or null. */
export function isPrimitive(value: unknown): value is Primitive {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  return typeof value === "number" && Number.isFinite(value);
}

function describe(value: unknown): string {
  return typeof value === "bigint" ? `${value}n` : String(value);
}
