import { stringify } from "yaml";
import type { Gateway } from "../../../contract/contract.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import { edgeRoutes, unportableRoutes } from "./edge-routes.ts";
import type { EdgeRoute } from "./edge-routes.ts";

const BUFFER = "envoy.filters.http.buffer";
const BUFFER_TYPE = "type.googleapis.com/envoy.extensions.filters.http.buffer.v3.Buffer";

/** Instructions of a compiled pattern that Envoy is to allow; its own bound is 100. */
const RE2_PROGRAM_MAX = 4096;

/**
 * An HTTP connection manager for Envoy, as its typed configuration. Routes match the pseudo header `:path`, which holds
 * path and query as they came; without normalisation it is also what is forwarded. Patterns match wholly (RE2).
 */
export function envoyFile(gateway: Gateway, root: string): EmittedFile {
  const { family } = gateway;
  const cluster = `samewire_${family}`;
  const manager = {
    "@type": "type.googleapis.com/envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager",
    stat_prefix: cluster,
    normalize_path: false,
    merge_slashes: false,
    path_with_escaped_slashes_action: "REJECT_REQUEST",
    // An absolute form would be forwarded as the path in it.
    http_protocol_options: { allow_absolute_url: false },
    // Streams stay open longer than the default of five minutes.
    stream_idle_timeout: "3600s",
    ...(edgeRoutes(gateway).some((each) => each.upgrade)
      ? { upgrade_configs: [{ upgrade_type: "websocket", enabled: false }] }
      : {}),
    route_config: {
      name: cluster,
      validate_clusters: false,
      virtual_hosts: [
        {
          name: cluster,
          domains: ["*"],
          routes: [
            ...edgeRoutes(gateway).map((each) => routeOf(each, cluster)),
            { name: "refused", match: { prefix: "/" }, direct_response: { status: 404 } },
          ],
        },
      ],
    },
    http_filters: [
      ...bodyLimit(gateway),
      {
        name: "envoy.filters.http.router",
        typed_config: { "@type": "type.googleapis.com/envoy.extensions.filters.http.router.v3.Router" },
      },
    ],
  };
  const head = [
    "# Generated from the schemas. Do not edit.",
    `# Typed configuration of the HTTP connection manager of a listener; define the cluster "${cluster}".`,
    `# The bootstrap's runtime must hold "re2.max_program_size.error_level: ${RE2_PROGRAM_MAX}": a bounded count makes a long program.`,
    "# Whatever is not listed is refused. Routes inside the encrypted exchange are not seen here.",
    ...unportableRoutes(gateway).map((name) => `# Refused, since its pattern is not portable: ${name}`),
  ].join("\n");
  return {
    path: `${root}/${family}.envoy.yaml`,
    text: `${head}\n${stringify(manager, { aliasDuplicateObjects: false, lineWidth: 0 })}`,
  };
}

/** Holds a request back until it is whole, and refuses a longer one. Responses are never held back. */
function bodyLimit({ limits }: Gateway): object[] {
  const bytes = limits["requestBodyBytes"];
  if (bytes === undefined) return [];
  return [
    {
      name: BUFFER,
      typed_config: {
        "@type": BUFFER_TYPE,
        max_request_bytes: bytes,
      },
    },
  ];
}

function routeOf({ method, target, upgrade, shown }: EdgeRoute, cluster: string): object {
  return {
    name: `${upgrade ? "WS" : method} ${shown}`,
    match: {
      prefix: "/",
      headers: [
        { name: ":method", string_match: { exact: method } },
        { name: ":path", string_match: { safe_regex: { regex: target } } },
        ...(upgrade ? [{ name: "upgrade", string_match: { exact: "websocket", ignore_case: true } }] : []),
      ],
    },
    route: {
      cluster,
      timeout: "0s",
      ...(upgrade ? { upgrade_configs: [{ upgrade_type: "websocket", enabled: true }] } : {}),
    },
    ...(upgrade
      ? { typed_per_filter_config: { [BUFFER]: { "@type": `${BUFFER_TYPE}PerRoute`, disabled: true } } }
      : {}),
  };
}
