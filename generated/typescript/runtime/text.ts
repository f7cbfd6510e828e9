const highSurrogate = /[\uD800-\uDBFF]/;

/** Unicode code points of `text`; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  if (!highSurrogate.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether the pattern matches from the start of the search, whatever state an earlier use left behind. */
export function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
