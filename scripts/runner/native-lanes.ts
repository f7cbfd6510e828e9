import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findCounts } from "./counts.ts";
import type { Counts } from "./counts.ts";
import { runCommand } from "./run-command.ts";

/** Tests that a compiler of another language runs. */
export interface NativeLane {
  readonly name: string;
  /** Script and arguments that build the package and run the vectors; it prints `N passed, N failed` for each part. */
  readonly test: readonly string[];
  /** Puts the toolchain on this machine, where a script of ours can. */
  readonly install: string | null;
  readonly isInstalled: () => boolean;
}

export interface LaneResult {
  readonly name: string;
  readonly state: "ran" | "skipped";
  readonly counts: Counts;
}

const swift = {
  install: "scripts/swift/install.sh",
  isInstalled: () => isOnPath("swiftc") || (isOnPath("bash") && existsSync(join(toolchains(), "swift", ".complete"))),
};
const kotlin = { install: null, isInstalled: () => isOnPath("java") && isOnPath("mvn") };

const nativeLanes: readonly NativeLane[] = [
  { name: "swift", test: ["scripts/swift/test.sh", "generated/swift", "generated/vectors"], ...swift },
  { name: "swift, snippets of the catalog", test: ["scripts/docs-site/snippets/test.sh", "swift"], ...swift },
  { name: "swift, growth rules", test: ["scripts/growth/test.sh", "swift"], ...swift },
  { name: "swift, random contracts", test: ["scripts/random-contracts/test.sh", "swift"], ...swift },
  { name: "kotlin", test: ["scripts/kotlin/test.sh", "generated/kotlin", "generated/vectors"], ...kotlin },
  { name: "kotlin, snippets of the catalog", test: ["scripts/docs-site/snippets/test.sh", "kotlin"], ...kotlin },
  { name: "kotlin, growth rules", test: ["scripts/growth/test.sh", "kotlin"], ...kotlin },
  { name: "kotlin, random contracts", test: ["scripts/random-contracts/test.sh", "kotlin"], ...kotlin },
];

/**
 * Runs every native lane, one after the other. A lane whose toolchain is missing is skipped with a word about it; with
 * `required` its toolchain is installed first, and a lane that still cannot run has failed.
 */
export async function runNativeLanes(required: boolean, lanes = nativeLanes): Promise<LaneResult[]> {
  const results: LaneResult[] = [];
  for (const lane of lanes) results.push(await runLane(lane, required));
  return results;
}

async function runLane(lane: NativeLane, required: boolean): Promise<LaneResult> {
  const { name, test, install } = lane;
  if (!lane.isInstalled() && required && install !== null) await runCommand(["bash", install], { show: true });
  if (!lane.isInstalled()) {
    const counts = { passed: 0, failed: required ? 1 : 0 };
    console.error(
      `\n${name}: ${required ? "FAILED" : "SKIPPED"}, its toolchain is not installed (pnpm test:native installs what it can)`,
    );
    return { name, state: "skipped", counts };
  }
  console.log(`\n${name}: ${test.join(" ")}`);
  const result = await runCommand(["bash", ...test], { show: true });
  // A lane that ends well without counting anything has tested nothing.
  const found = findCounts(result.output) ?? { passed: 0, failed: 1 };
  const failed = result.exitCode !== 0 && found.failed === 0 ? 1 : found.failed;
  return { name, state: "ran", counts: { passed: found.passed, failed } };
}

/** Where install.sh puts toolchains. */
function toolchains(): string {
  return execFileSync("bash", ["scripts/swift/toolchains.sh"], { encoding: "utf8" }).trim();
}

function isOnPath(program: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}
