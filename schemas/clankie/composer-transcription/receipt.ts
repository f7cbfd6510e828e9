import { z } from "zod";
import { COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX, COMPOSER_TRANSCRIPTION_TEXT_MAX } from "./constants.ts";
import { ComposerTranscriptionRequestIdSchema } from "./requests.ts";

export const ComposerTranscriptionErrorCodeSchema = z
  .enum([
    "authentication_required",
    "forbidden",
    "unavailable",
    "ineligible",
    "allowance_exhausted",
    "invalid_request",
    "invalid_audio",
    "capacity",
    "not_found",
    "conflict",
    "cancelled",
    "uncertain",
    "provider_failed",
  ])
  .describe("Why a recording is not transcribed.");

export const ComposerTranscriptionErrorSchema = z.strictObject({ error: ComposerTranscriptionErrorCodeSchema });

const receipt = {
  requestId: ComposerTranscriptionRequestIdSchema,
  schemaVersion: z.literal(1),
  receivedBytes: z.int().min(0).max(COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX).optional(),
  error: ComposerTranscriptionErrorCodeSchema.optional(),
};

const complete = z
  .strictObject({
    state: z.literal("complete"),
    ...receipt,
    text: z.string().max(COMPOSER_TRANSCRIPTION_TEXT_MAX),
  })
  .describe("The text is there, possibly empty.");

// `text` is named so that its presence here is a fault, not the growth of a newer host.
const incomplete = z
  .strictObject({
    state: z.enum(["uploading", "transcribing", "cancelled", "failed", "uncertain"]),
    ...receipt,
    text: z.never().optional(),
  })
  .describe("There is no text, or not yet. `uncertain`: it may have been transcribed; never send it again.");

export const ComposerTranscriptionReceiptSchema = z
  .discriminatedUnion("state", [incomplete, complete])
  .describe("How far a recording got. `text` is present exactly when it is complete.");

export type ComposerTranscriptionReceipt = z.infer<typeof ComposerTranscriptionReceiptSchema>;
