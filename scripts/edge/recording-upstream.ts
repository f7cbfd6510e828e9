import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it reached the upstream. */
export interface Arrived {
  readonly method: string;
  /** Raw target of the request line. */
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  /** SHA-256 of the body, in hex. */
  readonly bodyHash: string;
}

export interface RecordingUpstream {
  readonly port: number;
  readonly arrived: Arrived[];
  /** Answers every request; the default is 200 with a short text. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** An upstream on loopback that keeps whatever reaches it. */
export async function startUpstream(): Promise<RecordingUpstream> {
  const server = createServer((request, response) => {
    const hash = createHash("sha256");
    request.on("data", (chunk: Buffer) => hash.update(chunk));
    request.on("end", () => {
      record(request, hash.digest("hex"));
      upstream.answer(request, response);
    });
  });
  server.on("upgrade", (request, socket) => {
    record(request, "");
    socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const upstream: RecordingUpstream = {
    port: (server.address() as AddressInfo).port,
    arrived: [],
    answer: (_request, response) => response.end("upstream"),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return upstream;

  function record({ method = "", url = "", headers }: IncomingMessage, bodyHash: string): void {
    upstream.arrived.push({ method, target: url, headers, bodyHash });
  }
}
