/**
 * Builds openapi/site: the catalog as static pages that need no network and no script. Where a Chromium is at hand
 * (`CHROMIUM` names another one), some pages of each kind are opened with the network cut, and anything they ask for is a
 * failure. `--all` opens every page, which takes minutes.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromiumPath, inspectPages } from "./docs-site/inspect-pages.ts";
import { readInputs } from "./docs-site/read-inputs.ts";
import { buildSite } from "./docs-site/site.ts";

const output = "openapi/site";

const start = performance.now();
const inputs = await readInputs(".");
const files = buildSite(inputs);
await rm(output, { recursive: true, force: true });
for (const { path, text } of files) {
  await mkdir(dirname(join(output, path)), { recursive: true });
  await writeFile(join(output, path), text);
}
const pages = files.filter(({ path }) => path.endsWith(".html"));
const largest = Math.max(...pages.map(({ text }) => Buffer.byteLength(text)));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${output}: ${pages.length} pages in ${seconds} s, the largest ${(largest / 1000).toFixed(0)} kB`);

const executablePath = chromiumPath();
if (executablePath === undefined) {
  console.log("not opened: no Chromium");
} else {
  const paths = pages.map(({ path }) => path);
  const opened = await inspectPages(output, process.argv.includes("--all") ? paths : sample(paths), { executablePath });
  const faults = opened.flatMap(({ page, faults: found }) => found.map((fault) => `${page}: ${fault}`));
  for (const fault of faults) console.error(fault);
  console.log(`opened without network: ${opened.length} pages, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** The first few pages of each folder: pages of one folder are made by one template. */
function sample(paths: readonly string[]): readonly string[] {
  const perFolder = 2;
  const opened = new Map<string, number>();
  return paths.filter((path) => {
    const seen = opened.get(dirname(path)) ?? 0;
    opened.set(dirname(path), seen + 1);
    return seen < perFolder;
  });
}
