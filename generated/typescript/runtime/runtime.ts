/** What the generated modules share. `ContractError`, `Issue`, `Result` and `StandardSchema` are for callers too. */
export { checker, parser, reader, safeParser } from "./compact.ts";
export { acyclic, CyclicError, cyclic, cyclicJson, handedOn, ownAnswer, ownReading, unlessOpen } from "./cycles.ts";
export { expectAtLeast, expectAtMost, expectExactly, keepsCap } from "./expect-length.ts";
export { underRequired, unrecognized } from "./expect-keys.ts";
export {
  expectAbove,
  expectBelow,
  expectFloat32,
  expectInt,
  expectInt32,
  expectMax,
  expectMin,
  expectMultipleOf,
  expectNumber,
  expectUint32,
} from "./expect-number.ts";
export { expectOption, wrongTag } from "./expect-option.ts";
export { expectKnown, expectRule } from "./expect-rule.ts";
export { expectFormat, expectJudged, expectPart, expectPattern, expectPrefix, expectSuffix } from "./expect-text.ts";
export { expectBoolean, expectDefined, expectNull, expectOneOf, expectText, wrongType } from "./expect-type.ts";
export { cleanUrl, isBase64, isBase64url, isCidrv6, isIpv6, isJwt, isUrl } from "./formats.ts";
export { INVALID } from "./invalid.ts";
export { isAborted, under } from "./issue.ts";
export type { Issue, RawIssue } from "./issue.ts";
export { buildJson, isJson } from "./json-value.ts";
export { memory, remember } from "./memory.ts";
export { holds, overwriteText } from "./portable.ts";
export type { PortableOverwrite, PortableRule } from "./portable-rule.ts";
export { datePattern, datetimePattern, emailPattern, uuidPattern } from "./patterns.ts";
export { read } from "./read.ts";
export { ContractError, attempt, attemptCheck, errorOf, fail, guard, outputOf } from "./result.ts";
export type { Result } from "./result.ts";
export {
  aborting,
  change,
  changeBy,
  checked,
  code,
  formatBy,
  high,
  inFormat,
  inRange,
  keeping,
  low,
  mime,
  multiple,
  property,
  refine,
  size,
  when,
} from "./script-checks.ts";
export { caught, caughtBy, decoded, held, piped, stringBool, transformed } from "./script-code.ts";
export { collection, mapping } from "./script-collections.ts";
export { isCreditCard, isIban, isJwtOf, slug, urlOf } from "./script-formats.ts";
export { keyed } from "./script-keys.ts";
export { intersection } from "./script-merge.ts";
export { apart, rejoined, success } from "./script-payload.ts";
export { choice, exclusive } from "./script-unions.ts";
export { coerced, date, isDate, isFile, isNaNumber, only, template } from "./script-values.ts";
export { list } from "./shape-list.ts";
export { above, below, float32, int, int32, max, min, multipleOf, number, uint32 } from "./shape-number.ts";
export { catchall, loose, strict, strip } from "./shape-object.ts";
export { once } from "./shape-once.ts";
export { exhaustive, partialRecord, record } from "./shape-record.ts";
export { known, ruled } from "./shape-rule.ts";
export { boolean, never, nil, oneOf, unknown } from "./shape-scalar.ts";
export {
  atLeast,
  atMost,
  exactly,
  format,
  judged,
  kept,
  lower,
  overwrite,
  part,
  pattern,
  prefix,
  suffix,
  text,
  trim,
  upper,
  url,
} from "./shape-text.ts";
export { tuple } from "./shape-tuple.ts";
export { json, tagged, union } from "./shape-union.ts";
export { exactOptional, fallback, nonoptional, nullable, optional, prefault, readonly } from "./shape-wrapper.ts";
export { late, leftOut } from "./shape.ts";
export type { Judge, Shape } from "./shape.ts";
export { standardSchema } from "./standard-schema.ts";
export type { StandardSchema } from "./standard-schema.ts";
export { codePoints, matches } from "./text.ts";
export {
  arrayOf,
  freeze,
  isArray,
  isFiniteNumber,
  isNever,
  isObject,
  isPlainObject,
  isSafeInteger,
  recordKeys,
  remainder,
  setOf,
} from "./values.ts";
export type { Brand, Defined, Draft, Fields, Frozen, Json } from "./values.ts";
