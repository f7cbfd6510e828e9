import { connect } from "node:net";

/** Sends bytes on a connection of their own and gives what comes back until `until` is satisfied or the server closes. */
export function rawRequest(
  port: number,
  bytes: Buffer | string,
  until: (received: string) => boolean = isWhole,
): Promise<string> {
  return new Promise((done) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(typeof bytes === "string" ? Buffer.from(bytes, "utf8") : bytes),
    );
    const finish = () => {
      socket.destroy();
      done(received);
    };
    socket.setTimeout(5000, finish);
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
      if (until(received)) finish();
    });
    socket.on("error", finish);
    socket.on("close", finish);
  });
}

/** A status line has come: the verdict is known. */
function isWhole(received: string): boolean {
  return /^HTTP\/1\.[01] \d{3}/.test(received);
}

export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1] ?? 0);
}
