import type { z } from "zod";
import { operation } from "../../kit/kit.ts";
import * as constants from "./constants.ts";
import { ComposerTranscriptionErrorSchema, ComposerTranscriptionReceiptSchema } from "./receipt.ts";
import {
  ComposerTranscriptionBeginSchema,
  ComposerTranscriptionChunkSchema,
  ComposerTranscriptionRequestSchema,
} from "./requests.ts";
import { ComposerTranscriptionStatusSchema } from "./status.ts";

const refused = (description: string) => ({ description, schema: ComposerTranscriptionErrorSchema });

const common = { tags: ["Devices"], security: ["deviceBearer"], grant: "chat" };

const refusals = {
  401: refused("No device: `authentication_required`."),
  403: refused("`forbidden`, `ineligible` or `allowance_exhausted`."),
  503: refused("`unavailable`."),
};

function step(request: z.ZodType) {
  return {
    ...common,
    method: "POST" as const,
    request: { schema: request },
    responses: {
      200: { description: "The recording as it now stands.", schema: ComposerTranscriptionReceiptSchema },
      400: refused("`invalid_request` or `invalid_audio`."),
      ...refusals,
      404: refused("This device has no such recording: `not_found`."),
      409: refused("It does not fit what was received so far: `conflict`."),
      413: refused("The body is too large: `invalid_request`."),
      429: refused("Too many recordings at once: `capacity`."),
    },
    limits: { requestBytes: constants.COMPOSER_TRANSCRIPTION_BODY_BYTES_MAX },
  };
}

export const getComposerTranscriptionStatus = operation({
  ...common,
  id: "getComposerTranscriptionStatus",
  method: "GET",
  path: constants.COMPOSER_TRANSCRIPTION_STATUS_PATH,
  summary: "Read whether recordings can be transcribed",
  responses: {
    200: { description: "The state and the largest sizes.", schema: ComposerTranscriptionStatusSchema },
    ...refusals,
  },
});

export const beginComposerTranscription = operation({
  ...step(ComposerTranscriptionBeginSchema),
  id: "beginComposerTranscription",
  path: constants.COMPOSER_TRANSCRIPTION_BEGIN_PATH,
  summary: "Start to upload a recording",
});

export const appendComposerTranscriptionChunk = operation({
  ...step(ComposerTranscriptionChunkSchema),
  id: "appendComposerTranscriptionChunk",
  path: constants.COMPOSER_TRANSCRIPTION_CHUNK_PATH,
  summary: "Send the next bytes of a recording",
});

export const commitComposerTranscription = operation({
  ...step(ComposerTranscriptionRequestSchema),
  id: "commitComposerTranscription",
  path: constants.COMPOSER_TRANSCRIPTION_COMMIT_PATH,
  summary: "Have a whole recording transcribed",
  description: "It is handed on at most once. An outcome that nobody knows is the state `uncertain`.",
});

export const cancelComposerTranscription = operation({
  ...step(ComposerTranscriptionRequestSchema),
  id: "cancelComposerTranscription",
  path: constants.COMPOSER_TRANSCRIPTION_CANCEL_PATH,
  summary: "Drop a recording and its text",
});

export const readComposerTranscriptionReceipt = operation({
  ...step(ComposerTranscriptionRequestSchema),
  id: "readComposerTranscriptionReceipt",
  path: constants.COMPOSER_TRANSCRIPTION_RECEIPT_PATH,
  summary: "Read what became of a recording",
});
