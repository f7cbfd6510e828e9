import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type } from "arktype";
import * as v from "valibot";
import { z } from "zod";
import * as mini from "zod/mini";
import type { Contract, TypeId } from "../../../generators/contract/contract.ts";
import type { FormChoice } from "../../../generators/emit/typescript/form.ts";
import { bundle, emit } from "../../../generators/emit/typescript/testing/compile-modules.ts";
import { ajvOf } from "./ajv.ts";
import * as arktypeSchemas from "./arktype.ts";
import { sourceBundle } from "./bundles.ts";
import type { BenchCase } from "./cases.ts";
import type { Run } from "./measure.ts";
import { typiaBundle } from "./typia.ts";
import * as valibotSchemas from "./valibot.ts";
import { zodMiniText } from "./zod-mini-text.ts";

/** What is timed of one payload. Each run of `valid` and `verdicts` takes a value, `issues` counts what is wrong. */
export interface Contenders {
  readonly valid: Readonly<Record<string, Run>>;
  readonly verdicts: Readonly<Record<string, Run>>;
  readonly issues: Readonly<Record<string, Run>>;
}

type Safe = (value: unknown) => { readonly success: boolean; readonly error?: { readonly issues: readonly unknown[] } };
type Functions = Readonly<Record<string, Run>>;

/** Everything that more than one payload needs. */
export interface Generated {
  readonly full: Functions;
  readonly json: Functions;
  readonly compact: Functions;
  readonly mini: Readonly<Record<string, mini.ZodMiniType>>;
  /** typia's functions, or why there are none. */
  readonly typia: Functions | string;
}

export async function loadGenerated(contract: Contract): Promise<Generated> {
  const own = async (form: FormChoice): Promise<Functions> =>
    (await load(await bundle(await emit(contract, form), "out/bench/cases.ts"))) as Functions;
  const ids = Object.keys(contract.types) as TypeId[];
  const text = await sourceBundle(
    zodMiniText(contract, ids, "../../../generators/emit/typescript/support/portable.ts"),
  );
  return {
    full: await own({}),
    json: await own({ input: "json" }),
    compact: await own({ mode: "compact" }),
    mini: (await load(text)) as Generated["mini"],
    typia: await loadTypia(contract),
  };
}

/** The bench goes on without it: it is installed at its first run, which not every machine can. */
async function loadTypia(contract: Contract): Promise<Functions | string> {
  const ids = (Object.keys(contract.types) as TypeId[]).filter((id) => contract.types[id]?.exportName !== null);
  try {
    return (await load(await typiaBundle(contract, ids))) as Functions;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function load(code: string): Promise<unknown> {
  const file = join(tmpdir(), `samewire-bench-${process.pid}-${Math.random()}.mjs`);
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}

export function contendersOf({ name, schema }: BenchCase, generated: Generated): Contenders {
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const ours = (functions: Functions, verb: string): Run => functions[verb + pascal] ?? missing;
  const [compiled, small] = [z.compile(schema), generated.mini[`bench$${pascal}`]];
  const valibot = valibotSchemas[name as keyof typeof valibotSchemas] as unknown as v.GenericSchema;
  const ark = arktypeSchemas[name as keyof typeof arktypeSchemas] as unknown as type.Any;
  if (small === undefined) throw new Error(`the bench has no zod/mini schema for ${name}`);
  const [plainAjv, taggedAjv, allErrors] = [ajvOf(schema, false), ajvOf(schema, true), ajvOf(schema, true, true)];
  const typia = typeof generated.typia === "string" ? null : generated.typia;
  const issuesOf = (run: Run) => (value: unknown) => (run as Safe)(value).error?.issues.length ?? 0;
  return {
    valid: {
      "zod parse": (value) => schema.parse(value),
      "z.compile parse": (value) => compiled.parse(value),
      "zod/mini parse": (value) => mini.parse(small, value),
      ajv: plainAjv,
      "ajv, discriminator": taggedAjv,
      "valibot parse": (value) => v.parse(valibot, value),
      "arktype allows": (value) => ark.allows(value),
      ...(typia && { "typia equals": ours(typia, "is") }),
      is: ours(generated.full, "is"),
      parse: ours(generated.full, "parse"),
      read: ours(generated.full, "read"),
      "is, JSON input": ours(generated.json, "is"),
      "parse, JSON input": ours(generated.json, "parse"),
      "compact parse": ours(generated.compact, "parse"),
    },
    verdicts: {
      "zod safeParse": (value) => schema.safeParse(value).success,
      ajv: taggedAjv,
      is: ours(generated.full, "is"),
    },
    issues: {
      zod: issuesOf((value) => schema.safeParse(value)),
      "z.compile": issuesOf((value) => compiled.safeParse(value)),
      "zod/mini": issuesOf((value) => mini.safeParse(small, value)),
      "ajv, discriminator": (value) => (allErrors(value) ? 0 : (allErrors.errors?.length ?? 0)),
      valibot: (value) => v.safeParse(valibot, value).issues?.length ?? 0,
      arktype: (value) => {
        const out = ark(value);
        return out instanceof type.errors ? out.length : 0;
      },
      ...(typia && { typia: typiaIssues(ours(typia, "validate")) }),
      safeParse: issuesOf(ours(generated.full, "safeParse")),
      read: issuesOf(ours(generated.full, "read")),
      "compact safeParse": issuesOf(ours(generated.compact, "safeParse")),
    },
  };
}

function typiaIssues(validate: Run): Run {
  return (value) => {
    const result = validate(value) as { readonly success: boolean; readonly errors?: readonly unknown[] };
    return result.success ? 0 : (result.errors?.length ?? 0);
  };
}

function missing(): never {
  throw new Error("a generated function is missing");
}

/** Stops where a contender does not give the verdicts of Zod: a time for another question is worth nothing. */
export function checkVerdicts({ name, valid, invalid }: BenchCase, { valid: runs, issues }: Contenders): void {
  for (const [contender, run] of Object.entries(runs)) {
    for (const input of valid) if (run(input) === false) throw new Error(`${contender} refuses a valid ${name}`);
  }
  for (const [contender, run] of Object.entries(issues)) {
    for (const input of Object.values(invalid).flat()) {
      if (contender !== "read" && run(input) === 0) throw new Error(`${contender} takes an invalid ${name}`);
    }
  }
}
