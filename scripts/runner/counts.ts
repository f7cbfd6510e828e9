/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export function addCounts(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, each) => sum + each.passed, 0),
    failed: counts.reduce((sum, each) => sum + each.failed, 0),
  };
}

/** The closing line of every test command, alone on its line. */
export function renderCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The last closing line in a command's output; null when it printed none. */
export function findCounts(output: string): Counts | null {
  const last = [...output.matchAll(/^(?:.*[^\w])?(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  return last === undefined ? null : { passed: Number(last[1]), failed: Number(last[2]) };
}
