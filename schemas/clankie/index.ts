/** The root entry: the operator contract, the device schemas and the response readers. */
export { additiveEnum } from "../kit/kit.ts";
export * from "./connections.ts";
export * from "./device-operations.ts";
export * from "./device-pairing.ts";
export * from "./device-push.ts";
export * from "./device-routes.ts";
export * from "./devices.ts";
export * from "./operator/operator.ts";
export { parseProtocolResponse, safeParseProtocolResponse } from "./response.ts";
