export { caseMappings } from "./data/case-mappings.ts";
export { classSet } from "./class-set.ts";
export { hosts } from "./data/hosts.ts";
export { CodeSet } from "./code-set.ts";
export { decodeRanges, encodeRanges } from "./encoded.ts";
export { unportablePart } from "./portability.ts";
export { characterProperty } from "./properties.ts";
export { parsePattern, patternTables, withoutSetsFlag } from "./tables.ts";
export type { PatternTables } from "./tables.ts";
