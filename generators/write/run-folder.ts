import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyManifest, parseManifest, renderManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";

/**
 * The folder a writing run holds while it writes: at once its lock, its journal and its place for temporary files, so
 * that all of them lie on the disk of the outputs and vanish together.
 */
export interface RunFolder {
  readonly path: string;
  /** Notes what is about to be written, so that after a crash the next run knows these bytes as ours. */
  notePending(manifest: Manifest): void;
  release(): void;
}

/** The process that holds the folder. */
export interface RunHolder {
  readonly pid: number;
  readonly folder: string;
}

const folderName = ".samewire-run";

/**
 * Takes the folder, or tells which live process holds it. A folder whose process is gone is taken over.
 */
export function takeRunFolder(root: string, generatedRoot: string): { taken: RunFolder } | { heldBy: RunHolder } {
  const parent = join(root, generatedRoot);
  const path = join(parent, folderName);
  mkdirSync(parent, { recursive: true });
  const prepared = mkdtempSync(`${path}-`);
  writeFileSync(join(prepared, "owner"), `${process.pid}\n`);
  try {
    const holder = moveInto(prepared, path);
    if (holder !== null) return { heldBy: { pid: holder, folder: `${generatedRoot}/${folderName}` } };
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
  return {
    taken: {
      path,
      notePending: (manifest) => writeFileSync(join(path, "pending.json"), renderManifest(manifest)),
      release: () => rmSync(path, { recursive: true, force: true }),
    },
  };
}

/** Hashes that a crashed run was writing; empty when there was none. */
export function readPending(root: string, generatedRoot: string): Manifest {
  try {
    return parseManifest(readFileSync(join(root, generatedRoot, folderName, "pending.json"), "utf8")) ?? emptyManifest;
  } catch {
    return emptyManifest;
  }
}

/** Null when `prepared` now stands at `path`, else the live process that holds it. */
function moveInto(prepared: string, path: string): number | null {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      // Renaming onto a folder that is not empty fails, so the lock appears whole or not at all.
      renameSync(prepared, path);
      return null;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? "";
      if (!["ENOTEMPTY", "EEXIST", "EPERM"].includes(code)) throw error;
    }
    const owner = readOwner(path);
    if (owner !== null && isAlive(owner)) return owner;
    discardDead(path, owner);
  }
  throw new Error(`${path} cannot be taken; delete it if no other run is going on`);
}

function discardDead(path: string, owner: number | null): void {
  const aside = `${path}-dead-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Another run may have taken the folder between our look and our move.
  if (readOwner(aside) !== owner) renameSync(aside, path);
  else rmSync(aside, { recursive: true, force: true });
}

function readOwner(path: string): number | null {
  try {
    const pid = Number(readFileSync(join(path, "owner"), "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
