import { parseUrl } from "../kit/kit.ts";

/** How a device may reach a direct origin: encrypted, in clear on a local network, or not at all. */
export type DirectOriginTransport = "https" | "local" | "blocked";

/**
 * `https` for any HTTPS URL; `local` for HTTP to a `.local` name, a name of one label that is not a number, or a private,
 * loopback or link-local address; `blocked` for everything else, text that is no URL included.
 */
export function directOriginTransport(url: string): DirectOriginTransport {
  const parsed = parseUrl(url);
  if (parsed === undefined) return "blocked";
  const { protocol, hostname } = parsed;
  if (protocol === "https:") return "https";
  if (protocol !== "http:") return "blocked";
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return isLocalName(host) || isLocalIpv4(host) || isLocalIpv6(host) ? "local" : "blocked";
}

function isLocalName(host: string): boolean {
  return host.endsWith(".local") || (/^[a-z0-9-]+$/.test(host) && !/^[0-9]+$/.test(host));
}

/** 10/8, 127/8, 172.16/12, 192.168/16 and 169.254/16. Carrier-grade 100.64/10 is not local. */
function isLocalIpv4(host: string): boolean {
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (parts === null) return false;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first === 10 || first === 127) return true;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** `::1`, fc00::/7 and fe80::/10, in the form that a URL gives them. */
function isLocalIpv6(host: string): boolean {
  if (host === "[::1]") return true;
  const first = /^\[([0-9a-f]{1,4}):/.exec(host);
  if (first === null) return false;
  const group = Number.parseInt(first[1] ?? "", 16);
  return (group & 0xfe00) === 0xfc00 || (group & 0xffc0) === 0xfe80;
}
