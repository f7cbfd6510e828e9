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
  readonly relay: Relay;
  readonly operatorToken: string;
  readonly captainToken: string;
  /** Starts another relay in front of the same services. */
  restart(): Promise<Relay>;
  stop(): Promise<void>;
}

export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { clock = systemClock, today = () => new Date(), out, err, config = {}, sendRecord } = options;
  const operatorToken = randomBytes(18).toString("base64url");
  const captainToken = randomBytes(18).toString("base64url");
  let relay: Relay | null = null;
  const captain = await openCaptain({ clock, today, captainToken });
  const controlPlane = await openControlPlane({
    today,
    operatorToken,
    relayUrl: () => relay?.url ?? null,
    ensureRelay: async () => relay !== null && (await isHealthy(relay)),
  });
  const defaults = readConfig({ CLANKIE_RELAY_PORT: "0" }) as Config;
  const services = { controlPlaneUrl: controlPlane.url, captainUrl: captain.url, captainToken };
  const start = async (): Promise<Relay> => {
    const record = sendRecord === undefined ? {} : { sendRecord };
    relay = await startRelay({ config: { ...defaults, ...services, ...config }, out, err, clock, ...record });
    return relay;
  };
  return {
    controlPlane,
    captain,
    relay: await start(),
    operatorToken,
    captainToken,
    restart: start,
    stop: async () => {
      await relay?.stop();
      await Promise.all([controlPlane.close(), captain.close()]);
    },
  };
}

async function isHealthy({ url }: Relay): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).status === 200;
  } catch {
    return false;
  }
}
