/** Reading messages, parts and contents (facts, section 7.2). A read is pinned to the revision it names. */
import { z } from "zod";
import { chunkDataSchema, chunkSizeSchema } from "../shared/content-chunk.ts";
import { pageOf, pageParams } from "../shared/paging.ts";
import { decimalSchema, digestSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { messageSchema } from "./message.ts";
import { partSchema } from "./part.ts";

export const listMessagesParamsSchema = z.strictObject({
  sessionId: opaqueIdSchema,
  historyRevision: decimalSchema,
  ...pageParams,
});
export const messagePageSchema = z.looseObject(pageOf(messageSchema));

export const listPartsParamsSchema = z.strictObject({
  sessionId: opaqueIdSchema,
  messageId: opaqueIdSchema,
  messageRevision: decimalSchema,
  ...pageParams,
});
export const partPageSchema = z.looseObject(pageOf(partSchema));

export const readContentParamsSchema = z.strictObject({
  sessionId: opaqueIdSchema,
  contentId: opaqueIdSchema,
  revision: decimalSchema,
  offset: decimalSchema,
  maxBytes: chunkSizeSchema,
});
export const contentChunkSchema = z
  .looseObject({
    contentId: opaqueIdSchema,
    revision: decimalSchema,
    offset: decimalSchema,
    dataBase64: chunkDataSchema,
    nextOffset: decimalSchema,
    eof: z.boolean(),
    sha256: digestSchema.describe("Hash of the whole content."),
  })
  .describe("One piece of a content.");
