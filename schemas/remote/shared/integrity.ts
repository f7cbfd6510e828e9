/** What the caller injects; the package holds no cryptography. */
export interface IntegrityPrimitives {
  /** SHA-256 of the bytes in lower-case hexadecimal. Synchronous, and the same for the same bytes. */
  sha256(bytes: Uint8Array): string;
}
