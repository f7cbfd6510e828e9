/**
 * Runs the relay under mixed load on loopback and watches it: tails that come and go, sends with duplicates, broken
 * connections, a captain that fails now and then. Ends by itself; `SOAK_MINUTES` (30) says when. `SOAK_PRIORITY` (0) gives the
 * relay's process another one: on a busy machine, its delays are the machine's otherwise.
 */
import { fork } from "node:child_process";
import { loadavg, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { startDemo } from "../relay/demo/demo.ts";
import { Load } from "./soak/load.ts";
import { runRelayRole } from "./soak/relay-role.ts";
import type { State } from "./soak/relay-role.ts";
import { judge } from "./soak/verdict.ts";
import type { Sample } from "./soak/verdict.ts";

/** More than the relay remembers of sends, and more events than a shared read keeps. */
const FILL_SENDS = 4_200;
const FILL_EVENTS = 1_100;
const SAMPLES = 60;
const SAMPLE_MAX_MS = 30_000;

async function soak(minutes: number): Promise<void> {
  const nowhere = pino.destination({ dest: "/dev/null", sync: false });
  const { controlPlane, captain, captainToken, stop } = await startDemo({ out: nowhere, err: nowhere });
  const child = fork(fileURLToPath(import.meta.url), ["relay"], {
    execArgv: ["--import", "tsx", "--expose-gc"],
    env: {
      ...process.env,
      CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
      CLANKIE_CAPTAIN_URL: captain.url,
      CLANKIE_CAPTAIN_TOKEN: captainToken,
    },
  });
  const priority = Number(process.env["SOAK_PRIORITY"] ?? 0);
  if (priority !== 0) setPriority(child.pid ?? 0, priority);
  const hear = <Told>(): Promise<Told> =>
    new Promise((resolve) => child.once("message", (told) => resolve(told as Told)));
  const url = await hear<string>();
  const ask = (question: "state" | "restart"): Promise<State> => {
    child.send(question);
    return hear<State>();
  };
  const tokens = Array.from({ length: 50 }, (_, index) => controlPlane.devices.add(`device-${index}`).token);
  const load = new Load(url, tokens);
  const machine = `load average ${loadavg()[0]?.toFixed(1)}, relay at priority ${priority}`;
  console.log(`soak: ${minutes} minutes, Node ${process.version}, ${machine}`);
  await load.fill(FILL_SENDS);
  for (let index = 0; index < FILL_EVENTS; index += 1) captain.conversations.say("global-default", "Before the soak.");
  let requests = 0;
  captain.intercept = (_incoming, response) => {
    requests += 1;
    if (requests % 500 !== 0) return false;
    response.destroy();
    return true;
  };
  const timers = [
    setInterval(() => load.step(), 20),
    setInterval(() => captain.conversations.say("global-default", "An event of the soak."), 200),
  ];
  const startedAt = performance.now();
  const elapsed = (): number => (performance.now() - startedAt) / 60_000;
  const every = Math.min(SAMPLE_MAX_MS, (minutes * 60_000) / SAMPLES);
  const samples: Sample[] = [];
  while (elapsed() < minutes) {
    await new Promise((resolve) => setTimeout(resolve, every));
    // The first quarter is warm-up: its delays do not count.
    const isWarm = elapsed() > minutes / 4;
    const sample = { ...(await ask(isWarm ? "state" : "restart")), atMinutes: elapsed() };
    samples.push(sample);
    console.log(`${render(sample)}  ${load.summary}`);
  }
  for (const timer of timers) clearInterval(timer);
  load.end();
  child.kill();
  await stop();
  const { lines, holds } = judge(samples);
  console.log(["", ...lines].join("\n"));
  if (!holds) process.exitCode = 1;
}

function render({ atMinutes, heapBytes, rssBytes, sockets, listeners, delayMs }: Sample): string {
  const mb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`.padStart(8);
  const counts = `sockets ${String(sockets).padStart(3)}  listeners ${String(listeners).padStart(5)}`;
  const time = `${atMinutes.toFixed(1)} min`.padStart(9);
  return `${time}  heap ${mb(heapBytes)}  rss ${mb(rssBytes)}  ${counts}  delay p99 ${delayMs.toFixed(1).padStart(5)} ms`;
}

if (process.argv[2] === "relay") await runRelayRole();
else await soak(Number(process.env["SOAK_MINUTES"] ?? 30));
