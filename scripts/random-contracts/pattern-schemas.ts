import fc from "fast-check";
import { unportablePart } from "../../generators/pattern/pattern.ts";
import { plainClass, setClass } from "../../generators/pattern/testing/class-arbitrary.ts";

const flags = fc.constantFrom("", "u", "i", "iu", "v", "iv", "s", "uy", "iuy");
const count = fc.constantFrom("", "+", "*", "?", "{2}", "{1,3}", "+?");
const frame = fc.constantFrom<readonly [string, string]>(
  ["^", "$"],
  ["^(?:", ")$"],
  ["", ""],
  ["(?<!", ")."],
  ["^(?=", ")."],
);

const pattern = flags.chain((chosen) =>
  fc
    .tuple(
      fc.array(fc.tuple(chosen.includes("v") ? setClass : plainClass, count), { minLength: 1, maxLength: 3 }),
      frame,
    )
    .map(([parts, [before, after]]) => patternOf(`${before}${parts.flat().join("")}${after}`, chosen)),
);

/** Random patterns that every output can judge: properties, scripts, case, and the sets and texts of the flag `v`. */
export function randomPatterns(seed: number, wanted: number): readonly RegExp[] {
  const drawn = fc.sample(pattern, { seed, numRuns: wanted * 5 });
  return drawn.filter((each) => each !== undefined && unportablePart(each) === undefined).slice(0, wanted) as RegExp[];
}

/** Undefined where the grammar refuses what was drawn. */
function patternOf(source: string, chosen: string): RegExp | undefined {
  try {
    return new RegExp(source, chosen);
  } catch {
    return undefined;
  }
}
