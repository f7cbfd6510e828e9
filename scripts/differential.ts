/**
 * pnpm test:differential [--cases N] [--seed S]: generated validators against Zod on random schemas and inputs. A case
 * is one input to one type: verdict, output, issues and response reading, in the full and in the compact mode. Two fifths
 * of the schemas are what every output carries, two what TypeScript alone may carry too, built from Zod by the builder,
 * and one is recursive and reads values that contain themselves.
 */
import { spawnSync } from "node:child_process";
import { inspect, parseArgs } from "node:util";
import {
  contractSubjects,
  cycleSubjects,
  expectSubjectAgrees,
  inputsFor,
  scriptSubjects,
} from "../generators/emit/typescript/testing/differential.ts";
import type { Subject } from "../generators/emit/typescript/testing/differential.ts";
import { findCounts, renderCounts } from "./runner/counts.ts";

const { values } = parseArgs({
  options: { cases: { type: "string", default: "200000" }, seed: { type: "string", default: "20261130" } },
});
const wanted = Number(values.cases);
const seed = Number(values.seed);
const schemasPerBatch = 120;
const inputsPerSchema = 100;
const shownFailures = 5;
/** Cases of one process: modules that are loaded cannot be unloaded, at some 25 MB a batch. */
const casesPerProcess = 240_000;

if (wanted > casesPerProcess) {
  runInParts();
  process.exit();
}

const seen = { cases: 0, accepted: 0, mended: 0, refused: 0, failed: 0 };
console.log(`${wanted} cases, seed ${seed}`);
const start = process.cpuUsage();
for (let batch = 0; seen.cases < wanted; batch++) {
  const from = seed + batch * 1000;
  const make = batch % 5 === 4 ? cycleSubjects : batch % 5 < 2 ? contractSubjects : scriptSubjects;
  const subjects = await soundSubjects(make, from);
  for (const [i, subject] of subjects.entries()) judge(subject, from + i);
  if (batch % 10 === 9) console.log(`${seen.cases} cases, ${seen.failed} mismatches, ${cpuSeconds()} s of CPU`);
}
const { cases, accepted, mended, refused, failed } = seen;
console.log(`${cases} cases in ${cpuSeconds()} s of CPU: ${accepted} accepted, ${mended} mended, ${refused} refused`);
console.log(renderCounts({ passed: cases - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;

/** Two parts of a random schema may ask for one name, which is a finding: another batch stands in for that one. */
async function soundSubjects(make: typeof scriptSubjects, from: number): Promise<readonly Subject[]> {
  try {
    return await make(from, schemasPerBatch);
  } catch (error) {
    if (!String(error).includes('"SW401"')) throw error;
    console.log(`seed ${from}: two parts of a schema ask for one name`);
    return [];
  }
}

function judge(subject: Subject, from: number): void {
  for (const input of inputsFor(subject, from, inputsPerSchema)) {
    seen.cases += 1;
    try {
      seen[expectSubjectAgrees(subject, input)] += 1;
    } catch (error) {
      seen.failed += 1;
      if (seen.failed > shownFailures) continue;
      console.error(`seed ${from}, ${subject.name}: ${JSON.stringify(subject.node)}\n${inspect(input, { depth: 8 })}`);
      console.error(error);
    }
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1e6);
}

/** Runs the command for a part of the cases at a time, each with a seed of its own. */
function runInParts(): void {
  let [passed, failed] = [0, 0];
  for (let part = 0; passed + failed < wanted; part++) {
    const cases = Math.min(casesPerProcess, wanted - passed - failed);
    const own = ["--cases", String(cases), "--seed", String(seed + part * 1_000_000)];
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [...process.execArgv, process.argv[1] ?? "", ...own],
      {
        encoding: "utf8",
        maxBuffer: 1e9,
      },
    );
    const counts = findCounts(stdout);
    if (counts === null) throw new Error(`part ${part} ended with ${status}: ${stderr}`);
    console.log(`seed ${own[3]}: ${stdout.trim().split("\n").at(-2)}`);
    if (counts.failed > 0) console.error(stderr);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(renderCounts({ passed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}
