import { runCommand } from "../runner/run-command.ts";

/** Median times of one command over several runs, in milliseconds. */
export interface GenTimes {
  readonly wholeProcess: number;
  readonly stages: readonly { readonly stage: string; readonly milliseconds: number }[];
}

/** Measures `gen` as a process of its own, after one run that fills the caches. */
export async function measureGen(runs: number, args: readonly string[]): Promise<GenTimes> {
  const command = [process.execPath, "scripts/gen.mjs", "gen", "--timings", ...args];
  const wholes: number[] = [];
  const stages = new Map<string, number[]>();
  for (let run = 0; run <= runs; run += 1) {
    const { exitCode, output, milliseconds } = await runCommand(command, { show: false });
    if (exitCode !== 0) throw new Error(`gen failed:\n${output}`);
    if (run === 0) continue;
    wholes.push(milliseconds);
    for (const [, stage = "", time] of output.matchAll(/^ {2}(\S+) +(\d+) ms$/gm)) {
      stages.set(stage, [...(stages.get(stage) ?? []), Number(time)]);
    }
  }
  return {
    wholeProcess: median(wholes),
    stages: [...stages].map(([stage, times]) => ({ stage, milliseconds: median(times) })),
  };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
