/** Turning what the owner says into the text of a message. Free of Node. */
export { createComposerTranscriptionApi } from "./composer-transcription/api.ts";
export type { ComposerTranscriptionApi, ComposerTranscriptionTransport } from "./composer-transcription/api.ts";
export * from "./composer-transcription/constants.ts";
export { HostedComposerReceiptSchema, HostedComposerTranscriptionSchema } from "./composer-transcription/hosted.ts";
export { ComposerTranscriptionDeviceSchema } from "./composer-transcription/hosted.ts";
export {
  appendComposerTranscriptionChunk,
  beginComposerTranscription,
  cancelComposerTranscription,
  commitComposerTranscription,
  getComposerTranscriptionStatus,
  readComposerTranscriptionReceipt,
} from "./composer-transcription/operations.ts";
export {
  ComposerTranscriptionErrorCodeSchema,
  ComposerTranscriptionErrorSchema,
  ComposerTranscriptionReceiptSchema,
} from "./composer-transcription/receipt.ts";
export type { ComposerTranscriptionReceipt } from "./composer-transcription/receipt.ts";
export {
  ComposerTranscriptionBeginSchema,
  ComposerTranscriptionChunkSchema,
  ComposerTranscriptionRequestIdSchema,
  ComposerTranscriptionRequestSchema,
} from "./composer-transcription/requests.ts";
export {
  ComposerTranscriptionAllowanceSchema,
  ComposerTranscriptionStatusSchema,
} from "./composer-transcription/status.ts";
export { parseComposerWav } from "./composer-transcription/wav.ts";
export type { ComposerWav } from "./composer-transcription/wav.ts";
