/** Stage `write`: compares emitted files with the disk and puts them there. The only stage that changes the disk. */
export { planWrites } from "./plan.ts";
export type { PlannedFile, PlanInput, WritePlan } from "./plan.ts";
export type { OutputFiles } from "./output-files.ts";
export { applyPlan } from "./apply.ts";
export { takeRunFolder } from "./run-folder.ts";
export { isPlainPath } from "./plain-path.ts";
export { unifiedDiff } from "./unified-diff.ts";
export { openCache } from "./keyed-cache.ts";
export { sha256 } from "./hash.ts";
