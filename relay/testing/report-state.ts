import { setImmediate } from "node:timers/promises";

/** Loaded before the relay in a test's own process of it: tells the test what the process holds, each time it asks. */
export interface ProcessState {
  /** Bytes in use after a collection: the heap, and the buffers outside of it. */
  readonly liveBytes: number;
  readonly sockets: number;
  readonly timers: number;
}

process.on("message", () => void report());
// Asking must not keep a relay alive that has been told to stop.
process.channel?.unref();

async function report(): Promise<void> {
  // Buffers are let go of in steps: what a collection finds, the next one frees.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string): number => resources.filter((each) => each === kind).length;
  const state: ProcessState = {
    liveBytes: heapUsed + external,
    sockets: count("TCPSocketWrap"),
    timers: count("Timeout"),
  };
  process.send?.(state);
}
