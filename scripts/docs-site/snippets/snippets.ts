import { block } from "../markdown.ts";
import { callOf } from "./call.ts";
import type { CallInputs } from "./call.ts";
import { curl } from "./curl.ts";
import { kotlin } from "./kotlin.ts";
import { swift } from "./swift.ts";
import { typescript } from "./typescript.ts";

/** How a family is called in the generated code. */
export interface FamilyNames {
  readonly swiftTarget: string;
  readonly kotlinPackage: string;
}

export interface SnippetInputs extends CallInputs {
  readonly names: FamilyNames;
}

/** One call of the operation for a shell and for each generated language. */
export interface SnippetTexts {
  readonly curl: string;
  readonly typescript: string;
  readonly swift: string;
  readonly kotlin: string;
}

export function snippetTexts({ names, ...inputs }: SnippetInputs): SnippetTexts {
  const call = callOf(inputs);
  return {
    curl: curl(call),
    typescript: typescript(call),
    swift: swift(call, names.swiftTarget),
    kotlin: kotlin(call, names.kotlinPackage),
  };
}

/** The snippets as a part of a page, in Markdown. */
export function snippets(inputs: SnippetInputs): string {
  const texts = snippetTexts(inputs);
  return [
    "## Call it",
    `### curl\n\n${block("sh", texts.curl)}`,
    `### TypeScript\n\n${block("ts", texts.typescript)}`,
    `### Swift\n\n${block("swift", texts.swift)}`,
    `### Kotlin\n\n${block("kotlin", texts.kotlin)}`,
  ].join("\n\n");
}
