import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readText } from "./read-text.ts";

/** The version of the package that this code lies in, whether as a source, compiled or bundled. */
export function packageVersion(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const text = readText(join(folder, "package.json"));
    const { name, version } = text === undefined ? {} : (JSON.parse(text) as { name?: string; version?: string });
    if (name === "samewire" && version !== undefined) return version;
    if (folder === dirname(folder)) throw new Error("The package.json of samewire is missing.");
  }
}
