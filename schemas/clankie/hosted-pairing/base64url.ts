/** The bytes of unpadded base64url, or undefined when `text` is not exactly how those bytes are written. */
export function bytesOfBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
  return base64urlOf(bytes) === text ? bytes : undefined;
}

/** Unpadded base64url of a few bytes. */
export function base64urlOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
