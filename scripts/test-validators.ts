/** The tests of the schemas, the TypeScript output and the whole relay, for a run on another release of Node. */
import { addCounts, renderCounts } from "./runner/counts.ts";
import { runVitest } from "./runner/vitest.ts";

console.log(`Node ${process.version}`);
const counts = addCounts([
  await runVitest(["schemas/", "generators/emit/typescript/", "relay/"]),
  await runVitest(["--config", "vitest.slow.config.ts", "relay/", "typescript/differential", "typescript/script"]),
]);
console.log(renderCounts(counts));
process.exit(counts.failed > 0 ? 1 : 0);
