/** The catalog as one page that needs no network. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "../runner/run-command.ts";
import { selfContained } from "./self-contained.ts";

export { chromiumPath, openPage } from "./open-page.ts";

/**
 * Renders an OpenAPI document to HTML with everything in it.
 *
 * @param document Path of the document.
 * @throws Error with the renderer's own words when it refuses the document.
 */
export async function renderPage(document: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "samewire-docs-"));
  try {
    const output = join(folder, "index.html");
    const command = [process.execPath, redocly(), "build-docs", document, "--inlineBundle", "-o", output];
    const result = await runCommand(command, {
      show: false,
      env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    if (result.exitCode !== 0) throw new Error(`build-docs failed:\n${result.output}`);
    return selfContained(await readFile(output, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  return join(dirname(manifest), "bin", "cli.js");
}
