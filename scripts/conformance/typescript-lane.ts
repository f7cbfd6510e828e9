import { sameJson } from "../../generators/contract/contract.ts";
import { parseJson } from "./lane.ts";
import type { Disagreement, LaneResult } from "./lane.ts";
import type { GeneratedTypescript, Result, Validators } from "./validators.ts";
import type { Vector, Verdict } from "./vector.ts";

/** Runs the vectors through the generated TypeScript, in both modes. Malformed texts are for others to judge. */
export async function typescriptLane(vectors: readonly Vector[], generated: GeneratedTypescript): Promise<LaneResult> {
  const disagreements: Disagreement[] = [];
  let compared = 0;
  for (const vector of vectors) {
    const value = parseJson(vector.text);
    if (value === undefined) continue;
    compared += 2;
    const validators = await generated.validatorsOf(vector.type);
    for (const fault of faultsOf(vector, value, validators)) disagreements.push({ vector, fault });
  }
  return { lane: "TypeScript", compared, disagreements, foretold: 0 };
}

function faultsOf(vector: Vector, value: unknown, { is, safeParse, read }: Validators): readonly string[] {
  const before = snapshotOf(value);
  const faults = [
    ...compareResult("strict", vector.strict, safeParse(value), value),
    ...compareResult("read", vector.read, read(value), value),
  ];
  if (is(value) !== (vector.strict !== false)) faults.push(`is: ${String(is(value))}`);
  if (snapshotOf(value) !== before) faults.push("changed its input");
  return faults;
}

function compareResult(mode: string, verdict: Verdict, result: Result, value: unknown): readonly string[] {
  if (!result.success) {
    if (verdict !== false) return [`${mode}: rejected`];
    return result.error.issues.length > 0 ? [] : [`${mode}: rejected without an issue`];
  }
  if (verdict === false) return [`${mode}: accepted`];
  const wanted = verdict === true ? value : verdict.out;
  return sameJson(result.data, wanted) ? [] : [`${mode}: gave ${JSON.stringify(result.data)}`];
}

/** The value as text; nothing for one that is nested deeper than the stack goes. */
function snapshotOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
