import { connect } from "node:net";
import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import { tailOf } from "../testing/requests.ts";

it.each(["FIN", "RST"])("T19 R79 R88 a client that leaves by %s lets its upstream read go", async (how) => {
  const host = await openHost();
  const { hostname, port } = new URL(host.url);
  const body = JSON.stringify(tailOf({ waitMs: 20_000 }));
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST ${TAIL} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${host.device()}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await host.untilParked();
  if (how === "FIN") socket.destroy();
  else socket.resetAndDestroy();
  await host.untilParked(0);
  expect(host.demo.captain.conversations.parked("global-default")).toBe(0);
});
