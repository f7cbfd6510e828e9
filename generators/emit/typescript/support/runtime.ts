/** What the generated modules share. `ContractError`, `Issue`, `Result` and `StandardSchema` are for callers too. */
export { cleanUrl, isBase64, isBase64url, isCidrv6, isIpv6, isJwt, isUrl } from "./formats.ts";
export { INVALID } from "./invalid.ts";
export type { Issue } from "./issue.ts";
export { buildJson, isJson } from "./json-value.ts";
export { memory, remember } from "./memory.ts";
export { holds, overwriteText } from "./portable.ts";
export type { PortableOverwrite, PortableRule } from "./portable.ts";
export { read } from "./read.ts";
export { ContractError, buildSlowly, errorOf, fail, guard } from "./result.ts";
export type { Result } from "./result.ts";
export type { Shape } from "./shape.ts";
export { held, judgeCatch, judgeHeldDefault, judgeTransform } from "./script-code.ts";
export { judgeChecked } from "./script-checks.ts";
export { judgeMap, judgeSet } from "./script-collections.ts";
export { judgeKeyed } from "./script-keys.ts";
export { judgeIntersection } from "./script-merge.ts";
export { judgeCodec, judgePipe, judgeStringBool } from "./script-pipe.ts";
export { judgeTagged, judgeXor } from "./script-unions.ts";
export {
  isDate,
  isFile,
  isNaNumber,
  judgeCoerced,
  judgeDate,
  judgePlain,
  judgeSuccess,
  judgeTemplate,
} from "./script-values.ts";
export { standardSchema } from "./standard-schema.ts";
export type { StandardSchema } from "./standard-schema.ts";
export { codePoints, matches } from "./text.ts";
export {
  arrayOf,
  freeze,
  isArray,
  isFiniteNumber,
  isNever,
  isPlainObject,
  isSafeInteger,
  recordKeys,
  remainder,
  setOf,
} from "./values.ts";
export type { Brand, Defined, Draft, Fields, Frozen, Json } from "./values.ts";
