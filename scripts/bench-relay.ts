/**
 * What the relay costs, on loopback: the time to start, CPU of a request against a bare pass-through that makes the same
 * upstream calls and validates nothing, a thousand parked tails, and how long a call takes beside many that wait. Services,
 * relay and pass-through are processes of their own. Closes with a line for each bound.
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { median, mib, runBare, runRelay, runServices } from "./bench/relay-roles.ts";
import type { Usage } from "./bench/relay-roles.ts";
import { measureBeside } from "./bench/relay-beside.ts";
import { measureStarts } from "./bench/relay-start.ts";

const loadAgent = new Agent({ keepAlive: true, maxSockets: 32 });
const [role, url = ""] = process.argv.slice(2);
if (role === "services") await runServices();
else if (role === "bare") await runBare(url);
else if (role === "relay") await runRelay(url);
else await bench();

/** A figure, and what it may be at most. */
interface Bound {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly unit: string;
}

async function bench(): Promise<void> {
  console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`);
  const bounds: Bound[] = [await benchStart(), ...(await benchBeside())];
  const services = await startRole("services", "");
  const relay = await startRole("relay", services.url);
  const bare = await startRole("bare", services.url);
  try {
    bounds.push(await benchDispatch(relay, bare));
    bounds.push(...(await benchTails(services, relay)));
  } finally {
    for (const { child } of [relay, bare, services]) child.kill();
  }
  for (const { name, value, max, unit } of bounds) {
    console.log(`${value <= max ? "ok  " : "OVER"} ${name}: ${value.toFixed(max < 10 ? 2 : 1)}${unit}, at most ${max}`);
  }
  if (bounds.some(({ value, max }) => value > max)) process.exitCode = 1;
}

async function benchStart(): Promise<Bound> {
  const times = await measureStarts(10);
  const least = Math.min(...times);
  console.log(`start: from spawning \`node scripts/relay.mjs\` to its line that it listens, ${times.length} times`);
  console.log(`  median ${median(times).toFixed(0)} ms (least ${least.toFixed(0)} ms)`);
  // What else the machine does only adds to it.
  return { name: "start", value: least, max: 300, unit: " ms" };
}

/** The bounds of the faults T21 and T29. */
async function benchBeside(): Promise<readonly Bound[]> {
  const { parkedPolls, slowConnections } = await measureBeside();
  return [
    { name: "p99 of a call beside 1,000 parked polls, to alone", value: parkedPolls, max: 2, unit: "" },
    { name: "p99 of a call beside 500 slow connections, to alone", value: slowConnections, max: 2, unit: "" },
  ];
}

/** Rounds in turn, so that what else the machine does hits both alike; the least disturbed rounds are compared. */
async function benchDispatch(relay: Role, bare: Role): Promise<Bound> {
  const rounds = 9;
  const requests = 2_000;
  const costs = { relay: [] as number[], bare: [] as number[] };
  for (const each of [bare, relay]) await load(each.url, 4_000);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, each] of [
      ["bare", bare],
      ["relay", relay],
    ] as const) {
      const before = await usage(each);
      await load(each.url, requests);
      costs[name].push(((await usage(each)).cpuMicros - before.cpuMicros) / requests);
    }
  }
  const ratios = costs.relay.map((cost, round) => cost / (costs.bare[round] ?? cost));
  const line = (name: string, all: readonly number[]): void =>
    console.log(
      `  ${name.padEnd(6)} CPU of a request ${median(all).toFixed(0)} µs (least ${Math.min(...all).toFixed(0)} µs)`,
    );
  console.log(`dispatch: 3 device checks and 1 hop each, ${rounds} rounds of ${requests} in turn`);
  line("bare", costs.bare);
  line("relay", costs.relay);
  const least = Math.min(...costs.relay) / Math.min(...costs.bare);
  console.log(`  ratio  ${median(ratios).toFixed(2)} (least to least ${least.toFixed(2)})`);
  return { name: "CPU of a request, to bare", value: median(ratios), max: 1.2, unit: "" };
}

/** A thousand devices on one conversation, one event a second. */
async function benchTails(services: Role, relay: Role): Promise<readonly Bound[]> {
  const tails = 1_000;
  const seconds = 10;
  const windows = 3;
  const before = await usage(relay);
  let lines = 0;
  const body = {
    op: "tail",
    schemaVersion: 1,
    tail: { schemaVersion: 1, conversationId: "c", surfaceClientId: "s", cursor: "c:0", waitMs: 20_000 },
  };
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const streams = [];
  for (let index = 0; index < tails; index += 1) {
    const headers = { authorization: `Bearer device-${index}` };
    const outgoing = request(`${relay.url}/operator/v1/tail`, { method: "POST", agent, headers });
    outgoing
      .on("error", () => {})
      .on("response", (incoming) => {
        incoming
          .on("data", (chunk: Buffer) => (lines += chunk.toString().split("\n").length - 1))
          .on("error", () => {});
      });
    outgoing.end(JSON.stringify(body));
    streams.push(outgoing);
    if (index % 50 === 49) await sleep(50);
  }
  await sleep(1_500);
  services.child.send("speak");
  await sleep(2_000);
  const shares: number[] = [];
  const rates: number[] = [];
  let last = { ...(await usage(relay)), lines };
  for (let window = 0; window < windows; window += 1) {
    await sleep(seconds * 1_000);
    const now = { ...(await usage(relay)), lines };
    shares.push(((now.cpuMicros - last.cpuMicros) / (now.atMicros - last.atMicros)) * 100);
    rates.push((now.lines - last.lines) / seconds);
    last = now;
  }
  services.child.send("quiet");
  const perTail = (last.rssBytes - before.rssBytes) / tails / 1024;
  const heapPerTail = (last.heapBytes - before.heapBytes) / tails / 1024;
  const list = (values: readonly number[], digits: number): string =>
    values.map((each) => each.toFixed(digits)).join(", ");
  console.log(`tails: ${tails} of ${tails} devices on one conversation, one event a second, 3 checks an event`);
  console.log(`  lines  ${list(rates, 0)} a second in ${windows} windows of ${seconds} s`);
  console.log(`  CPU    ${list(shares, 1)} % of a core`);
  console.log(`  memory ${perTail.toFixed(1)} KB resident, ${heapPerTail.toFixed(1)} KB heap each`);
  for (const stream of streams) stream.destroy();
  await sleep(1_000);
  const after = await usage(relay);
  console.log(
    `  heap   ${mib(before.heapBytes)} before, ${mib(last.heapBytes)} with, ${mib(after.heapBytes)} after they left`,
  );
  return [
    // What else the machine does only adds to it.
    { name: "CPU of a thousand tails", value: Math.min(...shares), max: 15, unit: " % of a core" },
    { name: "memory of a tail", value: Math.max(perTail, heapPerTail), max: 50, unit: " KB" },
  ];
}

interface Role {
  readonly child: ChildProcess;
  readonly url: string;
}

function startRole(name: string, services: string): Promise<Role> {
  const child = fork(fileURLToPath(import.meta.url), [name, services], {
    execArgv: ["--import", "tsx", "--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve) => child.once("message", (message) => resolve({ child, url: String(message) })));
}

function usage({ child }: Role): Promise<Usage> {
  child.send("usage");
  return new Promise((resolve) => child.once("message", (message) => resolve(message as Usage)));
}

/** `count` requests over 32 connections. */
async function load(target: string, count: number): Promise<void> {
  let left = count;
  const body = JSON.stringify({ op: "roster", schemaVersion: 1 });
  const headers = {
    authorization: "Bearer device-0",
    "content-type": "application/json",
    "content-length": body.length,
  };
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        `${target}/operator/v1/dispatch`,
        { method: "POST", agent: loadAgent, headers },
        (incoming) => {
          if (incoming.statusCode !== 200) reject(new Error(`status ${incoming.statusCode}`));
          incoming.resume().on("end", resolve);
        },
      );
      outgoing.on("error", reject).end(body);
    });
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
