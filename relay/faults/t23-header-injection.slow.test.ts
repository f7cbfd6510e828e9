import { connect } from "node:net";
import { expect, it } from "vitest";
import { DISPATCH, openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { list } from "../testing/requests.ts";

function statusOf(host: Host, head: readonly string[], body = JSON.stringify(list)): Promise<number> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.setEncoding("latin1").on("data", (text: string) => {
      resolve(Number(text.split(" ")[1]));
      socket.destroy();
    });
    socket.on("error", () => resolve(0));
    socket.write([`POST ${DISPATCH} HTTP/1.1`, ...head, "", body].join("\r\n"), "latin1");
  });
}

it("T23 R13 hostile headers are refused, and the captain sees only the fixed set", async () => {
  const host = await openHost();
  const token = host.device();
  const length = `content-length: ${JSON.stringify(list).length}`;
  const good = [`host: x`, `authorization: Bearer ${token}`, length];
  expect(await statusOf(host, good)).toBe(200);
  expect(await statusOf(host, [...good, `authorization: Bearer ${token}`])).toBe(401);
  expect(await statusOf(host, [...good, "transfer-encoding: chunked"])).toBe(400);
  expect(await statusOf(host, [...good, "content-length: 3"])).toBe(400);
  expect(await statusOf(host, good.slice(1))).toBe(400);
  expect(await statusOf(host, ["host: x", "authorization: Bearer a\u0000b", length])).toBe(400);
  expect(await statusOf(host, ["host: x", "authorization: Bearer \u00e9\u00ff", length])).toBe(401);
  expect(await statusOf(host, [...good, `x-big: ${"x".repeat(20_000)}`])).toBe(431);
  const many = Array.from({ length: 1_000 }, (_, index) => `x${index}: 1`);
  // Node 20 drops the headers past the limit, Node 24 refuses the request.
  expect([200, 431]).toContain(await statusOf(host, [...good, ...many, "cookie: a=b"]));
  for (const { headers } of host.hops()) {
    expect(Object.keys(headers).toSorted()).toEqual([
      "authorization",
      "connection",
      "content-length",
      "content-type",
      "host",
      "x-clankie-device-id",
    ]);
  }
});

it("T23 R37 a device id of any characters is encoded", async () => {
  const host = await openHost();
  for (const id of ["a\r\nx-evil: 1", "日本", "a b%"]) {
    expect((await host.dispatch(host.device(id), list)).status).toBe(200);
    expect(host.hops().at(-1)?.headers["x-clankie-device-id"]).toBe(encodeURIComponent(id));
  }
});
