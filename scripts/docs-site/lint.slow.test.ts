import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { buildContract } from "../../generators/contract/build/build.ts";
import { emitOpenApi } from "../../generators/emit/openapi/openapi.ts";
import { loadSchemas } from "../../generators/load/load.ts";
import { runCommand } from "../runner/run-command.ts";

const root = resolve(import.meta.dirname, "../..");

it("is a catalog in which Redocly's strict rules find nothing", async () => {
  const { loaded } = await loadSchemas({
    root,
    families: [{ name: "clankie", patterns: ["schemas/clankie/**/*.ts"] }],
  });
  const overlay = await readFile(join(root, "openapi/overlay.yaml"), "utf8");
  const files = emitOpenApi(buildContract(loaded).contract, { root: "o", overlay });
  const folder = await mkdtemp(join(tmpdir(), "samewire-lint-"));
  try {
    await writeFile(join(folder, "openapi.yaml"), files.find(({ path }) => path === "o/openapi.yaml")?.text ?? "");
    // Nobody is refused by the health probe: it takes nothing and asks for no bearer.
    const probe = 'openapi.yaml:\n  operation-4xx-response:\n    - "#/paths/~1health/get/responses"\n';
    await writeFile(join(folder, ".redocly.lint-ignore.yaml"), probe);
    await writeFile(join(folder, "redocly.yaml"), "extends: [recommended-strict]\n");
    const redocly = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
    const lint = [join(dirname(redocly), "bin", "cli.js"), "lint", join(folder, "openapi.yaml")];
    const result = await runCommand([process.execPath, ...lint, "--config", join(folder, "redocly.yaml")], {
      show: false,
      env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    expect({ exitCode: result.exitCode, says: result.exitCode === 0 ? "" : result.output }).toEqual({
      exitCode: 0,
      says: "",
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
