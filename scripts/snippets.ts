/**
 * Writes the snippets of every operation as sources that a compiler takes, one file each.
 *
 *   snippets.ts typescript|swift|kotlin FOLDER
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readInputs } from "./docs-site/read-inputs.ts";
import { snippetPrograms } from "./docs-site/snippets/programs.ts";
import type { ProgramLanguage } from "./docs-site/snippets/programs.ts";

const [language = "", folder] = process.argv.slice(2);
if (!["typescript", "swift", "kotlin"].includes(language) || folder === undefined) {
  console.error("usage: snippets.ts typescript|swift|kotlin FOLDER");
  process.exit(2);
}
const programs = snippetPrograms(await readInputs("."), language as ProgramLanguage, resolve("generated"));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { path, text } of programs) await writeFile(join(folder, path), text);
console.log(`${folder}: ${programs.length} sources in ${language}`);
