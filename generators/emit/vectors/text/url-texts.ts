import type { UrlRule } from "../../../contract/contract.ts";

/**
 * URLs for the WHATWG parser: hosts of every ASCII form, ports, credentials, white space, backslashes, escapes. Hosts
 * outside ASCII and `xn--` labels are left out on purpose: they need the tables of UTS 46, which differ by platform.
 */
export const URL_TEXTS: readonly string[] = [
  "https://example.com",
  "http://example.com/",
  "HTTPS://EXAMPLE.com/Path?q=1#f",
  "https://a.b-c.example:8443/x",
  "https://example.com:443/",
  "https://example.com:65535",
  "https://example.com:65536",
  "https://example.com:",
  "https://example.com:0",
  "https://example.com:8a",
  "http://127.0.0.1",
  "http://127.1",
  "http://0x7f.1",
  "http://0177.0.0.1",
  "http://256.1.1.1",
  "http://1.2.3.4.5",
  "http://4294967295",
  "http://4294967296",
  "http://1.2.3.08",
  "http://[::1]/",
  "http://[2001:db8::1]:80/",
  "http://[::ffff:1.2.3.4]",
  "http://[::1",
  "http://[:::1]",
  "http://[1:2:3:4:5:6:7:8:9]",
  "http://[fe80::1%25eth0]",
  "https://user:secret@example.com/",
  "https://user@example.com",
  "https://@example.com",
  "https://:@example.com",
  "https://a@b@example.com",
  "mailto:a@b.co",
  "data:text/plain,hi",
  "javascript:alert(1)",
  "file:///etc/hosts",
  "file://host/x",
  "ws://example.com",
  "wss://example.com/socket",
  "ftp://example.com",
  "custom://host/path",
  "custom:path",
  "custom:",
  "a:",
  "1a:b",
  "-a:b",
  "a+b-c.d:x",
  "urn:isbn:0",
  "https:example.com",
  "https:/example.com",
  "https:///example.com",
  "https:\\\\example.com\\a",
  "https://example.com\\a",
  "//example.com",
  "/path",
  "example.com",
  "",
  " ",
  "https://",
  "https://?q",
  "https://#f",
  "https://.",
  "https://a..b",
  "https://-a-.example",
  "https://exa mple.com",
  "https://example.com/a b",
  "https://exa%41mple.com",
  "https://exa%20mple.com",
  "https://example.com/%zz",
  "https://example.com/%41",
  "https://exa<mple.com",
  "https://exa^mple.com",
  "https://exa|mple.com",
  "https://exa_mple.com",
  "https://example.com/<>",
  'https://example.com/?<>"\'`#<>"`',
  " https://example.com ",
  "\u00a0https://example.com",
  "\ufeffhttps://example.com",
  "https://exam\nple.com",
  "https://exam\tple.com/a\tb",
  "ht\ntps://example.com",
  "https://example.com\r\n",
  "\u0001https://example.com",
  "https://example.com\u0000",
  "https://example.com/\u0000",
  "https://example.com/é?é#é",
  "https://example.com/😀",
  "https://example.com/a/../b/./c",
  "https://example.com/%2e%2e/b",
  "https://example.com//",
  "https://example.com?",
  "https://example.com#",
  "https://example.com/?#",
];

/** URLs around one rule: each of its schemes with each kind of host, path and further part. */
export function textsOfUrlRule(rule: UrlRule): readonly string[] {
  const schemes = [...rule.schemes, ...(rule.loopbackSchemes ?? []), "ftp", "javascript"];
  const hosts = ["example.com", "localhost", "127.0.0.1", "[::1]", ...(rule.forbidHosts ?? [])];
  const bare = schemes.flatMap((scheme) => hosts.map((host) => `${scheme}://${host}`));
  const first = bare[0] ?? "https://example.com";
  const tails = [
    "/",
    "/a",
    "/a/",
    "//",
    "/a//",
    "/.",
    "/a/..",
    "?",
    "?q",
    "/?q=1",
    "#",
    "#f",
    "/a?q#f",
    ":8443",
    ":8443/a",
    ":443/",
    ":80",
    ":99999",
    ".",
    "./",
    "\\a",
    "/%2e%2e",
    "/a b",
  ];
  const credentials = ["user@", "user:secret@", ":secret@", "@", ":@"];
  const characters = [...(rule.forbidCharacters ?? "")].flatMap((character) => [
    `${first}${character}`,
    `${first}/a${character}b`,
    `${character}${first}`,
  ]);
  const loopback = (rule.loopbackSchemes ?? []).flatMap((scheme) =>
    [
      "127.1",
      "0x7f000001",
      "127.0.0.2",
      "LOCALHOST",
      "localhost.",
      "[0:0:0:0:0:0:0:1]",
      "sub.localhost",
      "127.0.0.1.example.com",
    ].map((host) => `${scheme}://${host}`),
  );
  const paths = bare.slice(0, 6).flatMap((url) => [`${url}/`, `${url}/a`]);
  // One text for each rule first: what it allows, and what it alone refuses.
  const path = rule.pathname === "nonRoot" ? "/a" : "/";
  const oneEach = [
    ...schemes.map((scheme) => `${scheme}://example.com${path}`),
    ...schemes.map((scheme) => `${scheme}://localhost${path}`),
    ...(rule.forbidHosts ?? []).map((host) => `${schemes[0]}://${host}${path}`),
    ...["?q=1", "#f", "a", "a/", "?", "#"].map((tail) => `${first}${path}${tail}`),
    ...[...(rule.forbidCharacters ?? "")].map((character) => `${first}${path}${character}`),
    `${first}${path}`.replace("://", "://user:secret@"),
    `${first}//`,
  ];
  return [
    ...oneEach,
    ...bare,
    ...paths,
    ...tails.map((tail) => first + tail),
    ...loopback,
    ...characters,
    ...credentials.map((each) => first.replace("://", `://${each}`)),
    first.toUpperCase(),
    ` ${first}`,
    `${first}\n`,
    first.replace("//", ""),
    first.replace("//", "///"),
  ];
}

/** URLs of the given lengths: long by their host, and by their path. */
export function longUrls(scheme: string, lengths: readonly number[]): readonly string[] {
  const start = `${scheme}://`;
  const fitting = lengths.filter((length) => length > start.length + 4);
  return fitting.flatMap((length) => [start.padEnd(length, "a"), `${start}a/`.padEnd(length, "b")]);
}

// Also where the URL stands in a JSON text, with its escapes.
const FOREIGN_HOST =
  /(?:https?|wss?|ftp|file):[/\\]*(?:\\[bfnrt]|\\u00[0-7]|[^/\\?#"])*(?:[^\0-\x7f]|xn--|\\u(?!00[0-7]))/i;

/**
 * Somewhere in the text stands a URL whose host is outside ASCII or in punycode: such hosts are left out. Node's own
 * `URL.canParse` changes its mind about some of them once it is compiled.
 */
export function hasForeignHost(text: string): boolean {
  return FOREIGN_HOST.test(text);
}
