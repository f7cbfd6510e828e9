import type { IntegrityPrimitives } from "../shared/integrity.ts";
import { decodeUtf8 } from "../shared/utf8.ts";
import type { Content, ContentRef } from "./content.ts";
import type { AgentPart } from "./part.ts";

/** Bytes that were read apart, by `<contentId>:<revision>`. */
export type MaterializedContent = Readonly<Record<string, Uint8Array>>;

/** What resolving a reference needs. */
export interface ContentSource {
  readonly content: MaterializedContent;
  readonly integrity: IntegrityPrimitives;
}

/** A part whose text grows while it streams. */
export type AppendablePart = Extract<AgentPart, { kind: "text" | "reasoning" | "tool-input" }>;

export function isAppendable(part: AgentPart): part is AppendablePart {
  return part.kind === "text" || part.kind === "reasoning" || part.kind === "tool-input";
}

/** The text of a content: as it stands, or from bytes with the stated length, hash and well-formed UTF-8. */
export function textOf(content: Content, source: ContentSource): string | undefined {
  return "text" in content ? content.text : resolve(content.ref, source);
}

/** The part with its text inline while it streams; other parts as they are. Undefined where the text is not available. */
export function materialise(part: AgentPart, source: ContentSource): AgentPart | undefined {
  if (!isAppendable(part) || part.state !== "streaming" || "text" in part.content) return part;
  const text = textOf(part.content, source);
  return text === undefined ? undefined : { ...part, content: { text } };
}

function resolve(ref: ContentRef, { content, integrity }: ContentSource): string | undefined {
  const key = `${ref.contentId}:${ref.revision}`;
  const bytes = Object.hasOwn(content, key) ? content[key] : undefined;
  if (bytes === undefined || String(bytes.length) !== ref.byteLength) return undefined;
  return integrity.sha256(bytes) === ref.sha256 ? decodeUtf8(bytes) : undefined;
}
