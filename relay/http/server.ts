/** The HTTP listener: routes by exact path, and limits that hold before anything is known of a client. */
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Clock } from "../clock.ts";
import { sendJson, sendNotFound, sendRefusal } from "./answer.ts";
import { handleOperator } from "./operator.ts";
import type { Route, Services } from "./operator.ts";
import { refusal } from "./refusals.ts";

const routes: ReadonlyMap<string, Route> = new Map([
  ["/operator/v1/dispatch", "dispatch"],
  ["/operator/v1/tail", "tail"],
  ["/operator/v1/terminal-tail", "terminal_tail"],
]);

const HEALTH = JSON.stringify({ ok: true });

/** Milliseconds and counts; see the README. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  requireHostHeader: true,
  // A client that fell silent is probed from then on: ten times, a second apart (libuv). Nothing else tells of it.
  keepAlive: true,
  keepAliveInitialDelay: 15_000,
} as const;
const HEADERS_MAX = 64;

export function makeServer(services: Services, clock: Clock): Server {
  const server = createServer(limits, (request, response) => {
    handle(services, { request, response, clock });
  });
  server.maxHeadersCount = HEADERS_MAX;
  server.on("clientError", refuseMalformed);
  return server;
}

function handle(
  services: Services,
  exchange: { request: IncomingMessage; response: ServerResponse; clock: Clock },
): void {
  const { request, response } = exchange;
  // Either may fail when the other side is gone; nobody is left to tell.
  request.on("error", () => {});
  response.on("error", () => {});
  const url = request.url ?? "";
  if (url === "/health") return sendJson(exchange, 200, HEALTH);
  const query = url.indexOf("?");
  const route = routes.get(query < 0 ? url : url.slice(0, query));
  if (route === undefined) return sendNotFound(exchange);
  if (request.method !== "POST") return sendRefusal(exchange, refusal("method_not_allowed"));
  handleOperator(services, exchange, route).catch(() => {
    if (response.headersSent) response.destroy();
    else sendRefusal(exchange, refusal("relay_internal_error"));
  });
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What is not even HTTP gets a constant answer, if its connection can still take one. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
