import { PUBLIC_GATEWAY_HOST_PATH_PREFIX } from "../public-gateway/constants.ts";
import { QUERY_FORMS } from "../public-gateway/route-forms.ts";
import { GatewayExchangeError } from "./exchange-error.ts";

const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** A URL of a host at its gateway, in its two parts. */
export interface GatewayHostUrl {
  /** Everything before the path that the host sees: the gateway's origin and `/h/{hostId}`. */
  readonly base: string;
  /** Path and query as the host sees them. */
  readonly path: string;
}

/**
 * Takes a URL of the host `hostId` apart (GE1).
 *
 * @throws GatewayExchangeError `url` unless it is HTTPS, or HTTP on a loopback host, without user, password and hash,
 *   below `/h/{hostId}/`.
 * @throws GatewayExchangeError `query` for a query that is none of the known forms of its route.
 */
export function gatewayHostUrl(url: string, hostId: string, method: "GET" | "POST"): GatewayHostUrl {
  const { protocol, hostname, username, password, hash, pathname, search, origin } = parsed(url);
  const secure = protocol === "https:" || (protocol === "http:" && LOOPBACK_HOSTS.includes(hostname));
  const prefix = `${PUBLIC_GATEWAY_HOST_PATH_PREFIX}/${hostId}`;
  const bare = username === "" && password === "" && hash === "";
  if (!secure || !bare || !pathname.startsWith(`${prefix}/`)) throw new GatewayExchangeError("url");
  const path = pathname.slice(prefix.length);
  const known = QUERY_FORMS.some(
    (form) => form.method === method && form.of === path && form.query.test(search.slice(1)),
  );
  if (search !== "" && !known) throw new GatewayExchangeError("query");
  return { base: `${origin}${prefix}`, path: `${path}${search}` };
}

function parsed(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new GatewayExchangeError("url");
  }
}
