/** Stops a server without breaking anybody: ends parked reads and streams, waits for running sends, then closes. */
import type { Server } from "node:http";
import { pause } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { Connections } from "./connections.ts";
import type { Stopping } from "./stopping.ts";

/** Longer than the hop of a send may take. */
const DEADLINE_MS = 35_000;
const IDLE_SWEEP_MS = 50;
/** How long a request that is on its way has left to arrive: as long as the listener gives a head. */
const ARRIVAL_MS = 5_000;

export interface DrainOptions {
  readonly server: Server;
  readonly connections: Connections;
  readonly stopping: Stopping;
  readonly clock: Clock;
  /** Sends still on their way: their hops end before the relay does. */
  readonly runningSends: () => number;
}

export async function drain({ server, connections, stopping, clock, runningSends }: DrainOptions): Promise<void> {
  let isClosed = false;
  server.close(() => (isClosed = true));
  stopping.begin();
  const startedAt = clock.now();
  while ((!isClosed || runningSends() > 0) && clock.now() - startedAt < DEADLINE_MS) {
    // A kept connection is idle only after its last answer has gone out.
    connections.closeIdle();
    if (clock.now() - startedAt > ARRIVAL_MS) connections.closeUnfinished();
    await pause(clock, IDLE_SWEEP_MS);
  }
  server.closeAllConnections();
}
