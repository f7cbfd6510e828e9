import { connect } from "node:net";
import { expect, it } from "vitest";
import { DISPATCH, openHost, TAIL } from "../testing/host.ts";
import { list, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

it("T30 connections broken off in every phase leave nothing behind", { timeout: 60_000 }, async () => {
  const host = await openHost();
  const token = host.device();
  const { hostname, port } = new URL(host.url);
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warn);
  for (let round = 0; round < 60; round += 1) {
    for (let index = 0; index < 20; index += 1) {
      const [path, body] =
        index % 2 === 0 ? [TAIL, JSON.stringify(tailOf({ waitMs: 20_000 }))] : [DISPATCH, JSON.stringify(list)];
      const text = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body?.length}\r\n\r\n${body}`;
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.write(text.slice(0, Math.ceil((text.length * (index + 1)) / 20)));
      void settle((round * 7 + index) % 40).then(() => (index % 3 === 0 ? socket.resetAndDestroy() : socket.destroy()));
    }
    await settle(10);
  }
  await settle(100);
  await host.untilParked(0);
  const open = (): Promise<number> =>
    new Promise((resolve) => host.demo.captain.server.getConnections((_error, count) => resolve(count)));
  const upstream = await open();
  expect(upstream).toBeLessThan(300);
  expect((await host.dispatch(token, list)).status).toBe(200);
  process.off("warning", warn);
  expect(warnings).toEqual([]);
  const stream = await host.stream(TAIL, token, tailOf({ waitMs: 20_000 }));
  await host.untilParked(1);
  stream.leave();
  await until(() => host.demo.captain.conversations.parked("global-default") === 0);
});
