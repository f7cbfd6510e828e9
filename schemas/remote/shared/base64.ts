const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Map([...ALPHABET].map((symbol, value) => [symbol, value]));
// One character class and no nested repeat: the texts are long.
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of canonical padded base64: no space, full padding, unused bits zero. Undefined for any other text. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !BASE64.test(text)) return undefined;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let held = 0;
  let bits = 0;
  let length = 0;
  for (const symbol of text.slice(0, text.length - padding)) {
    held = ((held << 6) | (values.get(symbol) ?? 0)) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >> bits) & 0xff;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
