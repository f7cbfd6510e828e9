import { readSupport } from "../../generators/cli/support.ts";
import { buildContract } from "../../generators/contract/build/build.ts";
import type { Contract } from "../../generators/contract/contract.ts";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";
import { emitKotlin } from "../../generators/emit/kotlin/kotlin.ts";
import { emitSwift } from "../../generators/emit/swift/swift.ts";
import { emitTypescript } from "../../generators/emit/typescript/typescript.ts";
import { createJudge } from "../../generators/load/judge.ts";
import type { Judge } from "../../generators/load/judge.ts";
import { loadSchemas } from "../../generators/load/load.ts";
import { safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import type { Vector } from "../conformance/vector.ts";
import { crossVectors } from "./crossing.ts";
import { readReadings, sides, vectorsOfReadings } from "./readings.ts";
import type { Reading } from "./readings.ts";

/** All growth rules as one contract of two families, `older` and `newer`. */
export interface GrowthProject {
  readonly contract: Contract;
  /** Zod, with the live schemas of both families. */
  readonly judge: Judge;
  readonly readings: readonly Reading[];
  /** What each language must agree with: the readings, and either side's data read by the other. */
  readonly vectors: readonly Vector[];
}

/** Loads the rules below an absolute folder. */
export async function loadGrowth(folder: string): Promise<GrowthProject> {
  const families = sides.map((side) => ({ name: side, patterns: [`*/${side}.ts`] }));
  const { loaded, diagnostics } = await loadSchemas({ root: folder, families });
  const { contract, diagnostics: found } = buildContract(loaded);
  const findings = [...diagnostics, ...found];
  if (findings.length > 0) throw new Error(`the growth rules have findings: ${JSON.stringify(findings, null, 2)}`);
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  const readings = readReadings(folder);
  const vectors = sides.flatMap((side) => [
    ...vectorsOfReadings(readings, side),
    ...crossVectors(contract, judge, side),
  ]);
  return { contract, judge, readings, vectors };
}

export function growthTypescript({ contract }: GrowthProject, root: string): readonly EmittedFile[] {
  return emitTypescript(contract, { root, support: readSupport("typescript") });
}

/** The Swift package, the Kotlin module and the vectors for both, in folders of those names. */
export function growthNative({ contract, vectors }: GrowthProject): readonly EmittedFile[] {
  const packages = { older: "growth.older", newer: "growth.newer" };
  return [
    ...emitSwift(contract, { root: "swift", support: readSupport("swift"), packageName: "Growth" }),
    ...emitKotlin(contract, { root: "kotlin", support: readSupport("kotlin"), packages }),
    ...vectorFiles(vectors),
  ];
}

function vectorFiles(vectors: readonly Vector[]): readonly EmittedFile[] {
  const types = [...new Set(vectors.map(({ type }) => type))].map((id) => {
    const own = vectors.filter(({ type }) => type === id);
    return { id, file: `${id.replace(".", "/")}.jsonl`, inputs: own.length, text: own.map(lineOf).join("") };
  });
  const index = { types: types.map(({ id, file, inputs }) => ({ id, file, inputs })) };
  return [
    { path: "vectors/index.json", text: JSON.stringify(index) },
    ...types.map(({ file, text }) => ({ path: `vectors/${file}`, text })),
  ];
}

function lineOf({ text, strict, read }: Vector): string {
  return `${JSON.stringify({ in: text, strict, read })}\n`;
}
