import type { EmittedFile } from "../emit/emitted-file.ts";
import { isPlainPath } from "./plain-path.ts";

/** All files of one output, e.g. `swift`. */
export interface OutputFiles {
  readonly output: string;
  readonly files: readonly EmittedFile[];
}

/**
 * Refuses a set of files that could not be written faithfully: a path that leaves the project, two files on one path
 * (also where a file system ignores case), a text without final newline. Each is a fault of an emitter, so it throws.
 */
export function assertWritable(outputs: readonly OutputFiles[]): void {
  const seen = new Map<string, string>();
  for (const { output, files } of outputs) {
    for (const { path, text } of files) {
      if (!isPlainPath(path))
        throw new Error(`output ${output} gave the path ${JSON.stringify(path)}, which is not a plain relative path`);
      const folded = path.toLowerCase();
      const other = seen.get(folded);
      if (other !== undefined) throw new Error(`outputs ${other} and ${output} both write ${path}`);
      seen.set(folded, output);
      if (text.includes("\r\n") || !text.endsWith("\n"))
        throw new Error(`${path} must have LF line ends and a final newline`);
    }
  }
}
