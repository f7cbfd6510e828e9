/** Writes the vectors of the remote protocol's reducer; with `--check`, says whether the written ones are current. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vectorFiles } from "../schemas/remote/testing/vector-files.ts";

const folder = fileURLToPath(new URL("../schemas/remote/vectors/", import.meta.url));

if (process.argv.includes("--check")) {
  const stale = vectorFiles().filter(({ name, text }) => textOf(join(folder, name)) !== text);
  for (const { name } of stale) console.error(`${name} is out of date; run scripts/remote-vectors.ts`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of vectorFiles()) writeFileSync(join(folder, name), text);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
