import type { SetSize } from "./bundles.ts";
import type { Times } from "./measure.ts";

/** What one payload's runs cost, in microseconds of CPU a call. */
export interface Payload {
  readonly name: string;
  readonly bytes: number;
  readonly valid: Times;
  readonly invalid: readonly { readonly what: string; readonly verdicts: Times; readonly issues: Times }[];
}

export interface Result {
  readonly payloads: readonly Payload[];
  /** Bytes after gzip. */
  readonly sizes: {
    readonly is: number;
    readonly full: number;
    /** `full` and the response reader. */
    readonly whole: number;
    readonly compact: number;
    readonly zod: number;
    readonly sets: readonly SetSize[];
  };
  /** Milliseconds of CPU beyond an empty module. */
  readonly imports: Readonly<Record<string, number>>;
}

/** Prints each contender's time and how many times faster than the first it is. */
export function printTimes({ name, bytes, valid, invalid }: Payload): void {
  console.log(`\n${name}, ${bytes} bytes`);
  printRows(valid);
  for (const { what, verdicts, issues } of invalid) {
    console.log(`${name}, ${what}: the verdict alone, then every issue read`);
    printRows(verdicts);
    printRows(issues);
  }
}

function printRows(times: Times): void {
  const [first = NaN] = Object.values(times);
  for (const [name, time] of Object.entries(times))
    console.log(`  ${name.padEnd(22)} ${micro(time).padStart(10)} ${`${ratio(first / time)}x`.padStart(8)}`);
}

const rows: readonly (readonly [label: string, contender: string])[] = [
  ["`is`", "is"],
  ["`parse`, fresh output", "parse"],
  ['`parse`, `input: "json"`', "parse, JSON input"],
  ["`parse`, compact form", "compact parse"],
  ["zod 4.6.7", "zod parse"],
  ["`z.compile`", "z.compile parse"],
  ["zod/mini", "zod/mini parse"],
  ["ajv, best form", "ajv, discriminator"],
  ["valibot", "valibot parse"],
  ["arktype, `allows`", "arktype allows"],
  ["typia 9, `equals`", "typia equals"],
  ["`JSON.parse` of the same bytes", "JSON.parse"],
];

const invalidRows: readonly (readonly [label: string, contender: string])[] = [
  ["`safeParse`", "safeParse"],
  ["`safeParse`, compact form", "compact safeParse"],
  ["zod 4.6.7", "zod"],
  ["`z.compile`", "z.compile"],
  ["ajv, best form, `allErrors`", "ajv, discriminator"],
  ["valibot", "valibot"],
  ["arktype", "arktype"],
  ["typia 9, `validateEquals`", "typia"],
];

/** The tables that README.md quotes. */
export function readmeTable({ payloads, sizes, imports }: Result): string {
  const titles = payloads.map(({ name, bytes }) => `${name}, ${(bytes / 1000).toFixed(1)} KB`);
  const head = (title: string) => [[title, ...titles], titles.map(() => "---").concat("---")];
  const valid = rows.map(([label, contender]) => [
    label,
    ...payloads.map((payload) => cell(payload.valid[contender], payload.valid["zod parse"])),
  ]);
  const invalid = invalidRows.map(([label, contender]) => [
    label,
    ...payloads.map((payload) => {
      const ratios = payload.invalid.map(({ issues }) => (issues["zod"] ?? NaN) / (issues[contender] ?? NaN));
      if (ratios.some(Number.isNaN)) return notMeasured;
      return `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}x`;
    }),
  ]);
  const sets = sizes.sets.map(
    ({ family, types, compact, zodMini }) =>
      `all ${types} types of \`${family}\` in the compact form ${kilo(compact)} KB (zod/mini: ${kilo(zodMini)} KB)`,
  );
  return [
    table([...head("valid input, CPU a call, times zod"), ...valid]),
    table([...head("invalid input, every issue read, times zod (the kinds of fault)"), ...invalid]),
    `Gzipped bundle of \`dispatch\`: \`is\` alone ${kilo(sizes.is)} KB; \`is\`, \`parse\`, \`safeParse\` and the Standard`,
    `Schema ${kilo(sizes.full)} KB; with \`read\` ${kilo(sizes.whole)} KB, ${kilo(sizes.compact)} KB compact; zod ${kilo(sizes.zod)} KB;`,
    `${sets.join("; ")}.`,
    `Importing it costs ${(imports["full"] ?? NaN).toFixed(1)} ms of CPU, zod's ${(imports["zod"] ?? NaN).toFixed(1)} ms.`,
  ].join("\n");
}

const [start, end] = ["<!-- from here: pnpm bench validators --write -->", "<!-- to here -->"];

/** The text with its generated section replaced. */
export function withSection(text: string, section: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no section between ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${section}\n\n${text.slice(to)}`;
}

function table(lines: readonly (readonly string[])[]): string {
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

const notMeasured = "not measured";

function cell(time = NaN, zod = NaN): string {
  if (Number.isNaN(time)) return notMeasured;
  return `${micro(time)}, ${ratio(zod / time)}x`;
}

function micro(time: number): string {
  if (time < 1) return `${(time * 1000).toFixed(0)} ns`;
  return `${time.toFixed(time < 10 ? 1 : 0)} us`;
}

function ratio(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
