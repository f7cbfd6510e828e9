/** Numbers for the admin port. Labels come from closed sets: a device id as a label would be a leak and a flood. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Registry } from "prom-client";

export interface Gauges {
  readonly openStreams: () => number;
  /** Bytes written to streams that their connections have not taken. */
  readonly queuedBytes: () => number;
  readonly runningSends: () => number;
  readonly sharedReads: () => number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Counter<"route" | "status">;
  readonly #streamEnds: Counter<"route" | "end">;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    const registers = [this.#registry];
    this.#answers = new Counter({
      name: "relay_answers_total",
      help: "Answers by route and status",
      labelNames: ["route", "status"],
      registers,
    });
    this.#streamEnds = new Counter({
      name: "relay_stream_ends_total",
      help: "Ended streams by route and how they ended",
      labelNames: ["route", "end"],
      registers,
    });
  }

  countAnswer(route: string, status: number): void {
    this.#answers.inc({ route, status });
  }

  countStreamEnd(route: string, end: string): void {
    this.#streamEnds.inc({ route, end });
  }

  watch({ openStreams, queuedBytes, runningSends, sharedReads }: Gauges): void {
    this.#delay.enable();
    const gauge = (name: string, help: string, read: () => number): void => {
      const made: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => made.set(read()) });
    };
    gauge("relay_open_streams", "Open NDJSON streams", openStreams);
    gauge("relay_stream_queue_bytes", "Bytes that readers of streams have not taken", queuedBytes);
    gauge("relay_running_sends", "Sends whose hop has not ended", runningSends);
    gauge("relay_shared_reads", "Conversations with a shared read", sharedReads);
    gauge("relay_event_loop_delay_p99_seconds", "Event loop delay", () => this.#delay.percentile(99) / 1e9);
    gauge("relay_heap_bytes", "Heap in use", () => process.memoryUsage().heapUsed);
    gauge("relay_external_bytes", "Buffers in use outside of the heap", () => process.memoryUsage().external);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#delay.disable();
  }
}
