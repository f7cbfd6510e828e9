import type { Notes } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Adds title, description, deprecation and examples. An outer description replaces an inner one. */
export function withNotes(schema: JsonSchema, { title, description, deprecated, examples }: Notes): JsonSchema {
  const advice = typeof deprecated === "string" ? `Deprecated: ${deprecated}` : undefined;
  const words = [description ?? (advice === undefined ? undefined : schema["description"]), advice]
    .filter((each) => typeof each === "string")
    .join("\n\n");
  const { description: inner, ...rest } = schema;
  const shown = words === "" ? inner : words;
  return {
    ...(title === undefined ? {} : { title }),
    ...(shown === undefined ? {} : { description: shown }),
    ...rest,
    ...(deprecated === undefined ? {} : { deprecated: true }),
    ...(examples === undefined ? {} : { examples }),
  };
}

/** Adds a sentence to a description. */
export function describeFurther(description: string | undefined, sentence: string): string {
  return description === undefined ? sentence : `${description}\n\n${sentence}`;
}
