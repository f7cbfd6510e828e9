import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../runner/run-command.ts";
import { benchDocument } from "./document.ts";
import { modelModules } from "./models.ts";
import { plainSwift } from "./plain-models.ts";
import { accountsContract, loadFamily, swiftPackage, writeProject } from "./project.ts";
import { readResults } from "./result.ts";
import type { NativeResult } from "./result.ts";
import { timedBuild } from "./timed-build.ts";
import type { BuildTime } from "./timed-build.ts";

const toolchain = fileURLToPath(new URL("../swift/swift.sh", import.meta.url));
const contenders = fileURLToPath(new URL("swift/", import.meta.url));

/** Reading and writing in Swift, release build, every contender in one process. */
export async function measureSwift(folder: string): Promise<readonly NativeResult[]> {
  const files = swiftPackage(await accountsContract()).map((file) =>
    file.path === "swift/Package.swift" ? { ...file, text: withBench(file.text) } : file,
  );
  writeProject(folder, ["swift"], files);
  cpSync(contenders, join(folder, "swift/Sources/BenchRun"), { recursive: true });
  const document = join(folder, "document.json");
  writeFileSync(document, benchDocument());
  const builds = join(folder, "swift-build");
  await build(["-c", "release", "--product", "BenchRun", "--package-path", join(folder, "swift")], builds);
  const { output, exitCode } = await runCommand([toolchain, join(builds, "release/BenchRun"), document], {
    show: false,
  });
  if (exitCode !== 0) throw new Error(`the Swift bench failed:\n${output}`);
  return readResults(output);
}

/** The time of a debug build of a package with so many models, the support included, from nothing. */
export async function compileSwift(folder: string, models: number): Promise<BuildTime> {
  const sources = join(folder, "models");
  writeProject(
    sources,
    ["."],
    [...modelModules(models)].map(([path, text]) => ({ path, text })),
  );
  symlinkSync(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(sources, "node_modules"));
  const target = join(folder, "many");
  writeProject(target, ["swift", "swift-build"], swiftPackage(await loadFamily(sources, "many")));
  mkdirSync(target, { recursive: true });
  // The target: an automatic library cannot be asked for, and its product would build the runner of the vectors too.
  return build(["--target", "Many", "--package-path", join(target, "swift")], join(target, "swift-build"));
}

/** The time of a debug build of as many structs that check nothing. */
export async function compilePlainSwift(folder: string, models: number): Promise<BuildTime> {
  const target = join(folder, "plain");
  writeProject(target, ["swift", "swift-build"], plainSwift(models));
  return build(["--target", "Plain", "--package-path", join(target, "swift")], join(target, "swift-build"));
}

function build(args: readonly string[], builds: string): Promise<BuildTime> {
  return timedBuild([toolchain, "swift", "build", ...args, "--scratch-path", builds]);
}

function withBench(manifest: string): string {
  const target = `        .executableTarget(name: "BenchRun", dependencies: ["SamewireSupport", "Bench"]),\n`;
  return manifest.replace(/( {8}\.executableTarget\()/, `${target}$1`);
}
