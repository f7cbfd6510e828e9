// What one call can take as arguments: the texts reach megabytes.
const PIECE_BYTES = 8_192;
// One character class and no nested repeat, for the same reason.
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Padded base64 of `bytes`. */
export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    // Not spread, which would walk every byte by its iterator.
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + PIECE_BYTES)) as string;
  }
  return btoa(binary);
}

/** The bytes of padded base64, or undefined when `text` is not exactly how those bytes are written. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !BASE64.test(text)) return undefined;
  const binary = atob(text);
  const lastGroup = binary.slice((text.length / 4 - 1) * 3);
  if (text !== "" && btoa(lastGroup) !== text.slice(-4)) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
