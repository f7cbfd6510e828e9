import { gateway } from "../../kit/kit.ts";
import type { GatewayRouteDeclaration } from "../../kit/kit.ts";
import {
  HOSTED_PAIR_OFFER_PATH,
  LINEAR_WEBHOOK_PATH,
  PUBLIC_GATEWAY_CONFIG_PATH,
  PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX,
  PUBLIC_GATEWAY_HEALTH_PATH,
  PUBLIC_GATEWAY_HOST_CONNECT_PATH,
  PUBLIC_GATEWAY_HOST_PATH_PREFIX,
  PUBLIC_GATEWAY_IN_FLIGHT_MAX,
  PUBLIC_GATEWAY_PUSH_CLEAR_PATH,
  PUBLIC_GATEWAY_PUSH_REGISTRATIONS_PATH,
  PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX,
  PUBLIC_GATEWAY_REQUEST_HEADER_ALLOWLIST,
  PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX,
} from "./constants.ts";
import { notesFor } from "./drift.ts";
import { QUERY_FORMS, SUPPORT_GRANT_FORM, VIEW_FORM } from "./route-forms.ts";
import { FORM_NOTES, FRONT_ROUTE_NOTES, ROUTE_NOTES } from "./route-notes.ts";
import { PUBLIC_GATEWAY_ROUTES } from "./routes.ts";

/** Routes that travel plainly under the host prefix; every other one goes inside the encrypted exchange. */
const PLAIN_PATHS: readonly string[] = [
  "/v1/gateway/challenge",
  "/v1/gateway/encrypted",
  "/v1/gateway/push-authorize",
  LINEAR_WEBHOOK_PATH,
  HOSTED_PAIR_OFFER_PATH,
  "/v1/discord/ingress",
  "/v1/activity/viewer",
  "/v1/machine-joins/start",
  "/v1/machine-joins/status",
  "/v1/joined-machines/challenge",
  "/v1/joined-machines/channel",
  "/v1/joined-machines/leave",
];

const REVOKE_PATH = "/v1/devices/:id/revoke";

type Shape = Omit<GatewayRouteDeclaration, "access" | "purpose">;

const front: readonly Shape[] = [
  { method: "GET", path: PUBLIC_GATEWAY_HEALTH_PATH, ...atFront() },
  { method: "GET", path: PUBLIC_GATEWAY_CONFIG_PATH, ...atFront() },
  {
    method: "WS",
    path: PUBLIC_GATEWAY_HOST_CONNECT_PATH,
    queries: ["^hostId=[A-Za-z0-9_-]{16,128}&installationId=[A-Za-z0-9_-]{22}$"],
    ...atFront(),
  },
  { method: "POST", path: PUBLIC_GATEWAY_PUSH_REGISTRATIONS_PATH, ...atFront() },
  { method: "POST", path: PUBLIC_GATEWAY_PUSH_CLEAR_PATH, ...atFront() },
];

const listed: readonly Shape[] = PUBLIC_GATEWAY_ROUTES.map(({ method, path, target }) => {
  const queries = QUERY_FORMS.filter((form) => form.method === method && form.of === path).map(
    (form) => form.query.source,
  );
  return {
    method,
    target,
    transport: PLAIN_PATHS.includes(path) ? "host" : "sealed",
    ...(queries.length > 0 ? { queries } : {}),
    // GT1 beside GT8: the placeholder's own text is a listed path too.
    ...(path === REVOKE_PATH
      ? { path: "/v1/devices/{id}/revoke", pattern: "^/v1/devices/(?:[A-Za-z0-9_-]{1,128}|:id)/revoke$" }
      : { path }),
  };
});

const formed: readonly Shape[] = [
  {
    method: "GET",
    path: "/v1/operator/views/{id}",
    pattern: slashes(VIEW_FORM.path),
    target: "relay",
    transport: "sealed",
  },
  {
    method: "POST",
    path: "/v1/support/grants/{id}/{action}",
    pattern: slashes(SUPPORT_GRANT_FORM.path),
    target: "control",
    transport: "sealed",
  },
];

/** The whole allowlist: what the gateway itself answers, then the listed host routes, then those known by form alone. */
export const publicGateway = gateway({
  hostPrefix: `${PUBLIC_GATEWAY_HOST_PATH_PREFIX}/{hostId}`,
  routes: [
    ...noted(front, notesFor(front.map(name), FRONT_ROUTE_NOTES)),
    ...noted(listed, notesFor(PUBLIC_GATEWAY_ROUTES.map(name), ROUTE_NOTES)),
    ...noted(formed, notesFor(formed.map(name), FORM_NOTES)),
  ],
  limits: {
    requestBodyBytes: PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX,
    responseChunkBytes: PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX,
    requestsInFlight: PUBLIC_GATEWAY_IN_FLIGHT_MAX,
    headerValueCharacters: PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX,
  },
  requestHeaders: PUBLIC_GATEWAY_REQUEST_HEADER_ALLOWLIST,
});

function atFront(): { readonly target: string; readonly transport: "front" } {
  return { target: "gateway", transport: "front" };
}

function name({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function noted(
  shapes: readonly Shape[],
  notes: readonly { readonly access: string; readonly purpose: string }[],
): GatewayRouteDeclaration[] {
  return shapes.map((shape, index) => ({ ...shape, ...(notes[index] as (typeof notes)[number]) }));
}

/** The source of a pattern as one would write it outside a regular expression literal. */
function slashes(pattern: RegExp): string {
  return pattern.source.replaceAll("\\/", "/");
}
