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

/** The sum of a command's counting lines, one for each part that it ran; null when it printed none. */
export function findCounts(output: string): Counts | null {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, \d+ skipped.*)?\s*$/gm)];
  if (lines.length === 0) return null;
  return addCounts(lines.map(([, passed, failed]) => ({ passed: Number(passed), failed: Number(failed) })));
}
