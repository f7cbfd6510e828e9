import type { Content } from "../../generators/contract/contract.ts";
import { resolved } from "./document.ts";
import type { Media, OpenApiDocument, Schema } from "./document.ts";
import { code } from "./markdown.ts";

/** What comes over a stream, in order, as a list under its own heading: any number of lines, then one that ends it. */
export function streamTimeline({ order = "" }: Content, document: OpenApiDocument, media: Media | undefined): string {
  const tags = tagsOf(resolved(media?.itemSchema ?? {}, document));
  const last = lastTags(order, tags);
  const running = tags.filter((tag) => !last.includes(tag));
  const steps = [
    "The response starts; the connection stays open.",
    ...(running.length === 0 ? [] : [`Any number of times: ${running.map(code).join(", ")}.`]),
    ...(last.length === 0 ? [] : [`Once, as the last line: ${last.map(code).join(" or ")}.`]),
    "The connection closes. Without a last line the stream was cut.",
  ];
  return [`### Stream`, steps.map((step, index) => `${index + 1}. ${step}`).join("\n"), order].join("\n\n");
}

function tagsOf(schema: Schema): readonly string[] {
  const { mapping = {} } = (schema["discriminator"] ?? {}) as { mapping?: Record<string, string> };
  return Object.keys(mapping);
}

/** Tags that a sentence about the last lines names. */
function lastTags(order: string, tags: readonly string[]): readonly string[] {
  const sentences = order
    .split(/(?<=\.)\s+/)
    .filter((each) => /\blast\b/.test(each) && !/\bwithout\b|\bcursor\b/.test(each));
  return tags.filter((tag) => sentences.some((sentence) => sentence.includes(`\`${tag}\``)));
}
