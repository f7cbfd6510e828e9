import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EmittedFile } from "../../emitted-file.ts";

/** Root of this repository, without a slash at the end. */
export const repository = fileURLToPath(new URL("../../../..", import.meta.url)).replace(/\/$/, "");

/** What the compiler says of the files under this repository's settings, `options` apart; empty when it is content. */
export function compilerFindings(files: readonly EmittedFile[], options: object = { types: ["node"] }): string {
  const folder = mkdtempSync(join(tmpdir(), "samewire-tsc-"));
  try {
    for (const file of files) {
      const path = join(folder, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const settings = {
      extends: join(repository, "tsconfig.json"),
      compilerOptions: options,
      include: ["out"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
    execFileSync(process.execPath, [join(repository, "node_modules/typescript/bin/tsc"), "-p", folder]);
    return "";
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
