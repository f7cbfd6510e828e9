/** The parts of a JavaScript pattern that matter for making texts. What consumes nothing (anchors, lookarounds) is left out. */
export type PatternPart =
  | { readonly part: "character"; readonly source: string }
  | { readonly part: "sequence"; readonly items: readonly PatternPart[] }
  | { readonly part: "choice"; readonly options: readonly PatternPart[] }
  | { readonly part: "repeat"; readonly item: PatternPart; readonly min: number; readonly max: number };

const ESCAPE = /^\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[^])/u;
const CLASS = /^\[(?:\\[^]|[^\]\\])*\]/u;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const GROUP_START = /^\((\?(?:[:=!]|<[=!]|<[^>]*>))?/;

/** Reads the source of a valid pattern, or gives undefined where it holds a back reference. */
export function parsePattern(source: string): PatternPart | undefined {
  let rest = source;
  let readable = true;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match !== null) rest = rest.slice(match[0].length);
    return match;
  };
  const choice = (): PatternPart => {
    const options = [sequence()];
    while (take(/^\|/) !== null) options.push(sequence());
    return options.length === 1 && options[0] !== undefined ? options[0] : { part: "choice", options };
  };
  const sequence = (): PatternPart => {
    const items: PatternPart[] = [];
    while (rest !== "" && !rest.startsWith("|") && !rest.startsWith(")")) {
      const item = atom();
      const count = quantifier();
      if (item === undefined) continue;
      items.push(count === undefined ? item : { part: "repeat", item, ...count });
    }
    return { part: "sequence", items };
  };
  const atom = (): PatternPart | undefined => {
    if (take(/^(?:[\^$]|\\[bB])/) !== null) return undefined;
    if (rest.startsWith("(")) return group();
    if (/^\\[1-9k]/.test(rest)) readable = false;
    const character = take(CLASS) ?? take(ESCAPE) ?? take(/^[^]/u);
    return character === null ? undefined : { part: "character", source: character[0] };
  };
  const group = (): PatternPart | undefined => {
    const opened = take(GROUP_START)?.[1];
    const inner = choice();
    take(/^\)/);
    const looksAround = opened !== undefined && /^\?<?[=!]$/.test(opened);
    return looksAround ? undefined : inner;
  };
  const quantifier = (): { min: number; max: number } | undefined => {
    const match = take(QUANTIFIER);
    if (match === null) return undefined;
    if (match[1] === undefined)
      return { min: match[0].startsWith("+") ? 1 : 0, max: match[0].startsWith("?") ? 1 : Infinity };
    const min = Number(match[1]);
    if (match[2] === undefined) return { min, max: min };
    return { min, max: match[3] === "" || match[3] === undefined ? Infinity : Number(match[3]) };
  };

  const parsed = choice();
  return readable && rest === "" ? parsed : undefined;
}
