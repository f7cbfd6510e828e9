import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue, TypeId } from "../../generators/contract/contract.ts";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";

/** Rejected, accepted with an output JSON-equal to the input, or accepted with another output. */
export type Verdict = boolean | { readonly out: JsonValue };

/** One conformance vector: a JSON text, which may be malformed, and what Zod makes of it as a type. */
export interface Vector {
  readonly type: TypeId;
  readonly text: string;
  readonly strict: Verdict;
  readonly read: Verdict;
}

interface Index {
  readonly types: readonly { readonly id: TypeId; readonly file: string }[];
}

interface Line {
  readonly in: string;
  readonly strict: Verdict;
  readonly read?: Verdict;
}

/** The vectors below a folder, e.g. `generated/vectors`. */
export function readVectors(folder: string): readonly Vector[] {
  return parseVectors((file) => readFileSync(join(folder, file), "utf8"));
}

/** The vectors among files in memory, whose paths start with `root`. */
export function vectorsOf(files: readonly EmittedFile[], root: string): readonly Vector[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return parseVectors((file) => texts.get(`${root}/${file}`) ?? "");
}

function parseVectors(textOf: (file: string) => string): readonly Vector[] {
  const index = JSON.parse(textOf("index.json")) as Index;
  return index.types.flatMap(({ id, file }) => {
    const lines = textOf(file)
      .split("\n")
      .filter((line) => line !== "");
    return lines.map((line) => {
      const { in: text, strict, read = strict } = JSON.parse(line) as Line;
      return { type: id, text, strict, read };
    });
  });
}
