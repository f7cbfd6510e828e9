/** The value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The least p99 of several rounds, in milliseconds: what else the machine does only ever adds to it. */
export async function leastP99(rounds: number, perRound: number, act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (let index = 0; index < perRound; index += 1) {
      const start = performance.now();
      await act();
      times.push(performance.now() - start);
    }
    least = Math.min(least, quantile(times, 0.99));
  }
  return least;
}
