import { connect } from "node:net";
import { expect, it } from "vitest";
import { DISPATCH, openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { list } from "../testing/requests.ts";

/** Status line of the answer to raw bytes, once the connection is closed by the relay or the answer is whole. */
function raw(host: Host, head: readonly string[], body: string): Promise<string> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.includes("\r\n\r\n")) resolve(text.split("\r\n")[0] ?? "");
    });
    socket.on("error", () => resolve("reset")).on("close", () => resolve(text.split("\r\n")[0] ?? ""));
    socket.write(
      [`POST ${DISPATCH} HTTP/1.1`, "host: x", `authorization: Bearer ${host.device()}`, ...head, "", body].join(
        "\r\n",
      ),
    );
  });
}

it("T20 R30 lengths that lie, ten megabytes and nothing at all", async () => {
  const host = await openHost();
  const text = JSON.stringify(list);
  const ten = "x".repeat(10_000_000);
  expect(await raw(host, ["content-length: 0"], "")).toBe("HTTP/1.1 400 Bad Request");
  expect(await raw(host, [`content-length: ${text.length}`], text)).toBe("HTTP/1.1 200 OK");
  expect(await raw(host, ["content-length: 10"], text)).toBe("HTTP/1.1 400 Bad Request");
  expect(await raw(host, ["content-length: 10000000"], ten)).toBe("HTTP/1.1 400 Bad Request");
  expect(await raw(host, ["transfer-encoding: chunked"], `989680\r\n${ten}\r\n0\r\n\r\n`)).toBe(
    "HTTP/1.1 400 Bad Request",
  );
  expect(await raw(host, ["content-encoding: gzip", `content-length: ${text.length}`], text)).toBe(
    "HTTP/1.1 400 Bad Request",
  );
  expect(host.hops().length).toBe(1);
  expect((await host.dispatch(host.device(), list)).status).toBe(200);
});
