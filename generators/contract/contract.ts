/**
 * The contract: what every emitter sees, and the only door to this folder for the stages after it. Plain readonly data,
 * JSON-serialisable, with no trace of Zod's classes.
 */
export type {
  PortableCase,
  PortableCheck,
  PortableOverwrite,
  PortablePath,
  UrlRule,
} from "../../schemas/kit/portable-check.ts";
export type * from "./node.ts";
export type * from "./operation.ts";
export type * from "./contract-data.ts";
export type * from "./script-node.ts";
export { isScript } from "./script-node.ts";
export { portableContract } from "./portable-contract.ts";
export { isJson, sameJson } from "./json-values.ts";
export { resolveNode, typeOf, unwrapPresence } from "./lookup.ts";
export type { Presence } from "./lookup.ts";
export { orderTypes } from "./recursion.ts";
export type { TypeOrder } from "./recursion.ts";
export { childrenOf, reachableTypes, refsOf } from "./walk.ts";
