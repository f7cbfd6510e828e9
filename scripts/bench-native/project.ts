/** The packages that the native benches build: the accounts, and many models for the compile time. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSupport } from "../../generators/cli/support.ts";
import { buildContract } from "../../generators/contract/build/build.ts";
import type { Contract } from "../../generators/contract/contract.ts";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";
import { emitKotlin } from "../../generators/emit/kotlin/kotlin.ts";
import { emitSwift } from "../../generators/emit/swift/swift.ts";
import { loadSchemas } from "../../generators/load/load.ts";

/** The contract of the modules in a folder, as one family. */
export async function loadFamily(folder: string, family: string): Promise<Contract> {
  const { loaded, diagnostics } = await loadSchemas({ root: folder, families: [{ name: family, patterns: ["*.ts"] }] });
  const { contract, diagnostics: found } = buildContract(loaded);
  const findings = [...diagnostics, ...found].filter(({ severity }) => severity === "error");
  if (findings.length > 0) throw new Error(`the schemas of the bench have findings: ${JSON.stringify(findings)}`);
  return contract;
}

export function accountsContract(): Promise<Contract> {
  return loadFamily(fileURLToPath(new URL("schemas/", import.meta.url)), "bench");
}

export function swiftPackage(contract: Contract): readonly EmittedFile[] {
  return emitSwift(contract, { root: "swift", support: readSupport("swift") });
}

export function kotlinModule(contract: Contract, packageName: string): readonly EmittedFile[] {
  const [module] = contract.modules;
  const packages = module === undefined ? {} : { [module.family]: packageName };
  return emitKotlin(contract, { root: "kotlin", support: readSupport("kotlin"), packages });
}

/** Writes files into a folder whose old `parts` go first. */
export function writeProject(folder: string, parts: readonly string[], files: readonly EmittedFile[]): void {
  for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true });
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
