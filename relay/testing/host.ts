import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterEach } from "vitest";
import type { DeviceGrantSet } from "../../generated/typescript/clankie/devices.ts";
import type { Clock } from "../clock.ts";
import { startDemo } from "../demo/demo.ts";
import type { Demo, DemoOptions } from "../demo/demo.ts";
import { ALL_GRANTS } from "../demo/devices.ts";
import type { JsonRequest } from "../demo/json-server.ts";
import { Lines, open, send } from "./http-client.ts";
import type { Reply, Sending } from "./http-client.ts";
import { ManualClock } from "./manual-clock.ts";
import { CONVERSATION } from "./requests.ts";
import { settle, until } from "./until.ts";

export const DISPATCH = "/operator/v1/dispatch";
export const TAIL = "/operator/v1/tail";
export const TERMINAL_TAIL = "/operator/v1/terminal-tail";

export interface HostOptions extends Partial<Omit<DemoOptions, "clock">> {
  /** A clock that the test moves unless it gives another. */
  readonly clock?: Clock;
}

/** The demo host under test, with what tests ask of it. */
export class Host {
  readonly demo: Demo;
  readonly clock: ManualClock;
  readonly out: string[];
  readonly err: string[];

  constructor(demo: Demo, clock: ManualClock, out: string[], err: string[]) {
    this.demo = demo;
    this.clock = clock;
    this.out = out;
    this.err = err;
  }

  get url(): string {
    return this.demo.relay.url;
  }

  /** A paired device's bearer. */
  device(deviceId = "device-a", grants: Partial<DeviceGrantSet> = {}): string {
    return this.demo.controlPlane.devices.add(deviceId, { ...ALL_GRANTS, ...grants }).token;
  }

  setGrants(deviceId: string, grants: Partial<DeviceGrantSet>): void {
    const device = this.demo.controlPlane.devices.find(deviceId);
    if (device !== null) device.grants = { ...ALL_GRANTS, ...grants };
  }

  revoke(deviceId: string): void {
    const device = this.demo.controlPlane.devices.find(deviceId);
    if (device !== null) device.isRevoked = true;
  }

  dispatch(token: string | null, body: Sending["body"], rest: Sending = {}): Promise<Reply> {
    return send(this.url + DISPATCH, { token, body, ...rest });
  }

  async stream(path: string, token: string, body: Sending["body"]): Promise<Lines> {
    return new Lines((await open(this.url + path, { token, body })).incoming);
  }

  /** What the captain was asked, with its parsed body. */
  hops(op?: string): { readonly op: string; readonly headers: JsonRequest["headers"]; readonly body: Hop }[] {
    return this.demo.captain.requests
      .map(({ headers, body }) => ({ headers, body: JSON.parse(body) as Hop }))
      .map((hop) => ({ ...hop, op: hop.body.op }))
      .filter((hop) => op === undefined || hop.op === op);
  }

  get checks(): number {
    return this.demo.controlPlane.requests.filter(({ path }) => path === "/v1/devices/self").length;
  }

  /** Lets the shared read of the default conversation come to rest at the captain. */
  async untilParked(count = 1): Promise<void> {
    const parked = (): boolean => this.demo.captain.conversations.parked(CONVERSATION) === count;
    for (let step = 0; step < 20 && !parked(); step += 1) {
      await settle();
      if (!parked()) this.clock.advance(250);
    }
    await until(parked, `${count} parked reads`);
  }

  /** Moves the clock in small steps until something has come about. */
  async run(isTrue: () => boolean): Promise<void> {
    for (let step = 0; step < 200 && !isTrue(); step += 1) {
      await settle(10);
      if (!isTrue()) this.clock.advance(50);
    }
    await until(isTrue);
  }

  /** Stops everything, moving the clock for as long as that takes. */
  async stop(): Promise<void> {
    let isStopped = false;
    const stopping = this.demo.stop().finally(() => (isStopped = true));
    while (!isStopped) {
      this.clock.advance(50);
      await setImmediate();
    }
    await stopping;
  }

  logLines(stream: "out" | "err"): Record<string, unknown>[] {
    return this[stream]
      .join("")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }
}

/** A hop's body, loosely: tests look at single fields. */
export interface Hop {
  readonly op: string;
  readonly [key: string]: unknown;
}

const running = new Set<Host>();
afterEach(async () => {
  for (const host of running) await host.stop();
  running.clear();
});

/** A host for one test; it is stopped afterwards. */
export async function openHost(options: HostOptions = {}): Promise<Host> {
  const { clock = new ManualClock(), ...rest } = options;
  const out: string[] = [];
  const err: string[] = [];
  const demo = await startDemo({ clock, out: sink(out), err: sink(err), ...rest });
  const manual = clock instanceof ManualClock ? clock : new ManualClock();
  const host = new Host(demo, manual, out, err);
  running.add(host);
  return host;
}

function sink(into: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      into.push(String(chunk));
      done();
    },
  });
}
