import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPending } from "./run-folder.ts";
import { sha256 } from "./hash.ts";
import { emptyManifest, nextManifest, parseManifest, renderManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { assertWritable } from "./output-files.ts";
import type { OutputFiles } from "./output-files.ts";
import { builtFolders, listStrangers } from "./strangers.ts";

/** What a run would do to one file. `before` and `after` are the texts on disk and after the run; null: no file. */
export interface PlannedFile {
  readonly path: string;
  readonly change: "create" | "update" | "remove" | "keep";
  /**
   * Somebody's work that a change would lose: `edited` when the bytes on disk are no longer those that a run wrote,
   * `foreign` when no run ever wrote this file.
   */
  readonly atRisk: "edited" | "foreign" | null;
  readonly before: Buffer | null;
  readonly after: string | null;
}

export interface WritePlan {
  readonly root: string;
  readonly generatedRoot: string;
  /** Sorted by path, the manifest last. */
  readonly files: readonly PlannedFile[];
  /** Files in the folders of outputs that no run wrote, sorted. They are never touched. */
  readonly strangers: readonly string[];
  /** The manifest on disk could not be read, so no file on disk counts as ours. */
  readonly manifestUnreadable: boolean;
}

export interface PlanInput {
  /** Absolute path of the project. */
  readonly root: string;
  /** Folder of outputs from the root, e.g. `generated`; the manifest lies in it. */
  readonly generatedRoot: string;
  readonly outputs: readonly OutputFiles[];
  /** Folders of outputs outside the generated one in which a file of somebody else is a stranger too. */
  readonly otherFolders?: readonly string[];
  /** Every output of the configuration ran, so entries of other outputs in the manifest are stale. */
  readonly complete: boolean;
}

/** Compares the files in memory with the disk. Reads only. */
export function planWrites(input: PlanInput): WritePlan {
  assertWritable(input.outputs);
  const manifestPath = `${input.generatedRoot}/manifest.json`;
  const manifestBefore = readBytes(input.root, manifestPath);
  const parsed = manifestBefore === null ? emptyManifest : parseManifest(manifestBefore.toString("utf8"));
  const previous = parsed ?? emptyManifest;
  const next = nextManifest(input.complete ? emptyManifest : previous, input.outputs);
  const ours = knownHashes(previous, readPending(input.root, input.generatedRoot));

  const plan = new Map<string, PlannedFile>();
  for (const { files } of input.outputs) {
    for (const { path, text } of files) plan.set(path, planFile({ root: input.root, path, after: text, ours }));
  }
  const kept = new Set(Object.values(next).flatMap((files) => Object.keys(files)));
  for (const path of ours.keys()) {
    if (plan.has(path) || kept.has(path)) continue;
    const file = planFile({ root: input.root, path, after: null, ours });
    if (file.before !== null) plan.set(path, file);
  }
  const manifest = planFile({ root: input.root, path: manifestPath, after: renderManifest(next), ours });

  return {
    root: input.root,
    generatedRoot: input.generatedRoot,
    files: [...[...plan.values()].toSorted(byPath), { ...manifest, atRisk: null }],
    strangers: listStrangers(input.root, {
      folders: [input.generatedRoot, ...(input.otherFolders ?? [])],
      known: new Set([...plan.keys(), ...kept, manifestPath]),
      skipped: builtFolders(input.generatedRoot),
    }),
    manifestUnreadable: parsed === null,
  };
}

function planFile(input: {
  readonly root: string;
  readonly path: string;
  readonly after: string | null;
  readonly ours: ReadonlyMap<string, ReadonlySet<string>>;
}): PlannedFile {
  const { path, after } = input;
  const before = readBytes(input.root, path);
  if (before === null) return { path, change: after === null ? "keep" : "create", atRisk: null, before, after };
  if (after !== null && before.equals(Buffer.from(after, "utf8"))) {
    return { path, change: "keep", atRisk: null, before, after };
  }
  const hashes = input.ours.get(path);
  const atRisk = hashes === undefined ? "foreign" : hashes.has(sha256(before)) ? null : "edited";
  return { path, change: after === null ? "remove" : "update", atRisk, before, after };
}

/** Path -> hashes under which its bytes count as written by us. */
function knownHashes(...manifests: readonly Manifest[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const files of manifests.flatMap((manifest) => Object.values(manifest))) {
    for (const [path, hash] of Object.entries(files)) {
      known.set(path, (known.get(path) ?? new Set()).add(hash));
    }
  }
  return known;
}

/** Null when there is no such file. */
function readBytes(root: string, path: string): Buffer | null {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    // Node does not name the folder that stands where a file belongs.
    if (code === "EISDIR" && error instanceof Error) error.message += ` '${path}'`;
    throw error;
  }
}

function byPath(a: PlannedFile, b: PlannedFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
