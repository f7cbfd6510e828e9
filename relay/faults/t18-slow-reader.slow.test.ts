import { connect } from "node:net";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { openHost, TAIL } from "../testing/host.ts";
import { Lines, open, send } from "../testing/http-client.ts";
import { runRelay } from "../testing/relay-process.ts";
import { CONVERSATION, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

/** A reader that takes the head of its answer and then nothing more. */
async function stopReading(url: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(tailOf({ waitMs: 20_000 }));
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST ${TAIL} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await new Promise((resolve) => socket.once("data", resolve));
  return socket.pause();
}

/** Bytes in use by the relay's process: its heap, and the buffers outside of it. */
async function liveBytes(adminUrl: string): Promise<number> {
  const { text } = await send(`${adminUrl}/metrics`, { method: "GET" });
  const gauge = (name: string): number => Number(new RegExp(`^${name} ([0-9.e+]+)$`, "m").exec(text)?.[1]);
  return gauge("relay_heap_bytes") + gauge("relay_external_bytes");
}

it(
  "T18 R79 a reader that stopped among 200 tails costs less than 5 MB and delays nobody",
  { timeout: 120_000 },
  async () => {
    const host = await openHost({ clock: systemClock });
    const { controlPlane, captain, captainToken } = host.demo;
    const relay = await runRelay({
      CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
      CLANKIE_CAPTAIN_URL: captain.url,
      CLANKIE_CAPTAIN_TOKEN: captainToken,
      CLANKIE_RELAY_ADMIN_PORT: "0",
    });
    const token = host.device();
    const others: Lines[] = [];
    for (let index = 0; index < 199; index += 1) {
      others.push(new Lines((await open(relay.url + TAIL, { token, body: tailOf({ waitMs: 20_000 }) })).incoming));
    }
    let said = 0;
    const sayAndWait = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) captain.conversations.say(CONVERSATION, "x".repeat(8_000));
      said += count;
      await until(() => others.every(({ count: lines }) => lines === said), "every line at every reader", 60_000);
    };
    const queued = async (): Promise<number> => {
      const { text } = await send(`${relay.adminUrl}/metrics`, { method: "GET" });
      return Number(/^relay_stream_queue_bytes (\d+)$/m.exec(text)?.[1]);
    };
    // The least of many samples is what stays after a collection; a single one also holds what waits for the next.
    const leastOver = async (rounds: number): Promise<number> => {
      let least = Infinity;
      for (let round = 0; round < rounds; round += 1) {
        await sayAndWait(20);
        least = Math.min(least, await liveBytes(relay.adminUrl));
      }
      return least;
    };
    // More than the buffer holds, so that all the rest has grown to its size.
    await leastOver(10);
    const before = await leastOver(20);
    const stopped = await stopReading(relay.url, token);
    // Enough to fill what the kernel keeps for the reader as well.
    await leastOver(10);
    expect((await leastOver(20)) - before).toBeLessThan(5_000_000);
    expect(await queued()).toBeLessThan(100_000);
    stopped.destroy();
    for (const each of others) each.leave();
  },
);

it("T18 R79 a reader that takes nothing for a minute is cut", { timeout: 60_000 }, async () => {
  const host = await openHost();
  const stopped = await stopReading(host.url, host.device());
  let isCut = false;
  stopped.once("close", () => (isCut = true));
  await host.untilParked();
  for (let index = 0; index < 900; index += 1) host.demo.captain.conversations.say(CONVERSATION, "x".repeat(16_000));
  let before = -1;
  while (before !== host.checks) {
    before = host.checks;
    await settle(100);
  }
  host.clock.advance(60_000);
  await settle();
  stopped.resume();
  await until(() => isCut);
  expect(host.demo.captain.conversations.parked(CONVERSATION)).toBe(0);
});
