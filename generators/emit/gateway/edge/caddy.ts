import type { Gateway } from "../../../contract/contract.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import { edgeRoutes, unportableRoutes } from "./edge-routes.ts";
import type { EdgeRoute } from "./edge-routes.ts";

/**
 * A Caddy snippet, to be imported with the upstream's address. Paths are matched on the target of the request line:
 * Caddy's own path matchers decode and clean a path first.
 */
export function caddyFile(gateway: Gateway, root: string): EmittedFile {
  const { family, limits } = gateway;
  const routes = edgeRoutes(gateway);
  const bytes = limits["requestBodyBytes"];
  const text = [
    "# Generated from the schemas. Do not edit.",
    `# In a site block: import samewire_${family} <address of the upstream>`,
    "# Whatever is not listed is refused. Routes inside the encrypted exchange are not seen here.",
    `# Headers beyond those that the gateway lists are for whoever answers to drop.`,
    ...unportableRoutes(gateway).map((name) => `# Refused, since its pattern is not portable: ${name}`),
    `(samewire_${family}) {`,
    ...[...new Set(routes.filter((each) => !each.upgrade).map(({ method }) => method))].flatMap((method) =>
      handle(
        `http_${method.toLowerCase()}`,
        [`method ${method}`, matched(routes.filter((each) => !each.upgrade && each.method === method))],
        ["header_up -Upgrade"],
        bytes,
      ),
    ),
    ...(routes.some((each) => each.upgrade)
      ? handle(
          "ws",
          ["method GET", "header Upgrade websocket", matched(routes.filter((each) => each.upgrade))],
          [],
          bytes,
        )
      : []),
    "\thandle {",
    "\t\trespond 404",
    "\t}",
    "}",
    "",
  ].join("\n");
  return { path: `${root}/${family}.caddy`, text };
}

function handle(
  name: string,
  matchers: readonly string[],
  proxy: readonly string[],
  bytes: number | undefined,
): string[] {
  return [
    `\t@${name} {`,
    ...matchers.map((each) => `\t\t${each}`),
    "\t}",
    `\thandle @${name} {`,
    ...(bytes === undefined ? [] : ["\t\trequest_body {", `\t\t\tmax_size ${bytes}`, "\t\t}"]),
    "\t\treverse_proxy {args.0} {",
    "\t\t\tflush_interval -1",
    ...proxy.map((each) => `\t\t\t${each}`),
    "\t\t}",
    "\t}",
  ];
}

/** One pattern for all: a matcher takes only one of its kind and variable. */
function matched(routes: readonly EdgeRoute[]): string {
  return `vars_regexp {http.request.orig_uri} \`^(?:${routes.map((each) => each.target).join("|")})$\``;
}
