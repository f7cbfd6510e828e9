import { normalHostOf, parseUrl } from "../../kit/kit.ts";
import { directEndpointSchema } from "./direct-endpoint.ts";
import type { DirectEndpoint } from "./direct-endpoint.ts";
import { remoteConnectPath } from "./service.ts";

const ADDRESS_MAX = 512;
const ADDRESS =
  /^(?:wss?|https?):\/\/(?:\[[a-fA-F0-9:]+\]|[a-zA-Z0-9.-]+)(?::[0-9]{1,5})?(?:\/(?:v1\/remote\/connect)?)?$/;
const DEFAULT_PORTS = { ws: 80, wss: 443 };

/** The WebSocket URL, the same for every spelling of the host. It names the port, and IPv6 stands in brackets. */
export function directEndpointUrl({ host, port, security }: DirectEndpoint): string {
  const normal = normalHostOf(host);
  return `${security}://${normal.includes(":") ? `[${normal}]` : normal}:${port}${remoteConnectPath}`;
}

/**
 * The endpoint that a person typed or pasted: `ws`, `wss`, `http` or `https`, a host, perhaps a port, and no path but
 * the protocol's own.
 *
 * @throws Error for every other text.
 */
export function parseDirectEndpoint(text: string): DirectEndpoint {
  const url = text.length <= ADDRESS_MAX && ADDRESS.test(text) ? parseUrl(text) : undefined;
  if (url === undefined) throw new Error("not the address of a direct endpoint");
  const security = url.protocol === "wss:" || url.protocol === "https:" ? "wss" : "ws";
  return directEndpointSchema.parse({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? DEFAULT_PORTS[security] : Number(url.port),
    security,
  });
}
