/**
 * How much the differential inputs notice: every condition that the TypeScript emitter writes, and with `--runtime` those
 * of its runtime, dropped or moved by one, against Zod's answers. Prints each change that no input tells from the original.
 * All forms stand on one runtime, so a change of it counts as told when one of them tells it, in one kind of family or the other.
 * Usage: [random inputs a type] [seed] [--runtime]
 */
import { plainGame, scriptGame } from "./mutants/game.ts";
import { hunt } from "./mutants/hunt.ts";
import type { Catch } from "./mutants/hunt.ts";
import { reasonOf } from "./mutants/no-change.ts";
import { runtimeSubjects } from "./mutants/runtime-subjects.ts";
import { subjects } from "./mutants/subjects.ts";

const [inputs = 100, seed = 20_261_130] = process.argv
  .slice(2)
  .filter((word) => word !== "--runtime")
  .map(Number);
const forms = [{ mode: "full" }, { mode: "compact" }, { input: "json" }] as const;
const game = plainGame(subjects, seed, inputs);
for (const form of forms) report(JSON.stringify(form), await hunt({ form, game, changed: "module" }));
if (process.argv.includes("--runtime")) {
  const games = [plainGame({ ...subjects, ...runtimeSubjects }, seed, inputs), scriptGame()];
  const catches: Catch[] = [];
  for (const each of games)
    for (const form of forms) catches.push(await hunt({ form, game: each, changed: "runtime" }));
  const [{ mutants, survivors } = { mutants: [], survivors: [] }, ...others] = catches;
  const untold = others.map((each) => new Set(each.survivors.map(({ id }) => id)));
  report("runtime", { mutants, survivors: survivors.filter(({ id }) => untold.every((ids) => ids.has(id))) });
}

function report(what: string, { mutants, survivors }: Catch): void {
  const reasons = new Map<string, number>();
  const left = survivors.filter((mutant) => {
    const reason = reasonOf(mutant);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  for (const mutant of left) console.log(`${mutant.file}:${mutant.line} ${mutant.what.replaceAll("\n", " ")}`);
  for (const [reason, count] of reasons) console.log(`${count} are no change: ${reason}`);
  const real = mutants.length - (survivors.length - left.length);
  const share = ((100 * (real - left.length)) / real).toFixed(2);
  console.log(`${what}, seed ${seed}: ${real - left.length} of ${real} caught (${share} %)`);
}
