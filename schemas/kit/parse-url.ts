/**
 * The text as the WHATWG parser reads it, or undefined. `URL.canParse` would say the same, but Node 20's compiled form
 * of it changes its mind about some hosts outside ASCII.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
