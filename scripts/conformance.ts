/**
 * Makes conformance vectors on the spot and runs them through the generated TypeScript and the JSON Schemas.
 *
 *   --seed S     any text; without it a new one, which is printed
 *   --inputs N   about how many inputs (100000)
 *   --out DIR    where to leave the vectors for the native lanes; without it a new temporary folder
 *   --deep       inputs nested 10,000 levels deep as well, for the lanes here alone
 */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { findProject } from "../generators/cli/find-config.ts";
import { buildStage, loadStage } from "../generators/cli/stages.ts";
import { emitVectors } from "../generators/emit/vectors/vectors.ts";
import { createJudge } from "../generators/load/judge.ts";
import { safeParseProtocolResponse } from "../schemas/kit/kit.ts";
import { jsonSchemaLane } from "./conformance/json-schema-lane.ts";
import { renderLane, renderVectors } from "./conformance/lane.ts";
import { typescriptLane } from "./conformance/typescript-lane.ts";
import { GeneratedTypescript } from "./conformance/validators.ts";
import { vectorsOf } from "./conformance/vector.ts";

/** Inputs of a type on average, as a part of those of a type of middling size. */
const averageShare = 0.65;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: `spot-${Date.now()}` },
    inputs: { type: "string", default: "100000" },
    out: { type: "string" },
    deep: { type: "boolean", default: false },
  },
});
const project = await findProject(process.cwd(), undefined);
const { loaded } = await loadStage(project);
const { contract } = await buildStage(loaded);
const types = Object.values(contract.types).filter(({ exportName }) => exportName !== null).length;
console.log(`seed ${values.seed}`);

const files = emitVectors(contract, {
  root: "vectors",
  seed: values.seed,
  judge: createJudge({ contract, loaded, read: safeParseProtocolResponse }),
  inputs: Math.ceil(Number(values.inputs) / (types * averageShare)),
  deepLevels: values.deep ? [1_000, 10_000] : [],
});
const vectors = vectorsOf(files, "vectors");
console.log(renderVectors(vectors));

const out = values.out ?? mkdtempSync(join(tmpdir(), "samewire-"));
for (const { path, text } of files) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
console.log(`vectors left in ${join(out, "vectors")}`);

const typescript = new GeneratedTypescript(contract, join(project.root, project.config.generated, "typescript"));
const lanes = [await typescriptLane(vectors, typescript), await jsonSchemaLane(vectors, contract, typescript)];
for (const lane of lanes) console.log(renderLane(lane));
process.exit(lanes.some(({ disagreements }) => disagreements.length > 0) ? 1 : 0);
