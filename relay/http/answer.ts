/** How answers are put on a connection: headers, length, and what becomes of a request body that nobody read. */
import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import type { Refusal } from "./refusals.ts";

const shared = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;
const json = { "content-type": "application/json; charset=utf-8", ...shared } as const;
const ndjson = { "content-type": "application/x-ndjson; charset=utf-8", ...shared } as const;

/**
 * How much of an unwanted body is read, and for how long, before its connection is destroyed. Reading costs next to nothing;
 * a client that is still sending when it is destroyed sees a reset in place of the answer.
 */
const DRAIN_BYTES = 16_777_216;
const DRAIN_MS = 1_000;

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly clock: Clock;
}

/** Sends a whole JSON body. Does nothing once the client is gone or headers are out. */
export function sendJson(exchange: Exchange, status: number, body: Buffer | string): void {
  const { request, response } = exchange;
  if (response.headersSent || response.destroyed) return;
  const length = typeof body === "string" ? Buffer.byteLength(body) : body.length;
  if (isRead(request)) {
    response.writeHead(status, { ...json, "content-length": length }).end(body);
    return;
  }
  response.writeHead(status, { ...json, "content-length": length, connection: "close" }).end(body);
  drain(exchange);
}

export function sendRefusal(exchange: Exchange, refusal: Refusal): void {
  sendJson(exchange, refusal.status, refusal.body);
}

export function sendNotFound(exchange: Exchange): void {
  const { request, response } = exchange;
  const isWhole = isRead(request);
  const close = isWhole ? {} : { connection: "close" };
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8", ...shared, ...close }).end("Not found");
  if (!isWhole) drain(exchange);
}

/** Starts an NDJSON stream: the headers go out at once. */
export function startStream({ response }: Exchange): void {
  response.writeHead(200, ndjson);
  response.flushHeaders();
}

/** Whether nothing of a request is still on its way. A request without a body is whole before node:http says so. */
function isRead({ complete, headers }: IncomingMessage): boolean {
  return complete || (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined);
}

/** Reads on for a little while, so that the client sees the answer rather than a reset, then destroys the connection. */
function drain({ request, clock }: Exchange): void {
  let left = DRAIN_BYTES;
  const cancel = clock.after(DRAIN_MS, () => request.destroy());
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.once("close", cancel);
  request.on("error", () => {});
  request.resume();
}
