import type { z } from "zod";
import { parseProtocolResponse } from "../../kit/kit.ts";
import * as paths from "./constants.ts";
import { ComposerTranscriptionReceiptSchema } from "./receipt.ts";
import type { ComposerTranscriptionReceipt } from "./receipt.ts";
import {
  ComposerTranscriptionBeginSchema,
  ComposerTranscriptionChunkSchema,
  ComposerTranscriptionRequestSchema,
} from "./requests.ts";
import { ComposerTranscriptionStatusSchema } from "./status.ts";

/** How a request reaches the host: the caller's own channel, with its own credentials. Gives the JSON of the answer. */
export interface ComposerTranscriptionTransport {
  request(method: "GET" | "POST", path: string, body?: unknown, signal?: AbortSignal): Promise<unknown>;
}

type Request = z.input<typeof ComposerTranscriptionRequestSchema>;

export interface ComposerTranscriptionApi {
  status(signal?: AbortSignal): Promise<z.infer<typeof ComposerTranscriptionStatusSchema>>;
  begin(
    request: z.input<typeof ComposerTranscriptionBeginSchema>,
    signal?: AbortSignal,
  ): Promise<ComposerTranscriptionReceipt>;
  chunk(
    request: z.input<typeof ComposerTranscriptionChunkSchema>,
    signal?: AbortSignal,
  ): Promise<ComposerTranscriptionReceipt>;
  commit(request: Request, signal?: AbortSignal): Promise<ComposerTranscriptionReceipt>;
  cancel(request: Request, signal?: AbortSignal): Promise<ComposerTranscriptionReceipt>;
  receipt(request: Request, signal?: AbortSignal): Promise<ComposerTranscriptionReceipt>;
}

/**
 * The six calls of a recording over `transport`. Requests are read strictly before anything is sent, answers tolerantly.
 * Nothing is ever sent twice: what became of a lost answer is told by `receipt` (MC13).
 */
export function createComposerTranscriptionApi(transport: ComposerTranscriptionTransport): ComposerTranscriptionApi {
  const post =
    <Schema extends z.ZodType>(path: string, schema: Schema) =>
    async (request: z.input<Schema>, signal?: AbortSignal): Promise<ComposerTranscriptionReceipt> => {
      const answer = await transport.request("POST", path, schema.parse(request), signal);
      return parseProtocolResponse(ComposerTranscriptionReceiptSchema, answer);
    };
  return {
    async status(signal) {
      const answer = await transport.request("GET", paths.COMPOSER_TRANSCRIPTION_STATUS_PATH, undefined, signal);
      return parseProtocolResponse(ComposerTranscriptionStatusSchema, answer);
    },
    begin: post(paths.COMPOSER_TRANSCRIPTION_BEGIN_PATH, ComposerTranscriptionBeginSchema),
    chunk: post(paths.COMPOSER_TRANSCRIPTION_CHUNK_PATH, ComposerTranscriptionChunkSchema),
    commit: post(paths.COMPOSER_TRANSCRIPTION_COMMIT_PATH, ComposerTranscriptionRequestSchema),
    cancel: post(paths.COMPOSER_TRANSCRIPTION_CANCEL_PATH, ComposerTranscriptionRequestSchema),
    receipt: post(paths.COMPOSER_TRANSCRIPTION_RECEIPT_PATH, ComposerTranscriptionRequestSchema),
  };
}
