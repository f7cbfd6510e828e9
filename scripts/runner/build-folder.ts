import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where a script of this checkout keeps a package it builds; two checkouts never build in one folder. */
export function buildFolder(name: string): string {
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  const checkout = fileURLToPath(new URL("../../", import.meta.url));
  return join(cache, "samewire", name, createHash("sha256").update(checkout).digest("hex").slice(0, 12));
}
