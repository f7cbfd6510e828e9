/** Prints how many numbered statements of each facts file are named by a test; with `--missing`, which ones are not. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { STATEMENT_IDS } from "./statements/statement-ids.ts";
import { statementsNamed } from "./statements/statements-named.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const tests = globSync("{schemas,generators,relay,scripts}/**/*.test.ts", { cwd: root, absolute: true });
const named = new Set(tests.flatMap((file) => [...statementsNamed(readFileSync(file, "utf8"))]));
const showMissing = process.argv.includes("--missing");

let covered = 0;
let total = 0;
for (const [facts, ids] of Object.entries(STATEMENT_IDS)) {
  const missing = ids.filter((id) => !named.has(id));
  covered += ids.length - missing.length;
  total += ids.length;
  process.stdout.write(`${facts.padEnd(18)} ${String(ids.length - missing.length).padStart(4)} of ${ids.length}\n`);
  if (showMissing && missing.length > 0) process.stdout.write(`  not named: ${missing.join(" ")}\n`);
}
process.stdout.write(`${"all".padEnd(18)} ${String(covered).padStart(4)} of ${total}\n`);
