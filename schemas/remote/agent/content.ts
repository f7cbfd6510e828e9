/** Text that travels with its resource, or by reference to be read apart (facts, section 7.1). */
import { z } from "zod";
import { decimalSchema, digestSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { text, unicodeText } from "../shared/text-bounds.ts";

export const contentRefSchema = z
  .strictObject({
    contentId: opaqueIdSchema,
    revision: decimalSchema,
    byteLength: decimalSchema,
    mediaType: text(1, 128),
    sha256: digestSchema,
  })
  .describe("Names bytes that `agent.content.read` gives, with their length and hash.");

export const inlineContentSchema = z
  .strictObject({ text: unicodeText(0, 65_536) })
  .describe("Content that stands here.");

export const referredContentSchema = z.strictObject({ ref: contentRefSchema }).describe("Content that is read apart.");

export const contentSchema = z
  .union([inlineContentSchema, referredContentSchema])
  .describe("Exactly one of `text` and `ref`.");

export type ContentRef = z.infer<typeof contentRefSchema>;
export type Content = z.infer<typeof contentSchema>;
