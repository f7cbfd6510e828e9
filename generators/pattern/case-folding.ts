import { CodeSet } from "./code-set.ts";
import { caseMappings } from "./data/case-mappings.ts";
import { decodeMapping } from "./encoded.ts";

const folded = decodeMapping(caseMappings["fold"] ?? "");

/** Characters that compare equal under the flags `iu`, two or more at a time. */
const classes = equalCharacters();

function equalCharacters(): readonly (readonly number[])[] {
  const byStanding = new Map<number, number[]>();
  for (const [code, standing] of folded) {
    const equal = byStanding.get(standing) ?? [standing];
    byStanding.set(standing, [...equal, code]);
  }
  return [...byStanding.values()];
}

/** The text of what stands for each character where case is ignored. */
export function foldText(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return String.fromCodePoint(folded.get(code) ?? code);
  }).join("");
}

/** The set with every character that equals a member but for case. */
export function closeOverCase(set: CodeSet): CodeSet {
  const added = classes.filter((codes) => codes.some((code) => set.has(code))).flat();
  return set.union(CodeSet.of(added.map((code) => [code, code])));
}
