/** What a machine asks of the hosted account service, bound to the device and to the exact bytes. */
import { z } from "zod";
import { COMPOSER_TRANSCRIPTION_AUDIO_BASE64_MAX } from "./constants.ts";
import { ComposerTranscriptionRequestIdSchema } from "./requests.ts";

const id22 = z.string().regex(/^[A-Za-z0-9_-]{22}$/u);

const device = {
  installationId: id22,
  deviceId: z.string().min(1).max(128),
  authKeyId: id22,
  sessionExpiresAtMs: z.int().min(1),
  chat: z.literal(true),
  support: z.literal(false),
};

export const ComposerTranscriptionDeviceSchema = z
  .strictObject(device)
  .describe("The device that recorded: an ordinary paired one with the grant to chat.");

const requestId = ComposerTranscriptionRequestIdSchema;

export const HostedComposerTranscriptionSchema = z
  .strictObject({
    ...device,
    requestId,
    sha256: z
      .string()
      .regex(/^[a-f0-9]{64}$/u)
      .describe("Of the exact bytes."),
    audioBase64: z.base64().min(4).max(COMPOSER_TRANSCRIPTION_AUDIO_BASE64_MAX),
  })
  .describe("A recording to be transcribed.");

export const HostedComposerReceiptSchema = z
  .strictObject({ ...device, requestId })
  .describe("Asks what became of a recording.");
