/**
 * pnpm test:mutants [--inputs N] [--seed S]: drops each condition of generated validators, one at a time, and says which
 * of them the differential inputs do not miss. Conditions that another one repeats are named with the reason.
 */
import { parseArgs } from "node:util";
import { measureMutants } from "../generators/emit/typescript/testing/measure-mutants.ts";
import { renderCounts } from "./runner/counts.ts";

const { values } = parseArgs({
  options: { inputs: { type: "string", default: "600" }, seed: { type: "string", default: "20261130" } },
});
const { caught, redundant, missed } = await measureMutants(Number(values.seed), Number(values.inputs));
for (const [why, texts] of redundant) console.log(`${texts.length} repeat another condition: ${why}`);
for (const text of missed) console.log(`not missed: ${text}`);
console.log(`${((100 * caught) / (caught + missed.length)).toFixed(2)} % of the others caught`);
console.log(renderCounts({ passed: caught, failed: missed.length }));
