/** Stops a server without breaking anybody: ends parked reads and streams, waits for running sends, then closes. */
import type { Server } from "node:http";
import { pause } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { Stopping } from "./stopping.ts";

/** Longer than the hop of a send may take. */
const DEADLINE_MS = 35_000;
const IDLE_SWEEP_MS = 50;

export interface DrainOptions {
  readonly server: Server;
  readonly stopping: Stopping;
  readonly clock: Clock;
  /** Sends still on their way: their hops end before the relay does. */
  readonly runningSends: () => number;
}

export async function drain({ server, stopping, clock, runningSends }: DrainOptions): Promise<void> {
  let isClosed = false;
  server.close(() => (isClosed = true));
  stopping.begin();
  const deadline = clock.now() + DEADLINE_MS;
  while ((!isClosed || runningSends() > 0) && clock.now() < deadline) {
    // A kept connection is idle only after its last answer has gone out.
    server.closeIdleConnections();
    await pause(clock, IDLE_SWEEP_MS);
  }
  server.closeAllConnections();
}
