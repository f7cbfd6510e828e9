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

it(
  "T18 R79 a reader that stopped among 200 tails costs less than 5 MB and keeps no line from anybody",
  { timeout: 240_000 },
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
    const sayToAll = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        for (let index = 0; index < 20; index += 1) captain.conversations.say(CONVERSATION, "x".repeat(16_000));
        said += 20;
        await until(() => others.every(({ count: lines }) => lines === said), "every line at every reader", 60_000);
      }
    };
    const queued = async (): Promise<number> => {
      const { text } = await send(`${relay.adminUrl}/metrics`, { method: "GET" });
      return Number(/^relay_stream_queue_bytes (\d+)$/m.exec(text)?.[1]);
    };
    // 1.3 MB, more than the buffer holds, so that all the rest has grown to its size.
    await sayToAll(4);
    const { liveBytes: before } = await relay.state();
    const stopped = await stopReading(relay.url, token);
    // 5.8 MB: enough to fill what the kernel keeps for the reader as well.
    await sayToAll(18);
    expect((await relay.state()).liveBytes - before).toBeLessThan(5_000_000);
    expect(await queued()).toBeLessThan(100_000);
    expect(stopped.bytesRead).toBeLessThan(1_000_000);
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
