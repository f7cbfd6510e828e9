import type { Gateway, GatewayRoute } from "../../contract/contract.ts";

const HEAD = `<!-- Generated from the schemas. Do not edit. -->

# Public network reference

Every request that the public gateway lets through. **What is not listed here is refused.**

A path is compared byte for byte as it arrives: nothing is decoded, normalised or merged. A query passes only where one
is named. The first row that fits decides.
`;

/** The page for readers: one table per gateway, in the gateway's own order. */
export function networkReference(gateways: readonly Gateway[]): string {
  if (gateways.length === 0) return `${HEAD}\nThere is no public gateway: every request is refused.\n`;
  return [HEAD, ...gateways.map((each) => section(each, gateways.length > 1))].join("\n");
}

function section(gateway: Gateway, named: boolean): string {
  const { routes, limits, requestHeaders, hostPrefix, family } = gateway;
  const rows = routes.map(
    (route) => `| ${route.method} | ${routeCell(route, hostPrefix)} | ${cell(route.access)} | ${cell(route.purpose)} |`,
  );
  const templates = routes.filter((each) => each.pattern !== undefined);
  return [
    ...(named ? [`## ${cell(family)}`, ""] : []),
    "## Routes",
    "",
    "| Method | Route | Access | Purpose |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    ...(templates.length === 0 ? [] : ["## What the placeholders take", "", ...templates.map(templateLine), ""]),
    "## Headers and limits",
    "",
    `Of a request, these headers reach the host: ${requestHeaders.map(code).join(", ")}.`,
    "",
    ...Object.entries(limits).map(([name, value]) => `- ${code(name)}: ${value}`),
    "",
  ].join("\n");
}

function routeCell({ path, queries = [], transport }: GatewayRoute, hostPrefix: string): string {
  const shown = transport === "host" ? `${hostPrefix}${path}` : path;
  const forms = queries.map(queryForm);
  if (transport === "front")
    return forms.length === 0 ? cellCode(shown) : forms.map((form) => cellCode(`${shown}?${form}`)).join(", ");
  const also = forms.length === 0 ? "" : `, also with ${forms.map((form) => cellCode(`?${form}`)).join(", ")}`;
  return `${cellCode(shown)}${also}${transport === "sealed" ? ", inside the encrypted exchange" : ""}`;
}

/** A query pattern for readers: names and fixed values as they are, everything else as `…`. */
function queryForm(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/g, "")
    .split("&")
    .map((part) => part.replace(/=(?![A-Za-z0-9_-]*$).*$/, "=…"))
    .join("&");
}

function templateLine({ method, path, pattern = "" }: GatewayRoute): string {
  return `- ${method} ${code(path)}: ${code(pattern)}`;
}

/** A code span within a table cell, which a bare bar would end. */
function cellCode(text: string): string {
  return code(text).replaceAll("|", "\\|");
}

/** Literal in a code span. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  const padded = longest > 0 ? ` ${text} ` : text;
  return `${fence}${padded.replace(/\s*[\r\n]+\s*/g, " ")}${fence}`;
}

/** Words that stay words: no HTML, no Markdown, one line. */
function cell(text: string): string {
  return text
    .replace(/\s*[\r\n]+\s*/g, " ")
    .replace(/[\\`*_[\]|]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
