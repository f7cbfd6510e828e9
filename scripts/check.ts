/**
 * Everything that needs no native compiler, two steps at a time; what a step prints is shown when it fails.
 * `--without-tests` leaves vitest out, for a run that has it elsewhere.
 */
import { runCommand } from "./runner/run-command.ts";

const node = [process.execPath, "--import", "tsx"];
const bin = (name: string): string => `node_modules/.bin/${name}`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** The longest one first: the others run beside it. */
const steps: readonly Step[] = [
  { name: "tests", command: [bin("vitest"), "run"] },
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "lint and types", command: [bin("oxlint"), "--type-aware", "--type-check", "--deny-warnings"] },
  { name: "types, generated", command: [bin("tsc"), "-p", "tsconfig.generated.json"] },
  { name: "arrows", command: [...node, "scripts/check-arrows.ts"] },
  { name: "dead exports", command: [bin("knip"), "--no-progress"] },
  { name: "drift", command: [process.execPath, "scripts/gen.mjs", "gen", "--check"] },
];

const wanted = process.argv.includes("--without-tests") ? steps.filter((step) => step.name !== "tests") : steps;
const waiting = [...wanted];
const failed: string[] = [];
const start = performance.now();
await Promise.all([runWaiting(), runWaiting()]);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(failed.length === 0 ? `all checks passed in ${seconds} s` : `failed: ${failed.join(", ")} (${seconds} s)`);
process.exit(failed.length === 0 ? 0 : 1);

async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { exitCode, milliseconds, output } = await runCommand(step.command, { show: false });
    const state = exitCode === 0 ? "ok" : "FAILED";
    console.log(`${step.name.padEnd(16)} ${state.padEnd(6)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s`);
    if (exitCode === 0) continue;
    failed.push(step.name);
    console.log(output);
  }
}
