import fc from "fast-check";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { inputArbitrary } from "../../generators/emit/typescript/testing/input-arbitrary.ts";
import { randomFrom } from "../../generators/emit/vectors/random.ts";
import { textsAround } from "../../generators/emit/vectors/pattern/pattern.ts";
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
  const pattern = batch.patterns[name];
  if (pattern !== undefined) return patternVectors(pattern, { id, judge, seed, inputs });
  const node = batch.drawn.types[`test.${name}`]?.node ?? { kind: "never" };
  const values = fc.sample(inputArbitrary(node, batch.drawn as Contract), { seed, numRuns: inputs });
  const texts = new Set(values.flatMap(textOf));
  return [...texts].flatMap((text) => {
    const verdicts = judgeSafely(judge, id, text);
    return verdicts === null ? [] : [{ text, ...verdicts }];
  });
}

/** Texts around a pattern, and single characters that languages differ about, alone and doubled. */
function patternVectors(
  { source, flags }: RegExp,
  { id, judge, seed, inputs }: { id: TypeId; judge: Judge; seed: number; inputs: number },
): readonly RandomVector[] {
  const random = randomFrom(`${seed} ${source}`);
  const around = textsAround({ source, flags }, random).filter((text) => text.length < 200);
  const texts = new Set([...CHARACTERS, ...CHARACTERS.map((each) => each + each), ...around.slice(0, inputs)]);
  return [...texts].flatMap((value) => {
    const text = JSON.stringify(value);
    const verdicts = judge(id, text);
    return verdicts === null ? [] : [{ text, ...verdicts }];
  });
}

/** Case pairs and triples, title case, scripts, marks, halves of pairs, white space; the last ones are of Unicode 16 and 17. */
const CHARACTERS = [
  ..."aAkK\u212asS\u017fß\u1e9eµéİıΣσςǅǆǄ\u0345\u1fbeιᲀꙋЖꭰᎠあア中１٠_-\u00a0\u0085\u180e\ufeff\u2028\u200d\ud800\udc00",
  ..."𐐀𐐨𝕏😀👍\u{1f1e9}\u{1c89}\u{1c8a}\u{a7cb}\u{a7da}\u{10d50}\u{10d70}\u{16ea0}\u{16ebb}\u{11de0}\u{1e6c0}\u{1fae9}\u{1f6d8}\u{323b0}",
  ..."👍🏻 1️⃣ 🇩🇪 👨‍👩‍👧 ss ab aB".split(" "),
];

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
