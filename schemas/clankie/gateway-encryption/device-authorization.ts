import { challengedRequest } from "./challenged-request.ts";
import type { GatewayExchangeOptions } from "./challenged-request.ts";
import type { GatewayEnvelope } from "./sealed-request.ts";

const SELF_PATH = "/v1/devices/self";

export interface DeviceAuthorizationOptions extends GatewayExchangeOptions {
  /** The host at its gateway: `https://…/h/{hostId}`. */
  readonly hostUrl: string;
  /** Of the device's session. */
  readonly accessToken: string;
}

/**
 * An envelope around GET `/v1/devices/self`, which a device sends as `deviceAuthorization` beside a push registration:
 * the gateway has the host open it and learns which device asks, and never the bearer (GE9). Good for one registration;
 * clearing needs none.
 *
 * @throws GatewayExchangeError as `exchangeWithHost` does before it sends the envelope.
 * @throws what the wire throws, as it is.
 */
export async function sealDeviceAuthorization(options: DeviceAuthorizationOptions): Promise<GatewayEnvelope> {
  const { hostUrl, accessToken } = options;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { envelope } = await challengedRequest({ method: "GET", url: `${hostUrl}${SELF_PATH}`, headers }, options);
  return envelope;
}
