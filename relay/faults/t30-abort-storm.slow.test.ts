import { connect } from "node:net";
import { expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { DISPATCH, openHost, TAIL } from "../testing/host.ts";
import { open, send } from "../testing/http-client.ts";
import { runRelay } from "../testing/relay-process.ts";
import { CONVERSATION, list, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

const PER_ROUND = 20;

it("T30 ten thousand connections broken off in every phase leave nothing behind", { timeout: 120_000 }, async () => {
  const host = await openHost({ clock: systemClock });
  const { controlPlane, captain, captainToken } = host.demo;
  const relay = await runRelay({
    CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
    CLANKIE_CAPTAIN_URL: captain.url,
    CLANKIE_CAPTAIN_TOKEN: captainToken,
    CLANKIE_RELAY_ADMIN_PORT: "0",
  });
  const token = host.device();
  const { hostname, port } = new URL(relay.url);
  let closed = 0;
  const storm = async (rounds: number): Promise<void> => {
    const before = closed;
    for (let round = 0; round < rounds; round += 1) {
      for (let index = 0; index < PER_ROUND; index += 1) {
        const [path, asked] = index % 2 === 0 ? [TAIL, tailOf({ waitMs: 20_000 })] : [DISPATCH, list];
        const body = JSON.stringify(asked);
        const text = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
        const socket = connect(Number(port), hostname);
        socket.on("error", () => {}).on("close", () => (closed += 1));
        socket.write(text.slice(0, Math.ceil((text.length * (index + 1)) / PER_ROUND)));
        const leave = (): unknown => (index % 3 === 0 ? socket.resetAndDestroy() : socket.destroy());
        void settle((round * 7 + index) % 40).then(leave);
      }
      await settle(10);
    }
    await until(() => closed - before === rounds * PER_ROUND, "every connection closed", 30_000);
    await until(() => captain.conversations.parked(CONVERSATION) === 0, "no parked read");
  };
  const gauge = async (name: string): Promise<number> => {
    const { text } = await send(`${relay.adminUrl}/metrics`, { method: "GET" });
    return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
  };
  await storm(50);
  const before = await relay.state();
  await storm(500);
  const after = await relay.state();
  expect(after.liveBytes / before.liveBytes).toBeLessThan(1.1);
  expect(await gauge("relay_open_streams")).toBe(0);
  expect(await gauge("relay_shared_reads")).toBe(0);
  // Kept connections to the services are bounded by their pools; the clients' are gone.
  expect(after.sockets).toBeLessThan(300);
  expect(after.timers).toBeLessThan(before.timers + 100);
  expect((await send(relay.url + DISPATCH, { token, body: list })).status).toBe(200);
  const { incoming } = await open(relay.url + TAIL, { token, body: tailOf({ waitMs: 20_000 }) });
  await until(() => captain.conversations.parked(CONVERSATION) === 1);
  incoming.destroy();
  await until(() => captain.conversations.parked(CONVERSATION) === 0);
  // Neither a warning of too many listeners nor an unhandled rejection.
  expect(relay.output.err).toBe("");
  relay.child.kill("SIGTERM");
  expect(await relay.exit).toBe(0);
});
