import { connect } from "node:net";
import { expect, it } from "vitest";
import { DISPATCH, openHost } from "../testing/host.ts";
import { list } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

/** How the connections of one kind went. */
interface Slow {
  ended: number;
  readonly answers: Set<string>;
}

it(
  "T21 heads and bodies that never end are answered 408 by the listener, and keep no good request from its answer",
  { timeout: 60_000 },
  async () => {
    const host = await openHost();
    const token = host.device();
    const { hostname, port } = new URL(host.url);
    const openSlow = (count: number, start: string): Slow => {
      const slow: Slow = { ended: 0, answers: new Set() };
      for (let index = 0; index < count; index += 1) {
        const socket = connect(Number(port), hostname);
        socket.setEncoding("latin1").on("data", (text: string) => slow.answers.add(text.split("\r\n")[0] ?? ""));
        socket.on("error", () => {}).on("close", () => (slow.ended += 1));
        socket.write(`POST ${DISPATCH} HTTP/1.1\r\nhost: x\r\n${start}`);
      }
      return slow;
    };
    const heads = openSlow(250, "x-slow: ");
    const bodies = openSlow(250, `authorization: Bearer ${token}\r\ncontent-length: 500\r\n\r\n{`);
    // How long they take, to a relay without slow clients, is measured by `pnpm bench relay`.
    const good = Array.from({ length: 200 }, () => host.dispatch(token, list));
    expect(new Set((await Promise.all(good)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(bodies.ended).toBe(0);
    // The listener's own 5 and 15 seconds, looked at each second: node:http knows no other clock.
    await until(() => heads.ended === 250, "slow heads cut", 10_000);
    await until(() => bodies.ended === 250, "slow bodies cut", 20_000);
    expect([...heads.answers, ...bodies.answers]).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
    expect(new Set(host.hops().map(({ op }) => op))).toEqual(new Set(["list"]));
  },
);
