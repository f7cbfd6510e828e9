/**
 * Prints how many numbered statements of each facts file are named by a test, and how many of its operations and schemas;
 * with `--missing`, which ones are not.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { CONTRACT_NAMES } from "./statements/contract-names.ts";
import { STATEMENT_IDS } from "./statements/statement-ids.ts";
import { namesUsed, statementsNamed } from "./statements/statements-named.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Tests, and the shapes that one of them holds. */
const patterns = ["{schemas,generators,relay,scripts}/**/*.test.ts", "schemas/**/testing/shapes.txt"];
const tests = globSync(patterns, { cwd: root, absolute: true });
const sources = tests.map((file) => readFileSync(file, "utf8"));
const named = new Set(sources.flatMap((source) => [...statementsNamed(source)]));
const used = new Set(sources.flatMap((source) => [...namesUsed(source)]));
const showMissing = process.argv.includes("--missing");

printCounts("statements", STATEMENT_IDS, named);
printCounts("names", CONTRACT_NAMES, used);

function printCounts(
  what: string,
  lists: Readonly<Record<string, readonly string[]>>,
  covered: ReadonlySet<string>,
): void {
  for (const [list, ids] of Object.entries(lists)) printCount(list, ids, covered);
  printCount(`all ${what}`, Object.values(lists).flat(), covered, false);
}

function printCount(list: string, ids: readonly string[], covered: ReadonlySet<string>, details = showMissing): void {
  const missing = ids.filter((id) => !covered.has(id));
  process.stdout.write(`${list.padEnd(32)} ${String(ids.length - missing.length).padStart(4)} of ${ids.length}\n`);
  if (details && missing.length > 0) process.stdout.write(`  not named: ${missing.join(" ")}\n`);
}
