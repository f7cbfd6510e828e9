import { stringLiteral } from "./literal-text.ts";

/** An expression of exactly this pattern, safe to stand in a source file: a literal where the compiler takes one. */
export function regexLiteral(source: string, flags: string): string {
  const regex = new RegExp(source, flags);
  const text = escapeLoneSurrogates(regex.source);
  if (isLiteral(source, flags)) return `/${text}/${regex.flags}`;
  return `/* @__PURE__ */ new RegExp(${stringLiteral(text)}, "${regex.flags}")`;
}

/** TypeScript refuses, in a literal, the flag `v` before its target es2024, and escapes that mean another thing with `u`. */
function isLiteral(source: string, flags: string): boolean {
  if (flags.includes("u")) return true;
  const escapes = source.replaceAll("\\\\", "");
  const isLegacy = /\\(?:[pP]|u\{)/.test(escapes) || (/\\[0-9ck]/.test(escapes) && !isPattern(source, "u"));
  return !flags.includes("v") && !isLegacy;
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Zod's text of the pattern, where the literal cannot give it back; otherwise undefined. */
export function patternText(source: string, flags: string): string | undefined {
  const text = String(new RegExp(source, flags));
  return text === escapeLoneSurrogates(text) ? undefined : text;
}

/** Whether `test` can leave a `lastIndex` behind. */
export function isStateful(flags: string): boolean {
  return /[gy]/.test(flags);
}

/**
 * A literal that accepts the same texts and runs faster in V8: short exact repeats written out, groups that capture
 * nothing. Where the pattern uses back references, or its groups by name, it stays as it is.
 */
export function fastRegexLiteral(source: string, flags: string): string {
  const literal = regexLiteral(source, flags);
  if (isStateful(flags) || !isLiteral(source, flags) || /\\[1-9]|\\k|\(\?</.test(source)) return literal;
  // Without the flag `u` a repeat after an astral character repeats only its second half.
  if (!flags.includes("u") && /[\u{10000}-\u{10ffff}]/u.test(source)) return literal;
  const fast = unroll(commonDaysFirst(new RegExp(source, flags).source));
  return fast === null ? literal : `/${escapeLoneSurrogates(fast)}/${flags}`;
}

const leapDays = "(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29";
const otherDays =
  "\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8]))";
const commonDaysThenOthers =
  "\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)";

/**
 * Zod's pattern of a date tries first whether it is a leap day. Here the days come first that every month has; which of
 * several ways is tried first changes no verdict.
 */
function commonDaysFirst(source: string): string {
  return source.replace(`(?:${leapDays}|${otherDays})`, () => `(?:${commonDaysThenOthers}|${leapDays})`);
}

const atom =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|.)|[^\\[\](){}*+?|^$])/su;
const longestRepeat = 12;

function unroll(source: string): string | null {
  let rest = source;
  let out = "";
  while (rest !== "") {
    const found = atom.exec(rest)?.[0];
    if (found === undefined) {
      const group = rest.startsWith("(") && !rest.startsWith("(?");
      out += group ? "(?:" : rest[0];
      rest = rest.slice(1);
      continue;
    }
    rest = rest.slice(found.length);
    const repeat = /^\{(\d+)\}(?![?])/.exec(rest);
    const times = Number(repeat?.[1]);
    if (repeat !== null && times >= 1 && times <= longestRepeat) {
      out += found.repeat(times);
      rest = rest.slice(repeat[0].length);
      if (/^[*+{]/.test(rest)) return null;
    } else {
      out += found;
    }
  }
  return out;
}

function escapeLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}
