import fc from "fast-check";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { inputArbitrary } from "../../generators/emit/typescript/testing/input-arbitrary.ts";
import type { Judge, Verdicts } from "../../generators/load/judge.ts";
import type { RandomBatch } from "./random-batch.ts";

export interface RandomVector extends Verdicts {
  readonly text: string;
}

/** Texts around what a type of the batch accepts, each with what Zod makes of it; those that Zod does not judge are left out. */
export function randomVectors(
  batch: RandomBatch,
  { id, name, judge, seed, inputs }: { id: TypeId; name: string; judge: Judge; seed: number; inputs: number },
): readonly RandomVector[] {
  const node = batch.drawn.types[`test.${name}`]?.node ?? { kind: "never" };
  const values = fc.sample(inputArbitrary(node, batch.drawn as Contract), { seed, numRuns: inputs });
  const texts = new Set(values.flatMap(textOf));
  return [...texts].flatMap((text) => {
    const verdicts = judgeSafely(judge, id, text);
    return verdicts === null ? [] : [{ text, ...verdicts }];
  });
}

/** Random inputs hold what JSON does not (undefined, symbols, circles): those that become no text are passed over. */
function textOf(value: unknown): readonly string[] {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? [] : [text];
  } catch {
    return [];
  }
}

/** A random schema may throw where no author's would: Zod is no judge there. */
function judgeSafely(judge: Judge, id: TypeId, text: string): Verdicts | null {
  try {
    return judge(id, text);
  } catch {
    return null;
  }
}
