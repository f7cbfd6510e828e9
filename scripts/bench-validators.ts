/**
 * Measures the generated TypeScript validators against Zod and `z.compile`, all in this process, in CPU time
 * (user and system, garbage collection and compiler threads included). Prints ratios; wall time is not looked at.
 */
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { buildContract, loadedFromModules } from "../generators/contract/build/build.ts";
import {
  CommandSchema,
  PageSchema,
  RosterSchema,
  benchCases,
} from "../generators/emit/typescript/testing/bench-cases.ts";
import { safeParseProtocolResponse } from "../schemas/kit/kit.ts";
import { bundle, emit } from "../generators/emit/typescript/testing/compile-modules.ts";

type Run = (value: unknown) => unknown;
type Safe = (value: unknown) => { success: boolean; error?: { issues: readonly unknown[] } };

const samples = 5;
const sampleMs = 15;

const { contract } = buildContract(
  loadedFromModules({ bench: { cases: { CommandSchema, PageSchema, RosterSchema } } }),
);
const file = join(tmpdir(), `samewire-bench-${process.pid}.mjs`);
writeFileSync(file, await bundle(await emit(contract), "out/bench/cases.ts"));
const generated = (await import(pathToFileURL(file).href)) as Record<string, Safe>;
rmSync(file);

const cases = benchCases(seededRandom(12_345));
for (const { name, schema, valid, invalid } of cases) {
  const compiled = z.compile(schema);
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const [is, parse, safe, read] = ["is", "parse", "safeParse", "read"].map((verb) => generated[verb + pascal] as Run);
  const issues =
    (safeParse: Run): Run =>
    (value) =>
      (safeParse as Safe)(value).error?.issues.length;
  const zodSafe: Run = (value) => schema.safeParse(value);
  report(`${name}, valid`, valid, {
    "zod parse": (value) => schema.parse(value),
    "z.compile parse": (value) => compiled.parse(value),
    is,
    parse,
    safeParse: safe,
    read,
  });
  for (const [what, inputs] of Object.entries(invalid)) {
    report(`${name}, ${what}`, inputs, {
      "zod issues": issues(zodSafe),
      "z.compile issues": issues((value) => compiled.safeParse(value)),
      "zod, kit's reader": (value) => safeParseProtocolResponse(schema, value).success,
      is,
      "safeParse verdict": (value) => (safe as Safe | undefined)?.(value).success,
      "safeParse issues": safe && issues(safe),
      read,
    });
  }
}

/** Times each contender on the rotating inputs and prints it beside the first. */
function report(
  title: string,
  inputs: readonly unknown[],
  contenders: Readonly<Record<string, Run | undefined>>,
): void {
  const runs = Object.entries(contenders).flatMap(([name, run]) =>
    run === undefined ? [] : [{ name, run, best: Infinity }],
  );
  const times = new Map(runs.map(({ name, run }) => [name, timesFor(run, inputs)]));
  for (let round = 0; round < samples; round++) {
    for (const entry of runs)
      entry.best = Math.min(entry.best, cpuPerCall(entry.run, inputs, times.get(entry.name) ?? 1));
  }
  const first = runs[0]?.best ?? 0;
  console.log(title);
  for (const { name, best } of runs) {
    console.log(
      `  ${name.padEnd(20)} ${best.toFixed(best < 10 ? 3 : 1).padStart(9)} us  ${(first / best).toFixed(1).padStart(6)}x`,
    );
  }
}

/** How many rounds over the inputs fill one sample, once the code is warm. */
function timesFor(run: Run, inputs: readonly unknown[]): number {
  let times = 1;
  for (;;) {
    const start = process.cpuUsage();
    for (let i = 0; i < times; i++) for (const input of inputs) run(input);
    const spent = process.cpuUsage(start);
    if (spent.user + spent.system > sampleMs * 1000) return times;
    times *= 2;
  }
}

/** Microseconds of CPU for one call. */
function cpuPerCall(run: Run, inputs: readonly unknown[], times: number): number {
  const start = process.cpuUsage();
  for (let i = 0; i < times; i++) for (const input of inputs) run(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / (times * inputs.length);
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
