/**
 * Runs the relay under mixed load on loopback and watches it: tails that come and go, sends with duplicates, broken
 * connections, a captain that fails now and then. Ends by itself; `SOAK_MINUTES` (30) says when.
 */
import { fork } from "node:child_process";
import { request, Agent } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { readConfig } from "../relay/config/config.ts";
import type { Config } from "../relay/config/config.ts";
import { startDemo } from "../relay/demo/demo.ts";
import { startRelay } from "../relay/relay.ts";

/** What the relay's process says of itself. */
interface State {
  readonly heapBytes: number;
  readonly rssBytes: number;
  readonly handles: number;
  readonly delayMs: number;
}

const nowhere = () => pino.destination({ dest: "/dev/null", sync: false });
/** The relay alone in its process, so that what is measured is the relay. */
async function runRelay(): Promise<void> {
  const config = readConfig({ ...process.env, CLANKIE_RELAY_PORT: "0" }) as Config;
  const { url } = await startRelay({ config, out: nowhere(), err: nowhere() });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.on("message", () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().length;
    const state: State = { heapBytes: heapUsed, rssBytes: rss, handles, delayMs: delay.percentile(99) / 1e6 };
    delay.reset();
    process.send?.(state);
  });
  process.send?.(url);
}

async function soak(minutes: number): Promise<void> {
  const { controlPlane, captain, captainToken, stop } = await startDemo({ out: nowhere(), err: nowhere() });
  const child = fork(fileURLToPath(import.meta.url), ["relay"], {
    execArgv: ["--import", "tsx", "--expose-gc"],
    env: {
      ...process.env,
      CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
      CLANKIE_CAPTAIN_URL: captain.url,
      CLANKIE_CAPTAIN_TOKEN: captainToken,
    },
  });
  const url = await new Promise<string>((resolve) => child.once("message", (message) => resolve(String(message))));
  const ask = (): Promise<State> => {
    child.send("state");
    return new Promise((resolve) => child.once("message", (message) => resolve(message as State)));
  };
  const tokens = Array.from({ length: 50 }, (_, index) => controlPlane.devices.add(`device-${index}`).token);
  const load = new Load(url, tokens);
  const until = performance.now() + minutes * 60_000;
  let failing = 0;
  captain.intercept = (_incoming, response) => {
    failing += 1;
    if (failing % 500 !== 0) return false;
    response.destroy();
    return true;
  };
  const timers = [
    setInterval(() => load.step(), 20),
    setInterval(() => captain.conversations.say("global-default", "An event of the soak."), 200),
  ];
  const states: State[] = [];
  const every = Math.min(30_000, (minutes * 60_000) / 12);
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, every));
    const state = await ask();
    states.push(state);
    const mb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`.padStart(9);
    const { heapBytes, rssBytes, handles, delayMs } = state;
    console.log(
      `  heap ${mb(heapBytes)}  rss ${mb(rssBytes)}  handles ${String(handles).padStart(4)}  delay p99 ${delayMs.toFixed(1)} ms  ${load.summary}`,
    );
  }
  for (const timer of timers) clearInterval(timer);
  load.end();
  child.kill();
  await stop();
  judge(states);
}

/** Compares the second quarter with the last: what grows with time grows between them. */
function judge(states: readonly State[]): void {
  const quarter = Math.floor(states.length / 4);
  const mean = (part: readonly State[], of: (state: State) => number): number =>
    part.reduce((sum, state) => sum + of(state), 0) / Math.max(1, part.length);
  const early = states.slice(quarter, 2 * quarter);
  const late = states.slice(-quarter);
  const growth = (of: (state: State) => number): number => mean(late, of) / mean(early, of) - 1;
  const heap = growth(({ heapBytes }) => heapBytes);
  const handles = growth(({ handles: count }) => count);
  const delay = Math.max(...late.map(({ delayMs }) => delayMs));
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(`soak: heap ${percent(heap)}, handles ${percent(handles)}, worst late delay p99 ${delay.toFixed(1)} ms`);
  if (heap > 0.1 || handles > 0.2 || delay > 50) process.exitCode = 1;
}

/** About fifty requests a second, and two hundred tails that are left at random. */
class Load {
  readonly #url: string;
  readonly #tokens: readonly string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 300 });
  readonly #tails: { destroy(): unknown }[] = [];
  #count = 0;
  #answers = 0;
  #broken = 0;

  constructor(url: string, tokens: readonly string[]) {
    this.#url = url;
    this.#tokens = tokens;
  }

  get summary(): string {
    return `${this.#answers} answers, ${this.#broken} broken, ${this.#tails.length} tails`;
  }

  step(): void {
    this.#count += 1;
    const read = { schemaVersion: 1, conversationId: "global-default", surfaceClientId: "soak" };
    const turn = { ...read, expectedRevision: 0, kind: "message", message: `m${Math.floor(this.#count / 8)}` };
    const bodies = [
      { op: "list", schemaVersion: 1 },
      { op: "send", schemaVersion: 1, turn },
      { op: "send_receipt", schemaVersion: 1, turn, record: true },
      { op: "fleet", schemaVersion: 1 },
    ];
    const body = bodies[this.#count % bodies.length] ?? {};
    const outgoing = this.#open("/operator/v1/dispatch", body);
    if (this.#count % 50 === 0) setTimeout(() => outgoing.destroy(), this.#count % 7);
    if (this.#count % 5 === 0) {
      const cursor = this.#count % 100 === 0 ? { cursor: "nonsense" } : {};
      this.#tails.push(
        this.#open("/operator/v1/tail", {
          op: "tail",
          schemaVersion: 1,
          tail: { ...read, ...cursor, limit: 50, waitMs: 5_000 },
        }),
      );
      if (this.#tails.length > 200) this.#tails.splice((this.#count * 31) % 200, 1)[0]?.destroy();
    }
  }

  end(): void {
    for (const tail of this.#tails) tail.destroy();
    this.#agent.destroy();
  }

  #open(path: string, body: object) {
    const authorization = `Bearer ${this.#tokens[this.#count % this.#tokens.length]}`;
    const agent = path.endsWith("dispatch") ? { agent: this.#agent } : { agent: false as const };
    const outgoing = request(this.#url + path, { method: "POST", headers: { authorization }, ...agent });
    outgoing.on("error", () => (this.#broken += 1));
    outgoing.on("response", (incoming) => {
      this.#answers += 1;
      incoming.resume().on("error", () => {});
    });
    outgoing.end(JSON.stringify(body));
    return outgoing;
  }
}

if (process.argv[2] === "relay") await runRelay();
else await soak(Number(process.env["SOAK_MINUTES"] ?? 30));
