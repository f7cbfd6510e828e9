/** Finds the captain's token in what the captain sent back: as it is, URL-encoded, or in base64 at any offset. */
import { Buffer } from "node:buffer";

/** Whether these bytes, or the value that they spell with escapes, hold the token. */
export type TokenScan = (bytes: Buffer, value: unknown) => boolean;

export function scanFor(token: string): TokenScan {
  const forms = [token, encodeURIComponent(token), ...base64Forms(token)].map((form) => Buffer.from(form));
  const holds = (bytes: Buffer): boolean => forms.some((form) => bytes.includes(form));
  // Only an escape can hide a token of visible ASCII from a look at the bytes.
  return (bytes, value) => holds(bytes) || (bytes.includes("\\u") && holds(Buffer.from(JSON.stringify(value))));
}

/** The part of the token's base64 that does not depend on what stands before and after it. */
function base64Forms(token: string): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.from("\0".repeat(offset) + token);
    const skipped = Math.ceil((offset * 8) / 6);
    const whole = Math.floor((bytes.length * 8) / 6);
    return (["base64", "base64url"] as const).map((encoding) => bytes.toString(encoding).slice(skipped, whole));
  });
}
