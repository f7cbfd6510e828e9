/** What the generated modules share. `ContractError`, `Issue`, `Result` and `StandardSchema` are for callers too. */
export { cleanUrl, isBase64, isBase64url, isCidrv6, isIpv6, isJwt, isUrl } from "./formats.ts";
export { INVALID } from "./invalid.ts";
export type { Issue } from "./issue.ts";
export { buildJson, isJson } from "./json-value.ts";
export { memory, remember } from "./memory.ts";
export { holds, overwriteText } from "./portable.ts";
export type { PortableOverwrite, PortableRule } from "./portable-rule.ts";
export { read } from "./read.ts";
export { ContractError, buildSlowly, errorOf, fail, guard } from "./result.ts";
export type { Result } from "./result.ts";
export type { Shape } from "./shape.ts";
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
