const octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])";
// Both cases are written out: the flag i would let the Kelvin sign pass for a k.
const group = "[0-9a-fA-F]{1,4}";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";

/** A dotted quad: four numbers up to 255 without leading zeros. */
export const IPV4 = `(?:${octet}\\.){3}${octet}`;

/** IPv6 without a zone, in any spelling. Each line takes some leading groups and lets one `::` stand for the rest. */
export const IPV6 = [
  `(?:${group}:){7}(?:${group}|:)`,
  `(?:${group}:){6}(?:${IPV4}|:${group}|:)`,
  `(?:${group}:){5}(?::${IPV4}|(?::${group}){1,2}|:)`,
  `(?:${group}:){4}(?:(?::${group})?:${IPV4}|(?::${group}){1,3}|:)`,
  `(?:${group}:){3}(?:(?::${group}){0,2}:${IPV4}|(?::${group}){1,4}|:)`,
  `(?:${group}:){2}(?:(?::${group}){0,3}:${IPV4}|(?::${group}){1,5}|:)`,
  `${group}:(?:(?::${group}){0,4}:${IPV4}|(?::${group}){1,6}|:)`,
  `:(?:(?::${group}){0,5}:${IPV4}|(?::${group}){1,7}|:)`,
].join("|");

/** Labels of letters, digits and inner hyphens. Dotted quads, and numbers that are none, have this form too. */
export const HOST_NAME = `(?:${label}\\.)*${label}`;

/** Hosts that lead nowhere from another machine, or that a URL parser reads as another host or not at all. */
export const NOT_ADVERTISED = [
  "localhost$",
  ".*\\.localhost$",
  "::1?$",
  "0\\.0\\.0\\.0$",
  "127\\.",
  "::ffff:(?:7f[0-9a-f]{2}|0):",
  // A last label that is a number makes the whole an IPv4 address to a URL parser.
  `(?!${IPV4}$)(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)$`,
].join("|");
