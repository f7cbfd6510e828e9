/**
 * Every test: vitest, the slow tests, then the native lanes. A lane without toolchain is skipped aloud; under CI nothing may
 * be skipped.
 * Closes with `N passed, N failed`.
 */
import { addCounts, renderCounts } from "./runner/counts.ts";
import { runNativeLanes } from "./runner/native-lanes.ts";
import { runVitest } from "./runner/vitest.ts";

const inCi = ![undefined, "", "0", "false"].includes(process.env["CI"]);
const vitest = await runVitest(process.argv.slice(2));
const slow = await runVitest(["--config", "vitest.slow.config.ts"]);
const lanes = await runNativeLanes(inCi);
const total = addCounts([vitest, slow, ...lanes.map((lane) => lane.counts)]);

console.log(`\nvitest: ${renderCounts(vitest)}.`);
console.log(`slow tests: ${renderCounts(slow)}.`);
for (const { name, state, counts } of lanes) {
  console.log(state === "ran" ? `${name}: ${renderCounts(counts)}.` : `${name}: NOT RUN, no toolchain.`);
}
console.log(renderCounts(total));
process.exit(total.failed > 0 ? 1 : 0);
