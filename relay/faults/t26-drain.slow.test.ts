import { connect } from "node:net";
import { expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { onEachRecord } from "../testing/each-record.ts";
import { DISPATCH, openHost as openPlainHost, TAIL } from "../testing/host.ts";
import { Lines, open, send } from "../testing/http-client.ts";
import { runRelay } from "../testing/relay-process.ts";
import { list, sendOf, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

onEachRecord(({ openHost }) => {
  it(
    "T26 a stop ends 200 tails after whole lines, finishes 20 sends, and takes nothing new",
    { timeout: 60_000 },
    async () => {
      const host = await openHost({ config: { adminPort: 0 } });
      const token = host.device();
      const { relay } = host.demo;
      const tails = await Promise.all(
        Array.from({ length: 200 }, () => host.stream(TAIL, token, tailOf({ waitMs: 20_000 }))),
      );
      const release: (() => void)[] = [];
      host.demo.captain.intercept = (request) =>
        request.body.includes('"send"') ? new Promise((resolve) => release.push(() => resolve(false))) : false;
      const sends = Array.from({ length: 20 }, (_, index) => host.dispatch(token, sendOf(`m${index}`)));
      await until(() => release.length === 20);
      expect((await send(`${relay.adminUrl}/readyz`, { method: "GET" })).status).toBe(200);
      expect((await send(`${relay.adminUrl}/metrics`, { method: "GET" })).text).toContain("relay_open_streams 200");
      let isStopped = false;
      const stopping = relay.stop().finally(() => (isStopped = true));
      expect((await send(`${relay.adminUrl}/readyz`, { method: "GET" })).status).toBe(503);
      await until(() => tails.every(({ ended }) => ended !== null));
      expect(new Set(tails.map(({ ended }) => ended))).toEqual(new Set(["end"]));
      await settle();
      expect(isStopped).toBe(false);
      for (const each of release) each();
      for (const reply of await Promise.all(sends)) expect(reply.status).toBe(200);
      await host.run(() => isStopped);
      await stopping;
      expect(host.clock.timers).toBe(0);
      await expect(send(host.url + DISPATCH, { token, body: list })).rejects.toThrow(/ECONNREFUSED|socket hang up/);
    },
  );
});

it(
  "T26 SIGTERM with tails, a running send and idle connections ends the process with 0, and the send has its answer",
  { timeout: 60_000 },
  async () => {
    const host = await openPlainHost({ clock: systemClock });
    const { controlPlane, captain, captainToken } = host.demo;
    const relay = await runRelay({
      CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
      CLANKIE_CAPTAIN_URL: captain.url,
      CLANKIE_CAPTAIN_TOKEN: captainToken,
    });
    const token = host.device();
    const { hostname, port } = new URL(relay.url);
    const head = `POST ${DISPATCH} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 500\r\n\r\n{`;
    // Opened ahead of a request, in the middle of a head, in the middle of a body.
    for (let index = 0; index < 60; index += 1) {
      const socket = connect(Number(port), hostname).on("error", () => {});
      if (index >= 50) socket.write(index % 2 === 0 ? head : head.slice(0, 40));
    }
    const tails: Lines[] = [];
    for (let index = 0; index < 50; index += 1) {
      tails.push(new Lines((await open(relay.url + TAIL, { token, body: tailOf({ waitMs: 20_000 }) })).incoming));
    }
    let release = (): void => {};
    captain.intercept = (request) =>
      request.body.includes('"send"') ? new Promise((resolve) => (release = () => resolve(false))) : false;
    const sending = send(relay.url + DISPATCH, { token, body: sendOf("x") });
    await until(() => captain.requests.some(({ body }) => body.includes('"send"')));
    relay.child.kill("SIGTERM");
    await until(() => tails.every(({ ended }) => ended === "end"), "every tail ended after a whole line");
    release();
    expect((await sending).body).toMatchObject({ result: { status: "accepted" } });
    let exit: number | null = null;
    void relay.exit.then((code) => (exit = code));
    // Far below the deadline of 35 seconds: nobody waits for what nobody has sent.
    await until(() => exit !== null, "the end of the process", 15_000);
    expect(exit).toBe(0);
    expect(relay.output.err).toBe("");
  },
);
