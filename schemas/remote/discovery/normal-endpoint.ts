import { advertisedEndpointSchema, directEndpointSchema } from "./direct-endpoint.ts";
import type { DirectEndpoint } from "./direct-endpoint.ts";
import { normalHost } from "./normal-host.ts";
import { hasValidPunycode } from "./punycode.ts";

/** The endpoint with its host in the one spelling by which endpoints are compared. */
export function normalEndpoint(endpoint: DirectEndpoint): DirectEndpoint {
  return { ...endpoint, host: normalHost(endpoint.host) };
}

/** The endpoint as it is told to others, however its host was spelt; undefined for what makes no sense elsewhere. */
export function advertisedEndpoint(value: unknown): DirectEndpoint | undefined {
  const { data: endpoint } = directEndpointSchema.safeParse(value);
  if (endpoint === undefined) return undefined;
  const { data } = advertisedEndpointSchema.safeParse(normalEndpoint(endpoint));
  return data !== undefined && hasValidPunycode(data.host) ? data : undefined;
}
