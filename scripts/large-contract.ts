/**
 * A contract of sizes that bite elsewhere, in a native language: an object of 300 properties, unions of 300 variants, an
 * enum of 3,000 values, and 1,000 models in one package. `large-contract.ts <swift|kotlin>` compiles it as the lane of
 * that language does and runs vectors over it. Prints how long each part took.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSupport } from "../generators/cli/support.ts";
import { buildContract, loadedFromModules } from "../generators/contract/build/build.ts";
import { emitKotlin } from "../generators/emit/kotlin/kotlin.ts";
import { emitSwift } from "../generators/emit/swift/swift.ts";
import { emitVectors } from "../generators/emit/vectors/vectors.ts";
import { createJudge } from "../generators/load/judge.ts";
import { safeParseProtocolResponse } from "../schemas/kit/kit.ts";
import { largeSchemas, sizes } from "./large-contract/large-schemas.ts";
import { buildFolder } from "./runner/build-folder.ts";
import { runCommand } from "./runner/run-command.ts";

const INPUTS = 8;

const [language] = process.argv.slice(2);
if (language !== "swift" && language !== "kotlin") {
  console.error("usage: large-contract.ts <swift|kotlin>");
  process.exit(2);
}
const folder = buildFolder(`large-${language}`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
console.log(
  Object.entries(sizes)
    .map(([what, count]) => `${count} ${what}`)
    .join(", "),
);

const start = performance.now();
const loaded = loadedFromModules({ large: largeSchemas() });
const { contract, diagnostics } = buildContract(loaded);
if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics.slice(0, 5)));
const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
const sources =
  language === "swift"
    ? emitSwift(contract, { root: "swift", support: readSupport("swift"), packageName: "Large" })
    : emitKotlin(contract, { root: "kotlin", support: readSupport("kotlin"), packages: { large: "large" } });
const vectors = emitVectors(contract, { root: "vectors", seed: "large", inputs: INPUTS, judge });
rmSync(join(folder, "project"), { recursive: true, force: true });
for (const { path, text } of [...sources, ...vectors]) {
  const file = join(folder, "project", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`made ${Object.keys(contract.types).length} types and their vectors in ${seconds(start)}`);

const built = performance.now();
const script = fileURLToPath(new URL(`${language}/test.sh`, import.meta.url));
const { exitCode } = await runCommand(
  ["bash", script, join(folder, "project", language), join(folder, "project/vectors")],
  {
    show: true,
    env: { SAMEWIRE_BUILD: join(folder, "build"), SAMEWIRE_SWIFT_BUILDS: join(folder, "build") },
  },
);
console.log(`compiled and run in ${seconds(built)}`);
process.exit(exitCode);
