/** Prints how long `gen` takes by stage, how building and emitting grow, and how fast the validators are. */
import { existsSync } from "node:fs";
import { measureGen } from "./bench/gen-times.ts";
import { largeModules, measureGrowth, smallCount } from "./bench/growth.ts";
import { schemaCount } from "./bench/growing-schemas.ts";
import { runCommand } from "./runner/run-command.ts";

const runs = 5;
const budgetMs = 2000;
const growthBudget = 11;
const line = (name: string, ...cells: readonly string[]): void =>
  console.log(`  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join("")}`);
const ms = (milliseconds: number): string =>
  `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;

// `pnpm bench relay` measures the relay alone: it takes a minute and wants a quiet machine.
if (process.argv[2] === "relay") {
  const { exitCode } = await runCommand([process.execPath, "--import", "tsx", "scripts/bench-relay.ts"], {
    show: true,
  });
  process.exit(exitCode);
}

for (const [title, args] of [
  ["gen, everything cached", []],
  ["gen --check", ["--check"]],
] as const) {
  const { wholeProcess, stages } = await measureGen(runs, args);
  console.log(`${title} (median of ${runs} runs)`);
  for (const { stage, milliseconds } of stages) line(stage, ms(milliseconds));
  line("whole process", ms(wholeProcess), wholeProcess <= budgetMs ? `≤ ${budgetMs} ms` : `OVER ${budgetMs} ms`);
}

console.log(`\n${smallCount} schemas against ${schemaCount(largeModules)}`);
const growths = await measureGrowth();
const sum = { stage: "all", smallMs: 0, largeMs: 0 };
for (const { smallMs, largeMs } of growths) {
  sum.smallMs += smallMs;
  sum.largeMs += largeMs;
}
for (const { stage, smallMs, largeMs } of [...growths, sum]) {
  const ratio = largeMs / smallMs;
  line(stage, ms(smallMs), ms(largeMs), `× ${ratio.toFixed(1)}`, ratio <= growthBudget ? "" : `OVER ${growthBudget}`);
}

if (existsSync("scripts/bench-validators.ts")) {
  console.log("\nvalidators");
  await runCommand([process.execPath, "--import", "tsx", "scripts/bench-validators.ts"], { show: true });
}
