/**
 * Measures the generated TypeScript validators against what people use, all in this process: CPU time on three
 * payloads and on spoilt ones, size, and the cost of importing. `--write` puts the table into README.md.
 */
import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { readFileSync, writeFileSync } from "node:fs";
import { buildContract, loadedFromModules } from "../generators/contract/build/build.ts";
import { gzipBytes, ownBundle, setSizes, sourceBundle } from "./bench/validators/bundles.ts";
import { DispatchSchema, PageSchema, RosterSchema, benchCases } from "./bench/validators/cases.ts";
import { importCosts } from "./bench/validators/cold-import.ts";
import { checkVerdicts, contendersOf, loadGenerated } from "./bench/validators/contenders.ts";
import { gatesOf } from "./bench/validators/gates.ts";
import { timesOf } from "./bench/validators/measure.ts";
import { printTimes, readmeTable, withSection } from "./bench/validators/report.ts";
import type { Payload } from "./bench/validators/report.ts";

const { contract } = buildContract(
  loadedFromModules({ bench: { cases: { DispatchSchema, PageSchema, RosterSchema } } }),
);
const generated = await loadGenerated(contract);
console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}, CPU time, best of interleaved rounds`);

const payloads: Payload[] = [];
for (const each of benchCases(seededRandom(12_345))) {
  const contenders = contendersOf(each, generated);
  checkVerdicts(each, contenders);
  const texts = each.valid.map((value) => JSON.stringify(value));
  const parsing = timesOf({ "JSON.parse": (text) => JSON.parse(text as string) as unknown }, texts);
  const valid = { ...timesOf(contenders.valid, each.valid), ...parsing };
  const invalid = Object.entries(each.invalid).map(([what, inputs]) => ({
    what,
    verdicts: timesOf(contenders.verdicts, inputs),
    issues: timesOf(contenders.issues, inputs),
  }));
  const payload = { name: each.name, bytes: Buffer.byteLength(texts[0] ?? ""), valid, invalid };
  payloads.push(payload);
  printTimes(payload);
}

const dispatch = "isDispatch, parseDispatch, safeParseDispatch, Dispatch";
const own = (names: string, mode: "full" | "compact" = "full") =>
  ownBundle(contract, { mode }, `export { ${names} } from "./bench/cases.ts";`);
const [full, only, whole, compact] = await Promise.all([
  own(dispatch),
  own("isDispatch"),
  own(`${dispatch}, readDispatch`),
  own(`${dispatch}, readDispatch`, "compact"),
]);
const zod = await sourceBundle('export { DispatchSchema } from "./cases.ts";');
const sizes = {
  is: gzipBytes(only),
  full: gzipBytes(full),
  whole: gzipBytes(whole),
  compact: gzipBytes(compact),
  zod: gzipBytes(zod),
  sets: await setSizes(),
};
const imports = importCosts({ full, zod });
const result = { payloads, sizes, imports };
for (const { name, target, values, met } of gatesOf(result))
  console.log(`${met ? "met   " : "MISSED"} ${name.padEnd(48)} ${target.padEnd(24)} ${values}`);
if (typeof generated.typia === "string") console.log(`typia 9 is not among them: ${generated.typia}`);

if (process.argv.includes("--write")) {
  writeFileSync("README.md", withSection(readFileSync("README.md", "utf8"), readmeTable(result)));
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "README.md"]);
  console.log("README.md has the table");
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
