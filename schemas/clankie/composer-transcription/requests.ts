import { z } from "zod";
import {
  COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX,
  COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MIN,
  COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX,
} from "./constants.ts";

export const ComposerTranscriptionRequestIdSchema = z.uuid().describe("Names one recording. The client makes it up.");

const requestId = ComposerTranscriptionRequestIdSchema;

export const ComposerTranscriptionRequestSchema = z
  .strictObject({ requestId })
  .describe("Names the recording that is committed, cancelled or asked about.");

export const ComposerTranscriptionBeginSchema = z
  .strictObject({
    requestId,
    audioBytes: z
      .int()
      .min(COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MIN)
      .max(COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX)
      .describe("Size of the whole WAV file."),
  })
  .describe("Starts to upload a recording.");

export const ComposerTranscriptionChunkSchema = z
  .strictObject({
    requestId,
    offset: z.int().min(0).max(COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX).describe("Bytes received so far."),
    dataBase64: z.base64().min(4).max(COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX),
  })
  .describe("The next bytes of a recording. The service also checks that the base64 is canonical.");
