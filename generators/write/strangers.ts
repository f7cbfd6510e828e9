import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface StrangerSearch {
  /** Folders of outputs from the root. */
  readonly folders: readonly string[];
  /** Paths that are no strangers. */
  readonly known: ReadonlySet<string>;
  /** Folders that runs and native builds make inside the outputs; nobody wrote their files. */
  readonly skipped: ReadonlySet<string>;
}

/** What the builds of the outputs below the generated folder leave there, and a run that is at work. */
export function builtFolders(generatedRoot: string): ReadonlySet<string> {
  const names = [
    ".samewire-run",
    "swift/.build",
    "swift/.swiftpm",
    "kotlin/target",
    "kotlin/build",
    "kotlin/.gradle",
    "kotlin/.kotlin",
  ];
  return new Set(names.map((name) => `${generatedRoot}/${name}`));
}

/** Files in the folders that are not `known`, sorted. */
export function listStrangers(root: string, { folders, known, skipped }: StrangerSearch): string[] {
  const files = new Set(folders.flatMap((folder) => listFiles(root, folder, skipped)));
  return [...files].filter((path) => !known.has(path)).toSorted();
}

function listFiles(root: string, folder: string, skipped: ReadonlySet<string>): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // The Finder writes it wherever it looks.
    if (skipped.has(path) || entry.name === ".DS_Store") return [];
    return entry.isDirectory() ? listFiles(root, path, skipped) : [path];
  });
}
