/** Formats that Zod 4.6.7 judges by a function rather than by a pattern alone. */

const tabOrNewline = /[\t\n\r]/g;
const addressAlphabet = /^[0-9a-fA-F:.]+$/;
const base64Alphabet = /^[0-9a-zA-Z+/]*={0,2}$/;
const base64urlAlphabet = /^[A-Za-z0-9_-]*$/;

function parsesAsUrl(text: string): boolean {
  if (typeof URL.canParse === "function") return URL.canParse(text);
  try {
    void new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** Text that `new URL` parses once it is trimmed. */
export function isUrl(text: string): boolean {
  return parsesAsUrl(text.trim());
}

/** What a `url` string becomes: trimmed, without tabs and line ends, otherwise as written. */
export function cleanUrl(text: string): string {
  return text.trim().replace(tabOrNewline, "");
}

export function isIpv6(text: string): boolean {
  return addressAlphabet.test(text) && parsesAsUrl(`http://[${text}]`);
}

export function isCidrv6(text: string): boolean {
  const [address, prefix, ...more] = text.split("/");
  if (address === undefined || !prefix || more.length > 0) return false;
  const bits = Number(prefix);
  return `${bits}` === prefix && bits >= 0 && bits <= 128 && isIpv6(address);
}

export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && base64Alphabet.test(text);
}

export function isBase64url(text: string): boolean {
  return text.length % 4 !== 1 && base64urlAlphabet.test(text);
}

/** Three parts, the first of them a JSON object in base64 with `alg` and, if any, `typ` equal to `JWT`. */
export function isJwt(text: string): boolean {
  try {
    const parts = text.split(".");
    const header = parts[0];
    if (parts.length !== 3 || !header) return false;
    const parsed = JSON.parse(atob(header));
    if ("typ" in parsed && parsed.typ !== "JWT") return false;
    return Boolean(parsed.alg);
  } catch {
    return false;
  }
}
