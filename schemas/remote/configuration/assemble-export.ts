import { decodeBase64 } from "../shared/base64.ts";
import { CHUNK_BYTES_MAX } from "../shared/content-chunk.ts";
import type { IntegrityPrimitives } from "../shared/integrity.ts";
import { joinBytes } from "../shared/join-bytes.ts";
import { configurationChunkSchema } from "./methods.ts";
import type { ConfigurationChunk, ConfigurationExport } from "./methods.ts";

/**
 * `offset`: a piece of another export, not contiguous, not canonical base64, too long, or empty before the end.
 * `incomplete`: no end, or an end before the last piece. `digest`: another length or hash than was prepared.
 */
export type AssembleFailure = "offset" | "incomplete" | "digest";

/** The bytes of an export from its pieces in order. The pieces are judged one by one, then the end, then the hash. */
export function assembleConfigurationExport(
  prepared: ConfigurationExport,
  pages: readonly ConfigurationChunk[],
  integrity: IntegrityPrimitives,
): { ok: true; bytes: Uint8Array } | { ok: false; reason: AssembleFailure } {
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const page of pages) {
    const part = partOf(page, prepared.exportId, offset);
    if (part === undefined) return { ok: false, reason: "offset" };
    parts.push(part);
    offset += part.length;
  }
  const ends = pages.flatMap(({ eof }, index) => (eof ? [index] : []));
  if (ends.length !== 1 || ends[0] !== pages.length - 1) return { ok: false, reason: "incomplete" };
  const bytes = joinBytes(parts);
  const matches = String(bytes.length) === prepared.byteLength && integrity.sha256(bytes) === prepared.sha256;
  return matches ? { ok: true, bytes } : { ok: false, reason: "digest" };
}

function partOf(page: ConfigurationChunk, exportId: string, offset: number): Uint8Array | undefined {
  if (!configurationChunkSchema.safeParse(page).success || page.exportId !== exportId) return undefined;
  const bytes = decodeBase64(page.dataBase64);
  if (bytes === undefined || bytes.length > CHUNK_BYTES_MAX || (bytes.length === 0 && !page.eof)) return undefined;
  const isContiguous = page.offset === String(offset) && page.nextOffset === String(offset + bytes.length);
  return isContiguous ? bytes : undefined;
}
