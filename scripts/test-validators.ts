/** The tests of the schemas, the TypeScript output and the relay alone, for a run on another release of Node. */
import { renderCounts } from "./runner/counts.ts";
import { runVitest } from "./runner/vitest.ts";

console.log(`Node ${process.version}`);
const counts = await runVitest(["schemas/", "generators/emit/typescript/", "relay/"]);
console.log(renderCounts(counts));
process.exit(counts.failed > 0 ? 1 : 0);
