/** What the samples of a soak say: a table of after warm-up and at the end, slopes, and a line for each bound. */
import type { State } from "./relay-role.ts";

export interface Sample extends State {
  /** Minutes since the load began. */
  readonly atMinutes: number;
}

/** Growth between the two quarters that is still none, and the bound of the event loop. */
const GROWTH_MAX = { heap: 0.05, sockets: 0.2, listeners: 0.2 } as const;
const DELAY_MAX_MS = 50;

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly of: (sample: Sample) => number;
}

const rows: readonly Row[] = [
  { name: "heap", unit: "MB", of: ({ heapBytes }) => heapBytes / 1_048_576 },
  { name: "resident", unit: "MB", of: ({ rssBytes }) => rssBytes / 1_048_576 },
  { name: "sockets", unit: "", of: ({ sockets }) => sockets },
  { name: "listeners", unit: "", of: ({ listeners }) => listeners },
  { name: "timers", unit: "", of: ({ timers }) => timers },
  { name: "delay p99", unit: "ms", of: ({ delayMs }) => delayMs },
];

/** The closing lines; `holds` is false when a bound was passed. */
export function judge(samples: readonly Sample[]): { readonly lines: readonly string[]; readonly holds: boolean } {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const warm = samples.slice(quarter);
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const cell = (value: number, digits = 1): string => value.toFixed(digits).padStart(12);
  const growth = (name: string): number => {
    const row = rows.find((each) => each.name === name);
    return row === undefined ? Number.NaN : mean(late.map(row.of)) / mean(early.map(row.of)) - 1;
  };
  const table = rows.map(
    ({ name, unit, of }) =>
      `${`${name} ${unit}`.padEnd(14)}${cell(mean(early.map(of)))}${cell(mean(late.map(of)))}${cell(slope(warm, of) * 60, 2)}`,
  );
  const [first, last] = [warm[0], warm.at(-1)];
  const whole = last?.wholeDelayMs ?? Number.NaN;
  const checks = [
    ...Object.entries(GROWTH_MAX).map(([name, max]) => verdict(name, growth(name) * 100, max * 100, "% grown")),
    verdict("loop delay p99", whole, DELAY_MAX_MS, "ms"),
  ];
  return {
    lines: [
      `${"".padEnd(14)}${"after warm-up".padStart(12)}${"at the end".padStart(12)}${"an hour".padStart(12)}`,
      ...table,
      ...(first === undefined || last === undefined ? [] : [shares(first, last)]),
      ...checks.map(({ line }) => line),
    ],
    holds: checks.every(({ holds }) => holds),
  };
}

function verdict(name: string, value: number, max: number, unit: string): { line: string; holds: boolean } {
  const holds = value <= max;
  return { line: `${holds ? "ok  " : "OVER"} ${name}: ${value.toFixed(1)} ${unit}, at most ${max}`, holds };
}

/** How busy the relay was, and how much of its delays is the machine's. */
function shares(first: Sample, last: Sample): string {
  const ms = (last.atMinutes - first.atMinutes) * 60_000;
  const cpu = `${(((last.cpuMs - first.cpuMs) / ms) * 100).toFixed(1)} % of a core`;
  if (first.waitedMs === null || last.waitedMs === null) return `relay: ${cpu}`;
  const waited = ((last.waitedMs - first.waitedMs) / ms) * 100;
  return `relay: ${cpu}, and ${waited.toFixed(1)} % of the time ready to run without a core`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Of the straight line through the samples, per minute. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const [x, y] = [mean(samples.map(({ atMinutes }) => atMinutes)), mean(samples.map(of))];
  const over = samples.reduce((sum, sample) => sum + (sample.atMinutes - x) * (of(sample) - y), 0);
  return over / samples.reduce((sum, sample) => sum + (sample.atMinutes - x) ** 2, 0);
}
