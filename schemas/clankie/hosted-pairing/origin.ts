const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origin that `value` names: HTTPS, or HTTP on a loopback host, and nothing behind it.
 *
 * @throws Error when it is anything else.
 */
export function hostedOrigin(value: string): string {
  const url = parsed(value);
  if (url === undefined || !isPlainOrigin(url)) throw new Error("hosted account: not an origin");
  return url.origin;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function isPlainOrigin({ protocol, hostname, username, password, search, hash, pathname }: URL): boolean {
  const secure = protocol === "https:" || (protocol === "http:" && LOOPBACK_HOSTS.includes(hostname));
  return secure && username === "" && password === "" && search === "" && hash === "" && pathname === "/";
}
