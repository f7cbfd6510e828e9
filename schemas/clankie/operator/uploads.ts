/** Uploading an attachment in chunks, and downloading a file that was handed over. */
import { z } from "zod";
import { canonicalBase64 } from "../../kit/kit.ts";
import {
  ATTACHMENT_CHUNK_BASE64_MAX,
  ATTACHMENT_CHUNK_BYTES_MAX,
  ATTACHMENT_VIDEO_BYTES_MAX,
  SUMMARY_MAX,
  TITLE_MAX,
} from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { AttachmentMediaTypeSchema, AttachmentSchema } from "./files.ts";
import { ConversationIdSchema, RefSchema, Sha256Schema, TimestampSchema } from "./scalars.ts";
import { rawText, trimmedText } from "./text.ts";

export const UploadIdSchema = z
  .string()
  .regex(/^upload-[a-f0-9]{32}$/u)
  .describe("Names one upload.");

const size = z.int().min(1).max(ATTACHMENT_VIDEO_BYTES_MAX);
const position = z.int().min(0).max(ATTACHMENT_VIDEO_BYTES_MAX);

export const UploadSchema = z
  .strictObject({
    conversationId: ConversationIdSchema,
    filename: trimmedText(TITLE_MAX),
    mediaType: AttachmentMediaTypeSchema,
    byteCount: size,
    sha256: Sha256Schema,
  })
  .describe("The file that is to come.");

export const UploadChunkSchema = z
  .strictObject({
    conversationId: ConversationIdSchema,
    uploadId: UploadIdSchema,
    offset: position.describe("Bytes received so far. The last chunk once more is acknowledged once more."),
    dataBase64: z
      .string()
      .max(ATTACHMENT_CHUNK_BASE64_MAX)
      .check(canonicalBase64({ minBytes: 1, maxBytes: (ATTACHMENT_CHUNK_BASE64_MAX / 4) * 3 })),
  })
  .describe("The next bytes of the file.");

export const UploadingSchema = z
  .strictObject({
    status: z.literal("uploading"),
    conversationId: ConversationIdSchema,
    uploadId: UploadIdSchema,
    byteCount: size,
    receivedBytes: position,
    chunkBytes: z.int().min(1).max(ATTACHMENT_CHUNK_BYTES_MAX).describe("Most bytes that a chunk may have."),
    expiresAt: TimestampSchema,
  })
  .describe("More bytes are wanted.");

export const UploadCommittedSchema = z
  .strictObject({ status: z.literal("committed"), conversationId: ConversationIdSchema, file: AttachmentSchema })
  .describe("The file is there and can be attached.");

export const UploadRefusedSchema = z
  .strictObject({
    status: z.literal("refused"),
    conversationId: ConversationIdSchema,
    reason: z.enum([
      "unknown_conversation",
      "unsupported_conversation",
      "unknown_upload",
      "offset_mismatch",
      "too_large",
      "incomplete",
      "hash_mismatch",
      "content_mismatch",
      "busy",
      "unavailable",
    ]),
    message: rawText(SUMMARY_MAX).describe("Prose. Branch on `reason`."),
    receivedBytes: position.optional().describe("With `offset_mismatch`: where to go on."),
  })
  .describe("The upload does not go on like this.");

export const UploadResultSchema = z
  .discriminatedUnion("status", [UploadingSchema, UploadCommittedSchema, UploadRefusedSchema])
  .describe("How far an upload got.");

export const UploadBeginRequestSchema = z.strictObject({ ...envelope("upload_begin"), upload: UploadSchema });

export const UploadBeginResponseSchema = z.strictObject({ ...envelope("upload_begin"), result: UploadResultSchema });

export const UploadChunkRequestSchema = z.strictObject({ ...envelope("upload_chunk"), chunk: UploadChunkSchema });

export const UploadChunkResponseSchema = z.strictObject({ ...envelope("upload_chunk"), result: UploadResultSchema });

export const UploadCommitRequestSchema = z
  .strictObject({ ...envelope("upload_commit"), conversationId: ConversationIdSchema, uploadId: UploadIdSchema })
  .describe("Says that every byte was sent.");

export const UploadCommitResponseSchema = z.strictObject({ ...envelope("upload_commit"), result: UploadResultSchema });

export const ArtifactDownloadRequestSchema = z
  .strictObject({ ...versioned, conversationId: ConversationIdSchema, artifactId: RefSchema })
  .describe("Asks for the bytes of a file that was handed over.");
