import { z } from "zod";
import { text } from "./text-bounds.ts";

/** Bytes that one read may ask for. */
export const CHUNK_BYTES_MAX = 24_576;

export const chunkSizeSchema = z.int().min(1).max(CHUNK_BYTES_MAX).describe("Bytes that one read may give at most.");

export const chunkDataSchema = text(0, 32_768).describe(
  "Bytes of one read in base64: 24576 of them are 32768 characters.",
);
