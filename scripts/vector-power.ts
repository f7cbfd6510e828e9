/**
 * How much the committed vectors notice: for every small change of every type (a bound by one, a key optional, a check
 * left out) the TypeScript of the changed contract is run against the vectors. Prints each change that no vector of its
 * type notices. Some of them are no change at all (a bound that a pattern implies, the tag of a union's option).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSupport } from "../generators/cli/support.ts";
import type { TypeId } from "../generators/contract/contract.ts";
import { readSnapshot } from "../generators/contract/snapshot.ts";
import { emitTypescript } from "../generators/emit/typescript/typescript.ts";
import { withMutants } from "./conformance/mutants.ts";
import { typescriptLane } from "./conformance/typescript-lane.ts";
import { GeneratedTypescript } from "./conformance/validators.ts";
import { readVectors } from "./conformance/vector.ts";
import type { Vector } from "./conformance/vector.ts";

const vectors = new Map<TypeId, Vector[]>();
for (const vector of readVectors("generated/vectors")) {
  const known = vectors.get(vector.type) ?? [];
  known.push(vector);
  vectors.set(vector.type, known);
}
const { contract, mutants } = withMutants(readSnapshot(readFileSync("generated/contract.lock.json", "utf8")));
const folder = mkdtempSync(join(tmpdir(), "samewire-"));
try {
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  for (const { path, text } of emitTypescript(contract, { root: ".", support: readSupport("typescript") })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const generated = new GeneratedTypescript(contract, folder);
  let noticed = 0;
  for (const { id, of, what } of mutants) {
    const asMutant = (vectors.get(of) ?? []).map((vector) => ({ ...vector, type: id }));
    const { disagreements } = await typescriptLane(asMutant, generated);
    if (disagreements.length > 0) noticed += 1;
    else console.log(`${of}${what}`);
  }
  console.log(`${noticed} of ${mutants.length} changes noticed (${((100 * noticed) / mutants.length).toFixed(1)} %)`);
} finally {
  rmSync(folder, { recursive: true });
}
