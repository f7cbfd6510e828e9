/** CPU time, user and system, garbage collection and compiler threads included. Wall time is not looked at. */

export type Run = (value: unknown) => unknown;

/** Microseconds of CPU for one call. */
export type Times = Readonly<Record<string, number>>;

const rounds = 20;
const sampleMicroseconds = 15_000;

/** Times every contender on the rotating inputs, one after the other in every round; the best round counts. */
export function timesOf(contenders: Readonly<Record<string, Run>>, inputs: readonly unknown[]): Times {
  const entries = Object.entries(contenders).map(([name, run]) => ({
    name,
    run,
    times: callsFor(run, inputs),
    best: Infinity,
  }));
  for (let round = 0; round < rounds; round++) {
    for (const entry of entries) entry.best = Math.min(entry.best, cpuPerCall(entry.run, inputs, entry.times));
  }
  return Object.fromEntries(entries.map(({ name, best }) => [name, best]));
}

/** How many rounds over the inputs fill one sample, once the code is warm. */
function callsFor(run: Run, inputs: readonly unknown[]): number {
  for (let times = 1; ; times *= 2) {
    if (cpuPerCall(run, inputs, times) * times * inputs.length > sampleMicroseconds) return times;
  }
}

function cpuPerCall(run: Run, inputs: readonly unknown[], times: number): number {
  const start = process.cpuUsage();
  for (let i = 0; i < times; i++) for (const input of inputs) run(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / (times * inputs.length);
}
