import { readFileSync } from "node:fs";

/** Text of a file with LF line ends; undefined when there is none that can be read. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}
