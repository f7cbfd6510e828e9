/** The relay: the HTTP boundary between devices and the captain. Put together here from its parts. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { DestinationStream } from "pino";
import { verifyBy } from "./authority/control-plane.ts";
import { systemClock } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Services } from "./http/operator.ts";
import { makeServer } from "./http/server.ts";
import { Connections } from "./lifecycle/connections.ts";
import { drain } from "./lifecycle/drain.ts";
import { Stopping } from "./lifecycle/stopping.ts";
import { openAdmin } from "./observe/admin.ts";
import { openLog } from "./observe/log.ts";
import { Metrics } from "./observe/metrics.ts";
import { MemorySendRecord } from "./sends/memory-send-record.ts";
import { SendDesk } from "./sends/send-desk.ts";
import type { SendRecord } from "./sends/send-record.ts";
import { SharedReads } from "./tails/shared-reads.ts";
import { captainBy } from "./upstream/captain.ts";
import { openPools } from "./upstream/pools.ts";

export interface RelayOptions {
  readonly config: Config;
  /** Where log lines go: information and warnings. */
  readonly out: DestinationStream;
  readonly err: DestinationStream;
  readonly clock?: Clock;
  /** In memory when absent. */
  readonly sendRecord?: SendRecord;
}

export interface Relay {
  /** Base URL, as bound. */
  readonly url: string;
  /** Base URL of health and metrics; null without an admin listener. */
  readonly adminUrl: string | null;
  /** Lets streams end and sends finish, then closes everything. */
  stop(): Promise<void>;
}

/** Starts listening; rejects when an address cannot be bound. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { config, out, err, clock = systemClock } = options;
  const { sendRecord = new MemorySendRecord({ clock }) } = options;
  const pools = openPools(config.controlPlaneUrl, config.captainUrl);
  const captain = captainBy(pools, clock, config.captainToken);
  const stopping = new Stopping();
  const metrics = new Metrics();
  const services: Services = {
    captain,
    sends: new SendDesk(captain, sendRecord),
    reads: new SharedReads(captain, clock),
    verify: verifyBy(pools, clock),
    stopping,
    log: openLog(out, err),
    metrics,
    streams: new Set(),
  };
  const server = makeServer(services, clock);
  const connections = new Connections(server);
  let admin: Server | null = null;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    admin?.closeAllConnections();
    admin?.close();
    metrics.close();
    services.reads.close();
    await Promise.all([pools.close(), sendRecord.close()]);
  };
  try {
    if (config.adminPort !== null) {
      admin = await openAdmin({ port: config.adminPort, metrics, isReady: () => !stopping.stopped });
    }
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  metrics.watch({
    openStreams: () => services.streams.size,
    queuedBytes: () => [...services.streams].reduce((sum, { queuedBytes }) => sum + queuedBytes, 0),
    runningSends: () => services.sends.running,
    sharedReads: () => services.reads.size,
  });
  const url = urlOf(server, config.host);
  const adminUrl = admin === null ? null : urlOf(admin, "127.0.0.1");
  services.log.info({ address: url, ...(adminUrl === null ? {} : { adminAddress: adminUrl }) }, "listening");
  let stopped: Promise<void> | null = null;
  return {
    url,
    adminUrl,
    stop: () =>
      (stopped ??= drain({ server, connections, stopping, clock, runningSends: () => services.sends.running }).then(
        close,
      )),
  };
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
