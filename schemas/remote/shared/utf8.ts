const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of well-formed UTF-8, a leading byte order mark included; undefined for other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
