/** Health and metrics on a loopback port of their own. No secret is on any page. */
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { Metrics } from "./metrics.ts";

export interface AdminOptions {
  readonly port: number;
  readonly metrics: Metrics;
  /** False while the relay drains: a balancer sends nobody here any more. */
  readonly isReady: () => boolean;
}

/** `/livez`, `/readyz`, `/metrics`. Resolves once it listens. */
export function openAdmin({ port, metrics, isReady }: AdminOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void => void response.writeHead(status).end(text);
    if (request.url === "/livez") answer(200, "ok\n");
    else if (request.url === "/readyz") answer(isReady() ? 200 : 503, isReady() ? "ready\n" : "draining\n");
    else if (request.url === "/metrics") {
      metrics.text().then(
        (text) => answer(200, text),
        () => answer(500, "no metrics\n"),
      );
    } else answer(404, "Not found\n");
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
