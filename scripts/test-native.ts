/** The native lanes alone. Installs toolchains where a script can; a lane that cannot run has failed. */
import { addCounts, renderCounts } from "./runner/counts.ts";
import { runNativeLanes } from "./runner/native-lanes.ts";

const lanes = await runNativeLanes(true);
const total = addCounts(lanes.map((lane) => lane.counts));
console.log(renderCounts(total));
process.exit(total.failed > 0 ? 1 : 0);
