const highSurrogate = /[\uD800-\uDBFF]/;

/** Unicode code points of `text`; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  const units = text.length;
  if (!highSurrogate.test(text)) return units;
  let count = units;
  for (let i = 0; i < units - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** Whether the pattern matches from the start of the search, whatever state an earlier use left behind. */
export function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
