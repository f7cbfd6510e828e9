/**
 * How much the differential inputs notice: every condition that the TypeScript emitter writes, and with `--runtime` those
 * of its runtime, dropped or moved by one, against Zod's answers. Prints each change that no input tells from the original.
 * Usage: [random inputs a type] [seed] [--runtime]
 */
import { hunt } from "./mutants/hunt.ts";
import { reasonOf } from "./mutants/no-change.ts";

const [inputs = 100, seed = 20_261_130] = process.argv
  .slice(2)
  .filter((word) => word !== "--runtime")
  .map(Number);
const runtime = process.argv.includes("--runtime");
for (const form of [{ mode: "full" }, { mode: "compact" }, { input: "json" }] as const) {
  const { mutants, survivors } = await hunt({ form, seed, inputs, runtime });
  const reasons = new Map<string, number>();
  const left = survivors.filter((mutant) => {
    const reason = reasonOf(mutant);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  for (const { file, line, what } of left) console.log(`${file}:${line} ${what.replaceAll("\n", " ")}`);
  for (const [reason, count] of reasons) console.log(`${count} are no change: ${reason}`);
  const real = mutants - (survivors.length - left.length);
  const share = ((100 * (real - left.length)) / real).toFixed(2);
  console.log(`${JSON.stringify(form)}, seed ${seed}: ${real - left.length} of ${real} caught (${share} %)`);
}
