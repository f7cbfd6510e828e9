import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { Contract, TypeId } from "../../../generators/contract/contract.ts";
import { typiaText } from "./typia-text.ts";

/** The last typia whose transformer is written in TypeScript, and the compiler that it needs. */
const dependencies = { typia: "9.7.2", typescript: "5.9.3" };

/** One ES module with typia's functions for the types. */
export async function typiaBundle(contract: Contract, ids: readonly TypeId[]): Promise<string> {
  const folder = installed();
  const project = join(folder, "tsconfig.json");
  const compilerOptions = { strict: true, target: "es2022", module: "esnext", moduleResolution: "bundler", types: [] };
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ["input"] }));
  mkdirSync(join(folder, "input"), { recursive: true });
  writeFileSync(join(folder, "input/types.ts"), typiaText(contract, ids));
  const command = ["generate", "--input", "input", "--output", "output", "--project", project];
  execFileSync(process.execPath, [join(folder, "node_modules/typia/lib/executable/typia.js"), ...command], {
    cwd: folder,
  });
  const entryPoints = [join(folder, "output/types.ts")];
  const result = await build({ entryPoints, bundle: true, write: false, format: "esm", target: "es2023" });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * Where typia lies: installed when first measured, since its compiler is 60 MB that nothing else needs. Throws where
 * the registry cannot be reached.
 */
function installed(): string {
  const folder = resolve(
    `node_modules/.cache/samewire/typia-${dependencies.typia}-typescript-${dependencies.typescript}`,
  );
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  try {
    execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: unfinished,
      stdio: "pipe",
    });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
