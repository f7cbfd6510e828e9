import { sha256 } from "./hash.ts";
import type { OutputFiles } from "./output-files.ts";
import { isPlainPath } from "./plain-path.ts";

/** What the last run wrote: output name -> path from the project root -> SHA-256 of the bytes. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const emptyManifest: Manifest = {};

/**
 * The manifest after a run. Outputs that did not run keep their entries.
 */
export function nextManifest(previous: Manifest, outputs: readonly OutputFiles[]): Manifest {
  const next: Record<string, Readonly<Record<string, string>>> = { ...previous };
  for (const { output, files } of outputs) {
    next[output] = Object.fromEntries(files.map((file) => [file.path, sha256(file.text)]));
  }
  return next;
}

/** Canonical text: sorted keys, one file a line, so that two branches rarely conflict. */
export function renderManifest(manifest: Manifest): string {
  const outputs = sortKeys(Object.entries(manifest)).map(
    ([output, files]) => [output, Object.fromEntries(sortKeys(Object.entries(files)))] as const,
  );
  return JSON.stringify({ format: 1, outputs: Object.fromEntries(outputs) }, null, 2) + "\n";
}

/** Reads a manifest's text; null when it is not one (a merge conflict, another layout). */
export function parseManifest(text: string): Manifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value["format"] !== 1 || !isRecord(value["outputs"])) return null;
  const manifest: Record<string, Readonly<Record<string, string>>> = {};
  for (const [output, files] of Object.entries(value["outputs"])) {
    if (!isRecord(files)) return null;
    const hashes: Record<string, string> = {};
    for (const [path, hash] of Object.entries(files)) {
      if (typeof hash !== "string" || !isPlainPath(path)) return null;
      hashes[path] = hash;
    }
    manifest[output] = hashes;
  }
  return manifest;
}

function sortKeys<Value>(entries: readonly (readonly [string, Value])[]): (readonly [string, Value])[] {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
