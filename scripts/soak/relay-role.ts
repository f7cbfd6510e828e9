/** The relay alone in a process of its own, which says what it holds each time it is asked. */
import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pino } from "pino";
import { readConfig } from "../../relay/config/config.ts";
import type { Config } from "../../relay/config/config.ts";
import { startRelay } from "../../relay/relay.ts";

/** What the relay's process says of itself. */
export interface State {
  readonly heapBytes: number;
  readonly rssBytes: number;
  readonly sockets: number;
  readonly timers: number;
  /** Listeners on the process and on everything that is open. */
  readonly listeners: number;
  /** Of the event loop since the last question, milliseconds over the sampling interval. */
  readonly delayMs: number;
  /** Of the event loop since the last `restart`. */
  readonly wholeDelayMs: number;
  readonly cpuMs: number;
  /** How long it had work and no core to do it on: what the machine adds to the delays. Null where nobody counts. */
  readonly waitedMs: number | null;
}

const RESOLUTION_MS = 10;

export async function runRelayRole(): Promise<void> {
  const nowhere = pino.destination({ dest: "/dev/null", sync: false });
  const config = readConfig({ ...process.env, CLANKIE_RELAY_PORT: "0" }) as Config;
  const { url } = await startRelay({ config, out: nowhere, err: nowhere });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const whole = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  for (const each of [delay, whole]) each.enable();
  const p99 = (each: typeof delay): number => Math.max(0, each.percentile(99) / 1e6 - RESOLUTION_MS);
  process.on("message", (message) => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const resources = process.getActiveResourcesInfo();
    const state: State = {
      heapBytes: heapUsed,
      rssBytes: rss,
      sockets: resources.filter((each) => each === "TCPSocketWrap").length,
      timers: resources.filter((each) => each === "Timeout").length,
      listeners: countListeners(),
      delayMs: p99(delay),
      wholeDelayMs: p99(whole),
      cpuMs: (user + system) / 1_000,
      waitedMs: waitedMs(),
    };
    delay.reset();
    if (message === "restart") whole.reset();
    process.send?.(state);
  });
  process.send?.(url);
}

/** Node tells what is open only through this old door. */
function countListeners(): number {
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles(): readonly unknown[] };
  const emitters = [process, ...handles.call(process)].filter((each) => each instanceof EventEmitter);
  return emitters.reduce(
    (sum, each) => sum + each.eventNames().reduce((count, name) => count + each.listenerCount(name), 0),
    0,
  );
}

function waitedMs(): number | null {
  const file = "/proc/self/schedstat";
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6 : null;
}
