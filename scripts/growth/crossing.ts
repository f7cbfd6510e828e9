import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { emitVectors } from "../../generators/emit/vectors/vectors.ts";
import type { Judge } from "../../generators/load/judge.ts";
import { vectorsOf } from "../conformance/vector.ts";
import type { Vector } from "../conformance/vector.ts";
import type { Side } from "./readings.ts";

/**
 * Vectors of the contract on `side` that hold data of the contract on the other one: the inputs made for the other side's
 * types, valid and broken, as Zod reads them with this side's type of the same name.
 */
export function crossVectors(contract: Contract, judge: Judge, side: Side): readonly Vector[] {
  const made = emitVectors(contract, { root: "vectors", seed: "growth", inputs: 60, judge });
  return vectorsOf(made, "vectors").flatMap(({ type, text }) => {
    const own: TypeId = `${side}.${type.slice(type.indexOf(".") + 1)}`;
    if (type === own) return [];
    const verdicts = judge(own, text);
    return verdicts === null ? [] : [{ type: own, text, ...verdicts }];
  });
}
