/** A small JSON server for the in-memory services. Not a boundary: the relay is. */
import { Buffer } from "node:buffer";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface JsonRequest {
  readonly method: string;
  readonly path: string;
  /** Bearer, or the empty string. */
  readonly bearer: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Calls back when the caller leaves before its answer. */
  readonly onLeave: (act: () => void) => void;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sees a request first; true when it has taken the answer over. Tests break services through it. */
export type Intercept = (request: JsonRequest, response: ServerResponse) => boolean | Promise<boolean>;

export interface JsonServer {
  readonly url: string;
  readonly server: Server;
  /** Everything asked so far, oldest first; `limit` newest are kept. */
  readonly requests: JsonRequest[];
  intercept: Intercept | null;
  close(): Promise<void>;
}

const KEPT_REQUESTS = 20_000;

export async function openJsonServer(
  answer: (request: JsonRequest) => JsonAnswer | Promise<JsonAnswer>,
  port = 0,
): Promise<JsonServer> {
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch(() => response.destroy());
  });
  const opened: JsonServer = {
    url: "",
    server,
    requests: [],
    intercept: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    incoming.on("error", () => {});
    response.on("error", () => {});
    const request = await readRequest(incoming, response);
    opened.requests.push(request);
    if (opened.requests.length > KEPT_REQUESTS) opened.requests.splice(0, KEPT_REQUESTS / 2);
    if (opened.intercept !== null && (await opened.intercept(request, response))) return;
    const { status, body } = await answer(request);
    sendJsonText(response, status, JSON.stringify(body));
  };
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return Object.assign(opened, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  if (response.destroyed) return;
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  response.writeHead(status, headers).end(text);
}

async function readRequest(incoming: IncomingMessage, response: ServerResponse): Promise<JsonRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const authorization = incoming.headers.authorization ?? "";
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    bearer: authorization.startsWith("Bearer ") ? authorization.slice(7) : "",
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString("utf8"),
    onLeave: (act) =>
      void response.once("close", () => {
        if (!response.writableFinished) act();
      }),
  };
}
