import type { Call } from "./call.ts";

export function curl({ method, url, isAuthorized, headers, body, mediaType, answer }: Call): string {
  const flags = answer === "lines" ? "-sSN" : "-sS";
  return [
    `curl ${flags} ${method === "GET" ? "" : `-X ${method} `}${quoted(url)}`,
    ...(isAuthorized ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: ${mediaType}'`, `-d ${quoted(bodyText(body))}`]),
    ...(answer === "bytes" ? ["-o answer.bin"] : []),
  ].join(" \\\n  ");
}

/** On one line where it is short, else below the flag. */
function bodyText(body: string): string {
  const compact = JSON.stringify(JSON.parse(body));
  return compact.length <= 72 ? compact : body.replaceAll("\n", "\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
