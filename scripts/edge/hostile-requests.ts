import type { Contract, Gateway } from "../../generators/contract/contract.ts";
import { admittedRequests, HOST_ID } from "./admitted.ts";

/** A request as bytes on the wire, up to the end of its first line. */
export interface HostileRequest {
  /** What was done to it, in a word or two. */
  readonly kind: string;
  /** The request line without its line end; may be malformed. */
  readonly line: string;
  readonly upgrade?: boolean;
}

const METHODS = ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "get", "post", "GETT", "PROPFIND"];
const ENDS = [
  "/",
  "//",
  "/.",
  "/..",
  "?",
  "?x=1",
  "#x",
  ";",
  ";x=1",
  "%20",
  "%00",
  "%0a",
  "%0d%0a",
  "%3F",
  "%3Fx=1",
  "%23",
  "&",
  ".json",
  "%2f",
  "\\",
  "%5c",
  "*",
  "%",
  "%zz",
  "~",
  "\t",
  " ",
  "\u00e9",
  "%252f",
  "%c0%af",
  "\u0000",
  "\u000b",
  "\u000c",
  "\r",
  "\r\n /secret",
];
const STARTS = [
  "//",
  "/./",
  "/x/../",
  "/../",
  "/%2e%2e/",
  "/%2e/",
  "/..;/",
  "/;/",
  "\\",
  "%2f",
  "/%2f",
  "",
  "http://127.0.0.1/",
  "https://clankie.example/",
  "//127.0.0.1/",
];
const SLASHES = ["//", "/./", "/x/../", "%2f", "%2F", "\\", "%5c", "/;x/", "/%20/", "/%00/", "/%0a/"];

/** Requests around every route that is let through, and requests to what is not. All from the contract alone. */
export function hostileRequests(contract: Contract, gateway: Gateway): readonly HostileRequest[] {
  const around = admittedRequests(gateway).flatMap(({ method, target, upgrade }) => [
    ...METHODS.map((other) => ({ kind: `method ${other}`, line: `${other} ${target} HTTP/1.1` })),
    ...targetsAround(target).map(([kind, other]) => ({ kind, line: `${method} ${other} HTTP/1.1`, upgrade })),
    { kind: "other method", line: `${method === "GET" ? "POST" : "GET"} ${target} HTTP/1.1` },
    { kind: "no version", line: `${method} ${target}` },
    { kind: "two targets", line: `${method} ${target} /secret HTTP/1.1` },
    { kind: "two spaces", line: `${method}  ${target} HTTP/1.1` },
    { kind: "version 9.9", line: `${method} ${target} HTTP/9.9` },
    { kind: "a line within", line: `${method} ${target} HTTP/1.1 GET /secret HTTP/1.1` },
  ]);
  const closed = [
    ...gateway.routes.filter(({ transport }) => transport === "sealed").map(({ method, path }) => ({ method, path })),
    ...contract.operations.map(({ method, path }) => ({ method, path })),
    ...["/", "/*", "/secret", "/h/", `/h/${HOST_ID}`, `/h/${HOST_ID}/`, "/v1", "/.env", "*"].map((path) => ({
      method: "GET",
      path,
    })),
  ].flatMap(({ method, path }) =>
    [path, `/h/${HOST_ID}${path}`].map((target) => ({
      kind: "not in the open",
      line: `${method} ${target.replace(/\{[^}]*\}/g, "id_1")} HTTP/1.1`,
    })),
  );
  return [...around, ...closed];
}

function targetsAround(target: string): (readonly [string, string])[] {
  const inner = [...target.matchAll(/\//g)].map((match) => match.index).slice(1);
  const replaced = (at: number, by: string) => target.slice(0, at) + by + target.slice(at + 1);
  const letter = target.search(/[a-z]/);
  return [
    ...ENDS.map((end) => [`end ${JSON.stringify(end)}`, target + end] as const),
    ...STARTS.map((start) => [`start ${start}`, start + target.slice(1)] as const),
    ...[...new Set([inner[0], inner.at(-1)])].flatMap((at) =>
      at === undefined ? [] : SLASHES.map((by) => [`slash ${by}`, replaced(at, by)] as const),
    ),
    ["upper case", target.toUpperCase()],
    ["one letter upper case", target.slice(0, letter) + target.charAt(letter).toUpperCase() + target.slice(letter + 1)],
    [
      "one letter encoded",
      `${target.slice(0, letter)}%${target.charCodeAt(letter).toString(16)}${target.slice(letter + 1)}`,
    ],
    ["a segment less", target.replace(/\/[^/]*$/, "")],
    ["a segment more", `${target}/x`],
    ["a host id with a dot", target.replace(HOST_ID, "..")],
    ["an empty host id", target.replace(HOST_ID, "")],
    ["an encoded host id", target.replace(HOST_ID, "host%2f0123456789abcdef")],
    ["a long host id", target.replace(HOST_ID, "a".repeat(129))],
    ["over-long", `${target}${"a".repeat(7000)}`],
    ["far over-long", `${target}?${"a".repeat(60_000)}`],
  ];
}
