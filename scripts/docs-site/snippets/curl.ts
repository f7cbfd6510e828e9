import type { Call } from "./call.ts";

export function curl({ method, url, isAuthorized, headers, body, mediaType, answer }: Call): string {
  const flags = answer === "lines" ? "-sSN" : "-sS";
  return [
    `curl ${flags} ${method === "GET" ? "" : `-X ${method} `}${quoted(url)}`,
    ...(isAuthorized ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: ${mediaType}'`, `-d ${quoted(body)}`]),
    ...(answer === "bytes" ? ["-o answer.bin"] : []),
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
