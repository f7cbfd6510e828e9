/**
 * Everything that needs no native compiler, one step after the other; what a step prints is shown when it fails.
 * `--without-tests` leaves vitest out, for a run that has it elsewhere.
 */
import { runCommand } from "./runner/run-command.ts";

const node = [process.execPath, "--import", "tsx"];
const bin = (name: string): string => `node_modules/.bin/${name}`;

const steps: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "types", command: [bin("tsc"), "--noEmit", "-p", "."] },
  { name: "arrows", command: [...node, "scripts/check-arrows.ts"] },
  { name: "dead exports", command: [bin("knip"), "--no-progress"] },
  { name: "drift", command: [process.execPath, "scripts/gen.mjs", "gen", "--check"] },
  { name: "tests", command: [bin("vitest"), "run"] },
];

const wanted = process.argv.includes("--without-tests") ? steps.filter((step) => step.name !== "tests") : steps;
const failed: string[] = [];
const start = performance.now();
for (const { name, command } of wanted) {
  const result = await runCommand(command, { show: false });
  const state = result.exitCode === 0 ? "ok" : "FAILED";
  console.log(`${name.padEnd(14)} ${state.padEnd(6)} ${(result.milliseconds / 1000).toFixed(1).padStart(6)} s`);
  if (result.exitCode === 0) continue;
  failed.push(name);
  console.log(result.output);
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(failed.length === 0 ? `all checks passed in ${seconds} s` : `failed: ${failed.join(", ")} (${seconds} s)`);
process.exit(failed.length === 0 ? 0 : 1);
