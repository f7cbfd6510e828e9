import { z } from "zod";
import {
  COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX,
  COMPOSER_TRANSCRIPTION_CHUNK_BYTES_MAX,
  COMPOSER_TRANSCRIPTION_DURATION_MS_MAX,
} from "./constants.ts";

export const ComposerTranscriptionAllowanceSchema = z
  .strictObject({ limitMs: z.int().min(0), remainingMs: z.int().min(0), resetsAt: z.iso.datetime() })
  .describe("How much more may be said until `resetsAt`.");

export const ComposerTranscriptionStatusSchema = z
  .strictObject({
    schemaVersion: z.literal(1),
    mode: z.enum(["local", "managed"]),
    state: z.enum(["available", "unavailable", "ineligible", "allowance_exhausted"]),
    maxDurationMs: z.int().min(1).max(COMPOSER_TRANSCRIPTION_DURATION_MS_MAX),
    maxAudioBytes: z.int().min(1).max(COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX),
    maxChunkBytes: z.int().min(1).max(COMPOSER_TRANSCRIPTION_CHUNK_BYTES_MAX),
    allowance: ComposerTranscriptionAllowanceSchema.optional(),
  })
  .describe("Whether recordings can be transcribed now, and how large they may be.");
