import type { Gateway } from "../../../contract/contract.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import { edgeRoutes, unportableRoutes } from "./edge-routes.ts";
import type { EdgeRoute } from "./edge-routes.ts";

const STREAM_SECONDS = 3600;

/**
 * Two parts of an nginx configuration: maps for the `http` block, locations for the `server` block. The whole request
 * line is matched as it came: nginx decodes, merges and resolves a path before it matches a location, but forwards the
 * raw one.
 */
export function nginxFiles(gateway: Gateway, root: string): readonly EmittedFile[] {
  const { family } = gateway;
  return [
    { path: `${root}/${family}.nginx-maps.conf`, text: maps(gateway) },
    { path: `${root}/${family}.nginx-locations.conf`, text: locations(gateway) },
  ];
}

function maps(gateway: Gateway): string {
  const { family } = gateway;
  const lines = edgeRoutes(gateway).map((each) => `    ${quoted(requestLine(each))} ${each.upgrade ? "ws" : "http"};`);
  return [
    "# Generated from the schemas. Do not edit. Include it in the http block.",
    "# Whatever is not listed is refused. Routes inside the encrypted exchange are not seen here.",
    ...unportableRoutes(gateway).map((name) => `# Refused, since its pattern is not portable: ${name}`),
    `map $request $samewire_${family}_kind {`,
    '    default "";',
    ...lines,
    "}",
    "# A listed request as its kind; a WebSocket route only as a WebSocket opening.",
    `map "$samewire_${family}_kind:$http_upgrade" $samewire_${family}_pass {`,
    '    default "";',
    '    "~^http:" http;',
    '    "~*^ws:websocket$" ws;',
    "}",
    "",
  ].join("\n");
}

function locations(gateway: Gateway): string {
  const { family, limits, requestHeaders } = gateway;
  const headers = requestHeaders.map((name) => `    proxy_set_header ${name} $http_${name.replaceAll("-", "_")};`);
  const proxy = (further: readonly string[]) => [
    `    proxy_pass http://samewire_${family};`,
    "    proxy_http_version 1.1;",
    "    proxy_buffering off;",
    "    proxy_request_buffering off;",
    `    proxy_read_timeout ${STREAM_SECONDS}s;`,
    "    proxy_redirect off;",
    "    proxy_pass_request_headers off;",
    "    proxy_set_header Host $http_host;",
    ...headers,
    ...further,
  ];
  const bytes = limits["requestBodyBytes"];
  return [
    "# Generated from the schemas. Do not edit. Include it in the server block.",
    `# Define "upstream samewire_${family}" in the http block.`,
    "merge_slashes off;",
    ...(bytes === undefined ? [] : [`client_max_body_size ${bytes};`]),
    "location / {",
    `    error_page 418 = @samewire_${family}_ws;`,
    `    if ($samewire_${family}_pass = ws) { return 418; }`,
    `    if ($samewire_${family}_pass != http) { return 404; }`,
    ...proxy(['    proxy_set_header Connection "";']),
    "}",
    `location @samewire_${family}_ws {`,
    ...proxy([
      "    proxy_set_header Upgrade websocket;",
      "    proxy_set_header Connection upgrade;",
      ...["key", "version", "protocol", "extensions"].map(
        (part) => `    proxy_set_header Sec-WebSocket-${part} $http_sec_websocket_${part};`,
      ),
    ]),
    "}",
    "",
  ].join("\n");
}

function requestLine({ method, target }: EdgeRoute): string {
  return `~^${method} ${target} HTTP/[0-9.]+\\z`;
}

/** As nginx reads a quoted word. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
