/**
 * Random contracts against Zod in a native language: `random-contracts.ts <swift|kotlin> [batches]`. Fifty random schemas
 * a batch become a package; random inputs are judged by Zod and by the package in both modes, and written back. Prints
 * the seed; SAMEWIRE_SEED sets it, SAMEWIRE_INPUTS the inputs for each schema, SAMEWIRE_BATCHES how many batches one
 * build holds.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFolder } from "./runner/build-folder.ts";
import { addCounts, findCounts, renderCounts } from "./runner/counts.ts";
import { randomProject } from "./random-contracts/random-project.ts";
import { runCommand } from "./runner/run-command.ts";

const [language, batches = "2"] = process.argv.slice(2);
if (language !== "swift" && language !== "kotlin") {
  console.error("usage: random-contracts.ts <swift|kotlin> [batches]");
  process.exit(2);
}
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const inputs = Number(process.env["SAMEWIRE_INPUTS"] ?? 60);
const perBuild = Number(process.env["SAMEWIRE_BATCHES"] ?? 5);
// A run of another seed may go on beside the lane's.
const isOwn = process.env["SAMEWIRE_SEED"] !== undefined;
const folder = buildFolder(isOwn ? `random-${language}-${seed}` : `random-${language}`);
const seeds = Array.from({ length: Number(batches) }, (_, index) => seed + index);

console.log(`random contracts, ${language}, seed ${seed}, ${batches} batches`);
let total = { passed: 0, failed: 0 };
for (let from = 0; from < seeds.length; from += perBuild) {
  const project = randomProject({ language, seeds: seeds.slice(from, from + perBuild), inputs });
  rmSync(join(folder, "project"), { recursive: true, force: true });
  for (const { path, text } of project.files) {
    const file = join(folder, "project", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(
    `batches ${from} to ${Math.min(from + perBuild, seeds.length) - 1} (seed ${seeds[from]} on): ` +
      `${project.schemas} schemas, ${project.inputs} inputs, ${project.accepted} of them accepted`,
  );
  const script = fileURLToPath(new URL(`${language}/test.sh`, import.meta.url));
  const parts = [join(folder, "project", language), join(folder, "project/vectors")];
  const build = { SAMEWIRE_BUILD: join(folder, "build"), SAMEWIRE_SWIFT_BUILDS: join(folder, "build") };
  const { output, exitCode } = await runCommand(["bash", script, ...parts], { show: true, env: build });
  const counts = findCounts(output) ?? { passed: 0, failed: 1 };
  total = addCounts([total, exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts]);
}
if (isOwn && total.failed === 0) rmSync(folder, { recursive: true });
console.log(renderCounts(total));
process.exit(total.failed > 0 ? 1 : 0);
