/**
 * Renders openapi/openapi.yaml to openapi/site/index.html: one file that needs no network. Where a Chromium is at hand
 * (`CHROMIUM` names another one), the page is opened with the network cut, and anything it asks for is a failure.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { chromiumPath, openPage, renderPage } from "./docs-page/docs-page.ts";

const document = "openapi/openapi.yaml";
const output = "openapi/site/index.html";

const { paths } = parse(await readFile(document, "utf8")) as { paths: Record<string, object> };
const html = await renderPage(document);
await mkdir("openapi/site", { recursive: true });
await writeFile(output, html);
console.log(`${output}: ${Object.keys(paths).length} paths, ${(html.length / 1e6).toFixed(1)} MB`);

const executablePath = chromiumPath();
if (executablePath === undefined) {
  console.log("not opened: no Chromium");
} else {
  const { requests, errors, missing } = await openPage(output, { executablePath, texts: Object.keys(paths) });
  const faults = [
    ...requests.map((url) => `asks for ${url}`),
    ...errors.map((error) => `error: ${error}`),
    ...missing.map((path) => `does not show ${path}`),
  ];
  for (const fault of faults) console.error(fault);
  console.log(
    `opened without network: ${requests.length} requests, ${errors.length} errors, ${missing.length} paths missing`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
