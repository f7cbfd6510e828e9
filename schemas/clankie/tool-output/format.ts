import { prettyToolValue } from "./pretty.ts";

export type ToolOutputPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly uri: string };

type Entries = Readonly<Record<string, unknown>>;

/** Wrappers that are opened within one another, JSON in strings included. What lies deeper is shown as it is. */
const DEPTH_MAX = 12;
const TEXT_TYPES: readonly unknown[] = ["text", "input_text", "output_text"];

/**
 * The parts of a tool's output in the order of the source (MD0 to MD6). Nothing is unescaped, trimmed or repaired: a
 * text that is not wholly JSON stays as it is. Never throws, and takes time in proportion to the input.
 */
export function formatToolOutput(rawOutput: unknown): ToolOutputPart[] {
  if (rawOutput === undefined || rawOutput === "") return [];
  try {
    return decode(rawOutput, 0);
  } catch {
    // Only what is no JSON gets here: a getter or a proxy that throws.
    return [textPart(rawOutput)];
  }
}

function decode(value: unknown, depth: number): ToolOutputPart[] {
  if (depth >= DEPTH_MAX) return [textPart(value)];
  if (typeof value === "string") {
    const parsed = parsedJson(value);
    return parsed === undefined ? [textPart(value)] : decode(parsed.value, depth + 1);
  }
  if (isRecord(value)) {
    if (isRecord(value["structuredContent"])) {
      return [...decode(value["content"], depth + 1), ...decode(value["structuredContent"], depth + 1)];
    }
    if (typeof value["outcome"] === "string" && "content" in value) return decode(value["content"], depth + 1);
  }
  const content = isRecord(value) && Array.isArray(value["content"]) ? value["content"] : value;
  if (isTypedList(content)) return content.flatMap((block) => partsOf(block, depth));
  return [textPart(value)];
}

function partsOf(block: Entries, depth: number): ToolOutputPart[] {
  const { type, text, data, mimeType } = block;
  if (TEXT_TYPES.includes(type) && typeof text === "string") return decode(text, depth + 1);
  if (type === "image" && typeof data === "string" && typeof mimeType === "string" && mimeType.startsWith("image/")) {
    return [{ kind: "image", uri: `data:${mimeType};base64,${data}` }];
  }
  return [textPart(block)];
}

function textPart(value: unknown): ToolOutputPart {
  return { kind: "text", text: prettyToolValue(value) };
}

function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list that is not empty, of nothing but records with a `type`. */
function isTypedList(value: unknown): value is readonly Entries[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isRecord(each) && typeof each["type"] === "string")
  );
}
