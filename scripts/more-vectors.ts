/**
 * pnpm test:vectors [--inputs N] [--seed TEXT] [typescript|swift|kotlin ...]: far more vectors than are committed, made
 * in a folder of their own and run through the committed models of every language, or of those named. The packages are
 * built as the native lanes build them; build products are shared with those lanes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { findProject } from "../generators/cli/find-config.ts";
import { buildStage, loadStage } from "../generators/cli/stages.ts";
import type { Contract } from "../generators/contract/contract.ts";
import { emitVectors } from "../generators/emit/vectors/vectors.ts";
import { createJudge } from "../generators/load/judge.ts";
import { safeParseProtocolResponse } from "../schemas/kit/kit.ts";
import { renderLane, renderVectors } from "./conformance/lane.ts";
import { typescriptLane } from "./conformance/typescript-lane.ts";
import { GeneratedTypescript } from "./conformance/validators.ts";
import { readVectors } from "./conformance/vector.ts";
import { addCounts, findCounts, renderCounts } from "./runner/counts.ts";
import type { Counts } from "./runner/counts.ts";
import { runCommand } from "./runner/run-command.ts";

const { values, positionals } = parseArgs({
  options: { inputs: { type: "string", default: "270" }, seed: { type: "string", default: "more" } },
  allowPositionals: true,
});
const languages = positionals.length > 0 ? positionals : ["typescript", "swift", "kotlin"];
const folder = mkdtempSync(join(tmpdir(), "samewire-vectors-"));
try {
  const contract = await writeVectors(Number(values.inputs), values.seed);
  const counts: Counts[] = [];
  for (const language of languages) counts.push(await judge(language, contract));
  const all = addCounts(counts);
  console.log(renderCounts(all));
  process.exitCode = all.failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function writeVectors(inputs: number, seed: string): Promise<Contract> {
  const { loaded } = await loadStage(await findProject(process.cwd(), undefined));
  const { contract } = await buildStage(loaded);
  const asked = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  for (const { path, text } of emitVectors(contract, { root: ".", seed, inputs, judge: asked })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return contract;
}

async function judge(language: string, contract: Contract): Promise<Counts> {
  console.log(`\n${language}`);
  if (language === "typescript") return judgeTypescript(contract);
  const test = ["bash", `scripts/${language}/test.sh`, `generated/${language}`, folder];
  const { exitCode, output } = await runCommand(test, { show: true });
  const found = findCounts(output) ?? { passed: 0, failed: 1 };
  return exitCode !== 0 && found.failed === 0 ? { passed: found.passed, failed: 1 } : found;
}

async function judgeTypescript(contract: Contract): Promise<Counts> {
  const vectors = readVectors(folder);
  console.log(renderVectors(vectors));
  const result = await typescriptLane(vectors, new GeneratedTypescript(contract, "generated/typescript"));
  console.log(renderLane(result));
  return { passed: result.compared - result.disagreements.length, failed: result.disagreements.length };
}
