import { connect } from "node:net";
import { expect, it } from "vitest";
import { DISPATCH, openHost } from "../testing/host.ts";
import { list } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it(
  "T21 heads that never end are answered 408 by the listener, and good requests go on meanwhile",
  { timeout: 60_000 },
  async () => {
    const host = await openHost();
    const token = host.device();
    const { hostname, port } = new URL(host.url);
    let ended = 0;
    const answers = new Set<string>();
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname);
      socket.setEncoding("latin1").on("data", (text: string) => answers.add(text.split("\r\n")[0] ?? ""));
      socket.on("error", () => {}).on("close", () => (ended += 1));
      socket.write(`POST ${DISPATCH} HTTP/1.1\r\nhost: x\r\nx-slow: `);
      return socket;
    });
    for (let index = 0; index < 20; index += 1) expect((await host.dispatch(token, list)).status).toBe(200);
    // The listener's own five seconds: node:http knows no other clock.
    await until(() => ended === slow.length, "slow heads cut", 20_000);
    expect([...answers]).toEqual(["HTTP/1.1 408 Request Timeout"]);
  },
);
