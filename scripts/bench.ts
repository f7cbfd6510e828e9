/** Prints how long `gen` takes by stage, how building and emitting grow, and how fast the validators are. */
import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { measureGen } from "./bench/gen-times.ts";
import { largeModules, measureGrowth, smallCount } from "./bench/growth.ts";
import { schemaCount } from "./bench/growing-schemas.ts";
import { runCommand } from "./runner/run-command.ts";

const runs = 5;
const budgetMs = 2000;
const growthBudget = 11;
const line = (name: string, ...cells: readonly string[]): void =>
  console.log(`  ${name.padEnd(14)}${cells.map((cell) => ` ${cell.padStart(12)}`).join("")}`);
const ms = (milliseconds: number): string =>
  `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;

// These measure one thing alone: each takes a minute or more and wants a quiet machine. `remote` reads its memory after
// forced collections.
const nodeFlags: Readonly<Record<string, readonly string[]>> = {
  relay: [],
  native: [],
  validators: [],
  remote: ["--expose-gc"],
};
const [alone, ...rest] = process.argv.slice(2);
const flags = alone === undefined ? undefined : nodeFlags[alone];
if (flags !== undefined) {
  const command = [process.execPath, ...flags, "--import", "tsx", `scripts/bench-${alone}.ts`, ...rest];
  const { exitCode } = await runCommand(command, { show: true });
  process.exit(exitCode);
}

console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`);
for (const [title, args] of [
  ["gen, everything cached", []],
  ["gen --check", ["--check"]],
] as const) {
  const { wholeProcess, stages } = await measureGen(runs, args);
  console.log(`${title} (median of ${runs} runs)`);
  for (const { stage, milliseconds } of stages) line(stage, ms(milliseconds));
  line("whole process", ms(wholeProcess), wholeProcess <= budgetMs ? `≤ ${budgetMs} ms` : `OVER ${budgetMs} ms`);
}

console.log(`\n${smallCount} schemas against ${schemaCount(largeModules)}, processor time`);
const growths = await measureGrowth();
for (const { stage, smallMs, largeMs } of growths)
  line(stage, ms(smallMs), ms(largeMs), `× ${(largeMs / smallMs).toFixed(1)}`);
const small = growths.reduce((sum, { smallMs }) => sum + smallMs, 0);
const large = growths.reduce((sum, { largeMs }) => sum + largeMs, 0);
const ratio = large / small;
line(
  "all",
  ms(small),
  ms(large),
  `× ${ratio.toFixed(1)}`,
  ratio <= growthBudget ? `≤ ${growthBudget}` : `OVER ${growthBudget}`,
);

if (existsSync("scripts/bench-validators.ts")) {
  console.log("\nvalidators");
  await runCommand([process.execPath, "--import", "tsx", "scripts/bench-validators.ts"], { show: true });
}
