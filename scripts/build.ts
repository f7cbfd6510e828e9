/**
 * Compiles every entry point to `dist/`, with declarations: the command, the kit, the contract and its generated
 * validators. Copies the support sources beside the emitters.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { globSync } from "tinyglobby";
import { runCommand } from "./runner/run-command.ts";

if (!existsSync("generated/typescript")) {
  console.error("There are no generated validators to build; run pnpm gen first.");
  process.exit(1);
}
rmSync("dist", { recursive: true, force: true });
const compiled = await runCommand(["node_modules/.bin/tsc", "-p", "tsconfig.build.json"], { show: true });
if (compiled.exitCode !== 0) process.exit(1);
for (const folder of globSync("generators/emit/*/support", { onlyDirectories: true })) {
  cpSync(folder, `dist/${folder}`, { recursive: true });
}
