import { CodeSet } from "../../generators/pattern/code-set.ts";
import { encodeMapping, encodeRanges, encodeTexts } from "../../generators/pattern/encoded.ts";

const MAX = 0x10ffff;

/** What this Node's URL parser makes of each character beyond ASCII in a host of a special scheme. */
export function hostTables(): Readonly<Record<string, string>> {
  const refused: number[] = [];
  const notFirst: number[] = [];
  const single = new Map<number, number>();
  const texts = new Map<number, string>();
  for (let code = 0x80; code <= MAX; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const within = hostOf(`http://a${character}b.example/`);
    const alone = hostOf(`http://${character}/`);
    const first = hostOf(`http://${character}a.example/`);
    // A letter that is written from right to left may stand alone, though not among others.
    if (within === undefined && alone === undefined) refused.push(code);
    else if (within !== undefined && first === undefined && alone === undefined) notFirst.push(code);
    const mapped = /^a([ -~]*)b\.example$/.exec(within ?? "")?.[1];
    if (mapped === undefined) continue;
    if (mapped.length === 1) single.set(code, mapped.charCodeAt(0));
    else texts.set(code, mapped);
  }
  const set = (codes: readonly number[]): string => encodeRanges(CodeSet.of(codes.map((code) => [code, code])));
  return {
    refused: set(refused),
    notFirst: set(notFirst),
    mapping: encodeMapping(single),
    texts: encodeTexts(texts),
  };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
