/** Writes the growth rules as a Swift package, a Kotlin module and vectors for both: `growth.ts <folder>`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { growthNative, loadGrowth } from "./growth/project.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: growth.ts <folder>");
  process.exit(2);
}
const project = await loadGrowth(fileURLToPath(new URL("../generators/growth", import.meta.url)));
rmSync(folder, { recursive: true, force: true });
for (const { path, text } of growthNative(project)) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
