import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { FormChoice } from "../../generators/emit/typescript/form.ts";
import { bundle, emit } from "../../generators/emit/typescript/testing/compile-modules.ts";
import { safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import { instrument } from "./instrument.ts";
import type { Mutant } from "./instrument.ts";
import type { Game } from "./game.ts";

export interface Hunt {
  readonly form: FormChoice;
  readonly game: Game;
  /** What is changed: the generated module, or the runtime that it stands on. */
  readonly changed: "module" | "runtime";
}

export interface Catch {
  readonly mutants: readonly Mutant[];
  readonly survivors: readonly Mutant[];
}

interface Judged {
  readonly name: string;
  readonly input: unknown;
  readonly success: boolean;
  /** What Zod says; null where it has no words. */
  readonly strict: unknown;
  readonly read: unknown;
}

type Safe = (value: unknown) => { success: boolean; data?: unknown; error?: { issues: unknown } | undefined };
type Functions = Readonly<Record<string, (value: unknown) => unknown>>;

/**
 * Emits the subjects, wakes one mutant after the other, and looks for an input on which it gives another answer than
 * Zod. A mutant that throws is caught as well. Those that no input tells apart are the survivors.
 */
export async function hunt({ form, game, changed }: Hunt): Promise<Catch> {
  const { functions, mutants } = await load(game, form, changed);
  const cases = game.types.flatMap(judgedInputs);
  const healthy = cases.filter((each) => !isTold(functions, each));
  const byType = new Map<string, Judged[]>();
  for (const each of healthy) byType.set(each.name, [...(byType.get(each.name) ?? []), each]);
  assert.ok(healthy.length > cases.length * 0.9, "the sleeping mutants change nothing");
  const survivors = mutants.filter((mutant) => {
    // A unit of the generated module belongs to one type; the runtime belongs to all.
    const [, below, called = below ?? ""] = unitName.exec(mutant.unit) ?? [];
    awake.mutant = mutant.id;
    const told = (byType.get(called) ?? healthy).some((each) => isTold(functions, each));
    awake.mutant = -1;
    return !told;
  });
  return { mutants, survivors };
}

/** The names of a type's own units, and of what callers import of it. */
const unitName = /^(?:is|build|issues|shape)\$(\w+?)(?:\$|$)|^(?:is|parse|safeParse|read)([A-Z]\w*)$/;

const awake = { mutant: -1 };
Object.assign(globalThis, {
  $on: (id: number) => awake.mutant === id,
  $by: (up: number, down: number) => (awake.mutant === up ? 1 : awake.mutant === down ? -1 : 0),
});

async function load(
  { contract, authors }: Game,
  form: FormChoice,
  changed: Hunt["changed"],
): Promise<{ functions: Functions; mutants: readonly Mutant[] }> {
  const mutants: Mutant[] = [];
  const files = (await emit(contract, form)).map((file) => {
    if (!sources[changed].test(file.path)) return { ...file, text: unkept(file.text) };
    const { text, mutants: own } = instrument(file.path, file.text, mutants.length);
    mutants.push(...own);
    return { ...file, text: unkept(text) };
  });
  const folder = mkdtempSync(join(tmpdir(), "samewire-mutants-"));
  try {
    writeFileSync(join(folder, "types.mjs"), await bundle([...files, ...authors], "out/test/types.ts"));
    return { functions: (await import(pathToFileURL(join(folder, "types.mjs")).href)) as Functions, mutants };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The generated module, and the sources of the runtime that judge values. */
const sources = { module: /\/test\//, runtime: /\/runtime\/(expect-|shape|issue|json-value|text|values)/ };

/** Shapes are made anew at every use, since a mutant may lie in their making. */
function unkept(text: string): string {
  return text.replace("(made ??= make())", "make()");
}

function judgedInputs({ name, schema, inputs }: Game["types"][number]): readonly Judged[] {
  return inputs.map((input) => {
    const { success } = schema.safeParse(input);
    try {
      const strict = said(schema.safeParse(input));
      return { name, input, success, strict, read: said(safeParseProtocolResponse(schema, input)) };
    } catch {
      // Zod cannot put every issue into words; there only its verdict counts.
      return { name, input, success, strict: null, read: null };
    }
  });
}

function said(result: ReturnType<Safe>): unknown {
  return result.success ? { data: result.data } : { issues: result.error?.issues };
}

function parsed(parse: ((value: unknown) => unknown) | undefined, input: unknown): unknown {
  try {
    return { data: parse?.(input) };
  } catch (error) {
    return { issues: (error as { issues?: unknown }).issues };
  }
}

function isTold(functions: Functions, { name, input, success, strict, read }: Judged): boolean {
  const [is, safeParse, parse, reader] = ["is", "safeParse", "parse", "read"].map((verb) => functions[verb + name]);
  try {
    if (is?.(input) !== success || (safeParse as Safe)(input).success !== success) return true;
    if (strict === null) return false;
    return !(
      isDeepStrictEqual(said((safeParse as Safe)(input)), strict) &&
      isDeepStrictEqual(parsed(parse, input), strict) &&
      isDeepStrictEqual(said((reader as Safe)(input)), read)
    );
  } catch {
    return true;
  }
}
