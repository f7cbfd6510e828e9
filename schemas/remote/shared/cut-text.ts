/** The longest start of `text` within `max` UTF-16 units that does not split a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const splits = isHighSurrogate(text, max - 1) && isLowSurrogate(text, max);
  return text.slice(0, splits ? max - 1 : max);
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}

function isLowSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}
