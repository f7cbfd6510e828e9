/** A whole host in memory: control plane, captain and relay, wired to each other. For trying out, tests and benches. */
import { randomBytes } from "node:crypto";
import type { DestinationStream } from "pino";
import { systemClock } from "../clock.ts";
import type { Clock } from "../clock.ts";
import { readConfig } from "../config/config.ts";
import type { Config } from "../config/config.ts";
import { startRelay } from "../relay.ts";
import type { Relay } from "../relay.ts";
import type { SendRecord } from "../sends/send-record.ts";
import { openCaptain } from "./captain.ts";
import type { DemoCaptain } from "./captain.ts";
import { openControlPlane } from "./control-plane.ts";
import type { ControlPlane } from "./control-plane.ts";
import { Stack } from "./stack.ts";

export { COMMANDS, runCommand } from "./commands.ts";
export { walkthrough } from "./walkthrough.ts";

export interface DemoOptions {
  readonly out: DestinationStream;
  readonly err: DestinationStream;
  readonly clock?: Clock;
  readonly today?: () => Date;
  /** Changes to the configuration that the demo makes. */
  readonly config?: Partial<Config>;
  readonly sendRecord?: SendRecord;
}

export interface Demo {
  readonly controlPlane: ControlPlane;
  readonly captain: DemoCaptain;
  /** The relay that the demo started with. */
  readonly relay: Relay;
  readonly stack: Stack;
  readonly operatorToken: string;
  /** The token of now: a captain that restarts has another. */
  readonly captainToken: string;
  /** Starts another relay in front of the same services. */
  restart(): Promise<Relay>;
  stop(): Promise<void>;
}

export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { clock = systemClock, today = () => new Date(), out, err, config = {}, sendRecord } = options;
  const operatorToken = secret();
  let captainToken = secret();
  let relay: Relay | null = null;
  const captain = await openCaptain({ clock, today, captainToken: () => captainToken });
  const controlPlane = await openControlPlane({
    today,
    operatorToken,
    relayUrl: () => relay?.url ?? null,
    isRelayUp: () => stack.isHealthy("relay"),
  });
  const defaults = readConfig({ CLANKIE_RELAY_PORT: "0" }) as Config;
  const start = async (): Promise<Relay> => {
    const record = sendRecord === undefined ? {} : { sendRecord };
    const services = { controlPlaneUrl: controlPlane.url, captainUrl: captain.url, captainToken };
    relay = await startRelay({ config: { ...defaults, ...services, ...config }, out, err, clock, ...record });
    return relay;
  };
  const stack = new Stack([
    { name: "control-plane", start: async () => controlPlane.url, stop: async () => {} },
    {
      name: "captain",
      start: async () => captain.url,
      // What it knew stays; what it takes for its own does not.
      stop: async () => void (captainToken = secret()),
    },
    {
      name: "relay",
      follows: "captain",
      start: async () => (await start()).url,
      stop: async () => relay?.stop(),
    },
  ]);
  await stack.start("control-plane");
  await stack.start("captain");
  await stack.start("relay");
  const first = relay as Relay | null;
  if (first === null) throw new Error("no relay");
  return {
    controlPlane,
    captain,
    relay: first,
    stack,
    operatorToken,
    get captainToken() {
      return captainToken;
    },
    restart: start,
    stop: async () => {
      await stack.stopAll();
      await Promise.all([controlPlane.close(), captain.close()]);
    },
  };
}

function secret(): string {
  return randomBytes(18).toString("base64url");
}
