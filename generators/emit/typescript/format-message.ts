const formatNames: Readonly<Record<string, string>> = {
  email: "email address",
  url: "URL",
  uuid: "UUID",
  guid: "GUID",
  ulid: "ULID",
  xid: "XID",
  ksuid: "KSUID",
  datetime: "ISO datetime",
  date: "ISO date",
  time: "ISO time",
  duration: "ISO duration",
  ipv4: "IPv4 address",
  ipv6: "IPv6 address",
  mac: "MAC address",
  cidrv4: "IPv4 range",
  cidrv6: "IPv6 range",
  base64: "base64-encoded string",
  base64url: "base64url-encoded string",
  e164: "E.164 number",
  jwt: "JWT",
};

/** Zod's words for a broken format; undefined where they name the format as the issue does. */
export function formatMessage(format: string): string | undefined {
  const name = formatNames[format];
  return name === undefined ? undefined : `Invalid ${name}`;
}
