/** Compiles the command and the kit to `dist/`, with declarations, and copies the support sources beside the emitters. */
import { cpSync, rmSync } from "node:fs";
import { globSync } from "tinyglobby";
import { runCommand } from "./runner/run-command.ts";

rmSync("dist", { recursive: true, force: true });
const compiled = await runCommand(["node_modules/.bin/tsc", "-p", "tsconfig.build.json"], { show: true });
if (compiled.exitCode !== 0) process.exit(1);
for (const folder of globSync("generators/emit/*/support", { onlyDirectories: true })) {
  cpSync(folder, `dist/${folder}`, { recursive: true });
}
