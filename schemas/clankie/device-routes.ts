/** Where a device reaches its host. */
import { z } from "zod";
import { urlRule } from "../kit/kit.ts";

export { directOriginTransport } from "./direct-origin.ts";
export type { DirectOriginTransport } from "./direct-origin.ts";

/** Query name of a direct route in a pairing link. */
export const PAIRING_DIRECT_PARAM = "direct";

/** The public gateway's own host, which no direct route may name. */
const GATEWAY_HOST = "api.clankie.bot";

export const DeviceHostBaseUrlSchema = z
  .string()
  .max(2048)
  .check(urlRule({ schemes: ["http", "https"], pathname: "any", forbid: ["credentials"], forbidCharacters: "?#" }))
  .describe("Base URL of a host: HTTP or HTTPS, without user, password, query and fragment.");

export const DeviceDirectOriginSchema = z
  .string()
  .max(2048)
  .check(
    urlRule({
      schemes: ["http", "https"],
      pathname: "root",
      forbid: ["credentials"],
      forbidCharacters: "?#",
      forbidHosts: [GATEWAY_HOST],
    }),
  )
  .describe("Origin of a host that a device reaches without the public gateway.");

export const DeviceDirectRouteSchema = z
  .object({ controlPlaneUrl: DeviceDirectOriginSchema, relayUrl: DeviceDirectOriginSchema })
  .describe("Where a device on the same network reaches its host.");
