import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders that native builds make inside the outputs; nobody wrote their files. */
const buildFolders: ReadonlySet<string> = new Set(["target", "build", "node_modules"]);

/** Files under the generated folder that are not `known`, sorted. Dot-files and build folders do not count. */
export function listStrangers(root: string, generatedRoot: string, known: ReadonlySet<string>): string[] {
  return listFiles(root, generatedRoot)
    .filter((path) => !known.has(path))
    .toSorted();
}

function listFiles(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return buildFolders.has(entry.name) ? [] : listFiles(root, path);
  });
}
