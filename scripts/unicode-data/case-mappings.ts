import { encodeMapping, encodeTexts } from "../../generators/pattern/encoded.ts";

const MAX = 0x10ffff;

/** What JavaScript makes of each character: lower and upper case, and simple case folding as the flags `iu` compare. */
export function caseMappings(): Readonly<Record<string, string>> {
  const lower = mappings((text) => text.toLowerCase());
  const upper = mappings((text) => text.toUpperCase());
  return {
    lower: encodeMapping(lower.single),
    lowerTexts: encodeTexts(lower.texts),
    upper: encodeMapping(upper.single),
    upperTexts: encodeTexts(upper.texts),
    fold: encodeMapping(foldings(cased(lower, upper))),
  };
}

interface Mappings {
  /** Characters that become one other. */
  readonly single: ReadonlyMap<number, number>;
  /** Characters that become several. */
  readonly texts: ReadonlyMap<number, string>;
}

function mappings(change: (text: string) => string): Mappings {
  const single = new Map<number, number>();
  const texts = new Map<number, string>();
  for (let code = 0; code <= MAX; code++) {
    const text = String.fromCodePoint(code);
    const changed = change(text);
    if (changed === text) continue;
    if ([...changed].length === 1) single.set(code, changed.codePointAt(0) ?? 0);
    else texts.set(code, changed);
  }
  return { single, texts };
}

/** Every character that a mapping leads from or to. */
function cased(...all: readonly Mappings[]): readonly number[] {
  const codes = all.flatMap(({ single, texts }) => [...single.keys(), ...single.values(), ...texts.keys()]);
  return [...new Set(codes)].toSorted((a, b) => a - b);
}

/** The character that stands for all that compare equal: of those in lower case the first. */
function foldings(codes: readonly number[]): ReadonlyMap<number, number> {
  const text = codes.map((code) => String.fromCodePoint(code)).join("");
  const folded = new Map<number, number>();
  for (const code of codes) {
    const equal = text.match(new RegExp(`\\u{${code.toString(16)}}`, "giu")) ?? [];
    const standing = equal.find((each) => each.toLowerCase() === each) ?? equal[0] ?? "";
    if (standing.codePointAt(0) !== code) folded.set(code, standing.codePointAt(0) ?? code);
  }
  return folded;
}
