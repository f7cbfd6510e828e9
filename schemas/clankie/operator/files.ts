/** Files in conversations: what the owner attaches and what an agent delivers. */
import { z } from "zod";
import { ATTACHMENT_VIDEO_BYTES_MAX, DELIVERED_FILE_BYTES_MAX, TITLE_MAX } from "./constants.ts";
import { RefSchema, Sha256Schema } from "./scalars.ts";
import { trimmedText } from "./text.ts";

export const DeliveredFileSchema = z
  .strictObject({
    artifactId: RefSchema,
    filename: trimmedText(TITLE_MAX),
    mediaType: trimmedText(TITLE_MAX),
    byteCount: z.int().min(0).max(DELIVERED_FILE_BYTES_MAX),
    sha256: Sha256Schema,
  })
  .describe("A file that an agent handed over, ready to download.");

export const AttachmentMediaTypeSchema = z.enum([
  "image/png",
  "image/jpeg",
  "image/heic",
  "image/heif",
  "image/gif",
  "image/webp",
  "video/mp4",
  "video/quicktime",
]);

export const AttachmentSchema = z
  .strictObject({
    artifactId: RefSchema,
    filename: trimmedText(TITLE_MAX),
    mediaType: AttachmentMediaTypeSchema,
    byteCount: z.int().min(1).max(ATTACHMENT_VIDEO_BYTES_MAX),
    sha256: Sha256Schema,
  })
  .describe("A picture or a film in a message. The service holds pictures to a smaller size than this bound.");

export const AttachmentReferenceSchema = z
  .strictObject({ artifactId: z.string().regex(/^[a-f0-9]{48}$/u) })
  .describe("An upload that was committed before the send.");
