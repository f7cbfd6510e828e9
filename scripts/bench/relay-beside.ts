/** How long a call takes beside a thousand parked polls, and beside 500 connections that never end their request (T21, T29). */
import { connect } from "node:net";
import type { Socket } from "node:net";
import { Writable } from "node:stream";
import { startDemo } from "../../relay/demo/demo.ts";
import { ALL_GRANTS } from "../../relay/demo/devices.ts";
import { send } from "../../relay/testing/http-client.ts";
import { fleetOf, list } from "../../relay/testing/requests.ts";
import { until } from "../../relay/testing/until.ts";
import { leastP99 } from "./quantiles.ts";

const DISPATCH = "/operator/v1/dispatch";
const PARKED = 1_000;
const SLOW = 500;

/** The 99th percentile of a call's time, as a ratio to that of a relay without company. */
export interface Beside {
  readonly parkedPolls: number;
  readonly slowConnections: number;
}

export async function measureBeside(): Promise<Beside> {
  const demo = await startDemo({ out: nowhere(), err: nowhere() });
  const url = demo.relay.url + DISPATCH;
  const { token } = demo.controlPlane.devices.add("device-a", ALL_GRANTS);
  const p99 = (): Promise<number> =>
    leastP99(8, 100, async () => {
      const { status } = await send(url, { token, body: list });
      if (status !== 200) throw new Error(`status ${status}`);
    });
  try {
    await p99();
    const alone = await p99();
    const slow = Array.from({ length: SLOW }, () => openSlow(demo.relay.url));
    const slowConnections = (await p99()) / alone;
    for (const each of slow) each.destroy();
    const polls = Array.from({ length: PARKED }, () =>
      send(url, { token, body: fleetOf({ cursor: "fleet:1", waitMs: 30_000 }) }),
    );
    const { fleet } = demo.captain;
    await until(() => fleet.parked === PARKED, "every poll parked");
    const parkedPolls = (await p99()) / alone;
    fleet.setStatus("busy");
    await Promise.all(polls);
    return { parkedPolls, slowConnections };
  } finally {
    await demo.stop();
  }
}

function openSlow(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write(`POST ${DISPATCH} HTTP/1.1\r\nhost: x\r\nx-slow: `);
  return socket;
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
