import { withoutSetsFlag } from "../../../pattern/pattern.ts";

/** Classes of the flag `v` become ranges; a pattern of more characters than this tells a reader nothing. */
const LONGEST = 600;

/**
 * A JavaScript pattern as JSON Schema takes one: ECMAScript syntax, Unicode mode, no flags. Undefined when there is no
 * such pattern that surely accepts the same texts.
 */
export function portablePattern(source: string, flags: string): string | undefined {
  if (/[im]/.test(flags)) return undefined;
  if (flags.includes("v")) {
    const plain = withoutSetsFlag(source, flags);
    return plain.length > LONGEST ? undefined : portablePattern(plain, flags.replace("v", "u"));
  }
  const dotAll = flags.includes("s") ? replaceDots(source) : source;
  const anchored = flags.includes("y") ? `^(?:${dotAll})` : dotAll;
  if (flags.includes("u")) return withoutControlProperty(anchored);
  const unicode = dropNeedlessEscapes(anchored);
  if (!isPattern(unicode) || countsUnits(unicode) || readsOtherwise(unicode)) return undefined;
  return unicode;
}

/** What `\p{Cc}` is, and by the Unicode stability policy stays. */
const CONTROLS = "\\x00-\\x1f\\x7f-\\x9f";

/** The property of control characters as ranges: many validators read patterns without Unicode mode, or outside JavaScript. */
function withoutControlProperty(source: string): string {
  const token = /\\[pP]\{Cc\}|\\[\s\S]|\[\^?(?:\\[\s\S]|[^\]\\])*\]/g;
  return source.replace(token, (each) => {
    if (each === "\\p{Cc}") return `[${CONTROLS}]`;
    if (each === "\\P{Cc}") return `[^${CONTROLS}]`;
    return each.startsWith("[")
      ? each.replace(/\\p\{Cc\}|\\[\s\S]/g, (part) => (part === "\\p{Cc}" ? CONTROLS : part))
      : each;
  });
}

/** A pattern that matches `text` and nothing else, as part of a larger one. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** One token of a pattern: an escape, a class, or one character. */
const TOKEN = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[\s\S])|\[\^?(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/g;

function replaceDots(source: string): string {
  return source.replace(TOKEN, (token) => (token === "." ? "[\\s\\S]" : token));
}

/** Unicode mode refuses `\-` and its like outside a class, and `\_` within one. */
function dropNeedlessEscapes(source: string): string {
  return source.replace(TOKEN, (token) => {
    if (token.startsWith("[")) return token.replace(/\\([^\w^$\\.*+?()[\]{}|/-])|\\_/g, (escape) => escape.slice(1));
    return /^\\[^\w^$\\.*+?()[\]{}|/]$/.test(token) || token === "\\_" ? token.slice(1) : token;
  });
}

/** Whether an escape that Unicode mode knows stands for its letter without it: `\p{L}` is `p{L}`, `\u{2}` is `uu`. */
function readsOtherwise(source: string): boolean {
  return /\\(?:[pPk]|u\{)/.test(source.replace(/\\\\/g, ""));
}

/**
 * Whether the pattern may count a character beyond U+FFFF as two, which Unicode mode does not: it names one, or it has an
 * atom that takes such characters, without an unbounded repeat.
 */
function countsUnits(source: string): boolean {
  const tokens = source.match(TOKEN) ?? [];
  return tokens.some((token, index) => {
    if (namesSurrogates(token)) return true;
    const next = tokens[index + 1];
    return takesSurrogates(token) && !(next === "*" || next === "+");
  });
}

function namesSurrogates(token: string): boolean {
  return /[\uD800-\uDFFF]|\\u[dD][89a-fA-F]/.test(token);
}

function takesSurrogates(token: string): boolean {
  if (token === "." || /^\\[SWD]$/.test(token)) return true;
  return token.startsWith("[") && (token.startsWith("[^") || /\\[SWD]/.test(token));
}
