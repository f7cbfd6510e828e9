import type { Notes } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Adds title, description, deprecation and examples. A description stands before words that the schema has already. */
export function withNotes(schema: JsonSchema, { title, description, deprecated, examples }: Notes): JsonSchema {
  const { description: inner, ...rest } = schema;
  const words = [
    ...(description === undefined || startsWith(inner, description) ? [] : [description]),
    ...(typeof inner === "string" ? [inner] : []),
    ...(typeof deprecated === "string" ? [`Deprecated: ${deprecated}`] : []),
  ].join("\n\n");
  return {
    ...(title === undefined ? {} : { title }),
    ...(words === "" ? {} : { description: words }),
    ...rest,
    ...(deprecated === undefined ? {} : { deprecated: true }),
    ...(examples === undefined ? {} : { examples }),
  };
}

function startsWith(words: unknown, start: string): boolean {
  return typeof words === "string" && words.startsWith(start);
}

/** Adds a sentence to a description. */
export function describeFurther(description: string | undefined, sentence: string): string {
  return description === undefined ? sentence : `${description}\n\n${sentence}`;
}
