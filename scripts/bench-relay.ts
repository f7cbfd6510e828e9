/**
 * What the relay costs, on loopback: CPU of a request against a bare pass-through that makes the same upstream calls and
 * validates nothing, and a thousand parked tails. Services, relay and pass-through are processes of their own.
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { median, mib, runBare, runRelay, runServices } from "./bench/relay-roles.ts";
import type { Usage } from "./bench/relay-roles.ts";

const loadAgent = new Agent({ keepAlive: true, maxSockets: 32 });
const [role, url = ""] = process.argv.slice(2);
if (role === "services") await runServices();
else if (role === "bare") await runBare(url);
else if (role === "relay") await runRelay(url);
else await bench();

async function bench(): Promise<void> {
  const services = await startRole("services", "");
  const relay = await startRole("relay", services.url);
  const bare = await startRole("bare", services.url);
  try {
    await benchDispatch(relay, bare);
    await benchTails(services, relay);
  } finally {
    for (const { child } of [relay, bare, services]) child.kill();
  }
}

/** Rounds in turn, so that what else the machine does hits both alike; the least disturbed rounds are compared. */
async function benchDispatch(relay: Role, bare: Role): Promise<void> {
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
  console.log(`  ratio  ${median(ratios).toFixed(2)} (least to least ${least.toFixed(2)}), at most 1.20`);
}

/** A thousand devices on one conversation, one event a second. */
async function benchTails(services: Role, relay: Role): Promise<void> {
  const tails = 1_000;
  const seconds = 10;
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
  const start = { ...(await usage(relay)), lines };
  await sleep(seconds * 1_000);
  const end = { ...(await usage(relay)), lines };
  services.child.send("quiet");
  const busy = (end.cpuMicros - start.cpuMicros) / (end.atMicros - start.atMicros);
  const perTail = (end.rssBytes - before.rssBytes) / tails;
  const heapPerTail = (end.heapBytes - before.heapBytes) / tails;
  console.log(`tails: ${tails} of ${tails} devices on one conversation, one event a second, 3 checks an event`);
  console.log(`  lines  ${((end.lines - start.lines) / seconds).toFixed(0)} a second`);
  console.log(`  CPU    ${(busy * 100).toFixed(1)} % of a core, at most 15 %`);
  console.log(
    `  memory ${(perTail / 1024).toFixed(1)} KB resident, ${(heapPerTail / 1024).toFixed(1)} KB heap each, at most 50 KB`,
  );
  for (const stream of streams) stream.destroy();
  await sleep(1_000);
  const after = await usage(relay);
  console.log(
    `  heap   ${mib(before.heapBytes)} before, ${mib(end.heapBytes)} with, ${mib(after.heapBytes)} after they left`,
  );
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
