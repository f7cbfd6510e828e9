/** The authoring kit: what a schema module imports beside Zod. */
export { ADDITIVE_ENUM_MARK, additiveEnum } from "./additive-enum.ts";
export type { AdditiveEnum } from "./additive-enum.ts";
export { attachParser } from "./attach-parser.ts";
export { gateway } from "./gateway.ts";
export type { DeclaredGateway, GatewayDeclaration, GatewayRouteDeclaration } from "./gateway.ts";
export { normalHostOf } from "./host-text.ts";
export { brand } from "./names.ts";
export type { SamewireMeta } from "./names.ts";
export { KIT_MARK, operation } from "./operation.ts";
export type { DeclaredOperation, OperationDeclaration } from "./operation.ts";
export { parseUrl } from "./parse-url.ts";
export type {
  PortableCase,
  PortableCheck,
  PortableConsequence,
  PortableOverwrite,
  PortableRule,
  UrlRule,
} from "./portable-check.ts";
export { parseProtocolResponse, safeParseProtocolResponse } from "./response/response.ts";
export {
  canonicalBase64,
  collapseSpace,
  excludesWords,
  foldToKnown,
  normalHost,
  punycodeLabels,
  urlRule,
  utf16Length,
} from "./text-checks.ts";
export {
  allEqual,
  atLeastOne,
  consecutive,
  entryCount,
  exactlyOne,
  implies,
  jsonBytes,
  lastEquals,
  requiredWhen,
  totalLength,
  uniqueItems,
} from "./value-checks.ts";
