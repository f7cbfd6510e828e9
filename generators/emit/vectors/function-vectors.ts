import type { EmittedFile } from "../emitted-file.ts";

/** Vectors that a family brings of its own, for functions over its values: what goes in and what must come out. */
export interface FunctionVectors {
  readonly family: string;
  /** Folder and file, e.g. `reducer/events.jsonl`. */
  readonly name: string;
  /** Keys of a vector that go in, in words. */
  readonly takes: string;
  /** Keys that say what must come out, in words. */
  readonly gives: string;
  /** JSON values, each of which becomes one line. */
  readonly vectors: readonly unknown[];
}

/** One file of them. */
export function functionVectorFile(root: string, { family, name, vectors }: FunctionVectors): EmittedFile {
  const text = vectors.map((vector) => `${JSON.stringify(vector)}\n`).join("");
  return { path: `${root}/${family}/${name}`, text };
}

/** What the README says of them; nothing when there are none. */
export function functionVectorWords(all: readonly FunctionVectors[]): string {
  if (all.length === 0) return "";
  const rows = all.map(({ family, name, vectors, takes, gives }) => {
    return `| \`${family}/${name}\` | ${vectors.length} | ${takes} | ${gives} |\n`;
  });
  return `
## Vectors of functions

For whoever writes a family's functions in another language. Each line is one JSON object; its \`name\` says what it is about.

| file | lines | goes in | must come out |
| --- | --- | --- | --- |
${rows.join("")}`;
}
