/** The connections of a server, by what is going on with them. node:http forgets its own time limits once it closes. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

export class Connections {
  readonly #server: Server;
  /** The request that a connection carries now; null between requests, and before the first. */
  readonly #requests = new Map<Socket, IncomingMessage | null>();

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket: Socket) => {
      this.#requests.set(socket, null);
      socket.once("close", () => this.#requests.delete(socket));
    });
    server.on("request", (request, response) => {
      const { socket } = request;
      this.#requests.set(socket, request);
      response.once("close", () => {
        if (this.#requests.has(socket)) this.#requests.set(socket, null);
      });
    });
  }

  /** Closes connections without a request: those that are kept, and those that were opened ahead of one. */
  closeIdle(): void {
    this.#server.closeIdleConnections();
    for (const [socket, request] of this.#requests) if (request === null && socket.bytesRead === 0) socket.destroy();
  }

  /** Closes connections whose request has not arrived whole. */
  closeUnfinished(): void {
    for (const [socket, request] of this.#requests) if (request?.complete !== true) socket.destroy();
  }
}
