import type { $ZodEnum, $ZodLiteral } from "zod/v4/core";
import type { EnumNode, LiteralNode, NeverNode, Primitive } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import type { Site } from "./type-draft.ts";

/** `z.literal()`: its values in order, each once. */
export function literalNode(run: BuildRun, schema: $ZodLiteral, site: Site): LiteralNode | NeverNode {
  const values = primitives(run, schema._zod.values ?? new Set(), site);
  rulesOf(run, schema, site);
  return values === undefined ? { kind: "never" } : { kind: "literal", values, ...messageField(run, schema, site) };
}

/** `z.enum()` and `z.nativeEnum()`: the values that Zod accepts, without the reverse mapping of a numeric enum. */
export function enumNode(run: BuildRun, schema: $ZodEnum, site: Site): EnumNode | NeverNode {
  const values = primitives(run, schema._zod.values ?? new Set(), site);
  rulesOf(run, schema, site);
  if (values === undefined) return { kind: "never" };
  return { kind: "enum", values: values as (string | number)[], additive: false, ...messageField(run, schema, site) };
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
