import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Counts } from "./counts.ts";
import { runCommand } from "./run-command.ts";

/** Runs vitest on the files that match `filters` (all of them: none given), shows its output and counts its tests. */
export async function runVitest(filters: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "samewire-test-"));
  const report = join(folder, "report.json");
  try {
    const vitest = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters];
    const result = await runCommand([process.execPath, "node_modules/vitest/vitest.mjs", ...vitest], { show: true });
    const counts = readReport(report);
    // A test file that cannot be loaded fails the run without a failed test.
    return result.exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(path: string): Counts {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
