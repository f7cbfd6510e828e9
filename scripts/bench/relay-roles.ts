/** The processes of the relay bench: services that answer at once, the relay, and a bare pass-through. */
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { pino } from "pino";
import { startRelay } from "../../relay/relay.ts";

/** What a process has used so far. */
export interface Usage {
  readonly cpuMicros: number;
  readonly atMicros: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

const TOKEN = "a-token-of-the-bench";

/** Device checks and dispatch; `speak` adds an event a second to the one conversation. */
export async function runServices(): Promise<void> {
  const seat = { occupantId: "o", personaId: "p", harness: "claude", status: "idle", title: "A seat of the bench" };
  const seats = Array.from({ length: 10 }, (_, index) => ({
    seatId: `seat-${index}`,
    ...seat,
    summary: "x".repeat(90),
  }));
  const roster = JSON.stringify({ op: "roster", schemaVersion: 1, seats });
  let count = 0;
  let parked: { readonly from: number; readonly answer: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const speak = (): void => {
    count += 1;
    for (const { answer } of parked.splice(0)) answer();
  };
  const server = createServer((incoming, response) => {
    if (incoming.url === "/v1/devices/self") {
      send(response, deviceOf(incoming));
      return;
    }
    void textOf(incoming).then((text) => {
      const body = JSON.parse(text) as {
        op: string;
        tail: { cursor: string; waitMs: number; surfaceClientId: string };
      };
      if (body.op !== "tail") return send(response, roster);
      const from = Number(body.tail.cursor.slice(2));
      const answer = (): void => send(response, pageOf(from, count, body.tail.surfaceClientId));
      if (from < count || body.tail.waitMs === 0) return answer();
      parked.push({ from, answer });
      const timeout = setTimeout(() => {
        parked = parked.filter((each) => each.answer !== answer);
        answer();
      }, body.tail.waitMs);
      response.once("close", () => clearTimeout(timeout));
    });
  });
  server.keepAliveTimeout = 120_000;
  process.on("message", (message) => {
    if (message === "speak") timer = setInterval(speak, 1_000);
    if (message === "quiet") clearInterval(timer);
  });
  await announce(server);
}

export async function runRelay(services: string): Promise<void> {
  const nowhere = pino.destination({ dest: "/dev/null", sync: false, minLength: 4096 });
  const config = {
    controlPlaneUrl: services,
    captainUrl: services,
    captainToken: TOKEN,
    host: "127.0.0.1",
    port: 0,
    adminPort: null,
    sendRecordUrl: null,
  };
  const { url } = await startRelay({ config, out: nowhere, err: nowhere });
  answerUsage();
  process.send?.(url);
}

/** The same calls as the relay makes, and no look at anything. */
export async function runBare(services: string): Promise<void> {
  const pool = new Pool(services, { connections: 128, pipelining: 1 });
  const server = createServer((incoming, response) => {
    void pass(pool, incoming, response).catch(() => response.destroy());
  });
  await announce(server);
}

async function pass(pool: Pool, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization = "" } = incoming.headers;
  const check = async (): Promise<void> => {
    const { body } = await pool.request({ method: "GET", path: "/v1/devices/self", headers: { authorization } });
    await body.text();
  };
  await check();
  const text = await textOf(incoming);
  await check();
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  const { body } = await pool.request({ method: "POST", path: "/operator/v1/dispatch", headers, body: text });
  const answer = await body.text();
  await check();
  response.writeHead(200, { "content-type": "application/json" }).end(answer);
}

function deviceOf({ headers }: IncomingMessage): string {
  return JSON.stringify({
    deviceId: headers.authorization?.slice(7),
    name: "bench",
    platform: "ios",
    grants: { chat: true, steer: true, terminalObserve: true, terminalControl: true },
    host: { name: "bench" },
    sessionExpiresAt: "2030-01-01T00:00:00Z",
  });
}

function pageOf(from: number, to: number, surfaceClientId: string): string {
  const events = Array.from({ length: to - from }, (_, index) => ({
    type: "message",
    schemaVersion: 1,
    conversationId: "c",
    cursor: `c:${from + index + 1}`,
    revision: 1,
    occurredAt: "2026-01-01T00:00:00Z",
    role: "captain",
    text: "An event of about two hundred and sixty bytes, as one would see it in a conversation.",
    streaming: false,
  }));
  const page = { schemaVersion: 1, status: "page", conversationId: "c", surfaceClientId, events, hasMore: false };
  const cursors = { retainedFromCursor: "c:0", nextCursor: `c:${to}`, safeCursor: `c:${to}` };
  return JSON.stringify({ op: "tail", schemaVersion: 1, result: { ...page, ...cursors } });
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) }).end(text);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function announce(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  answerUsage();
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function answerUsage(): void {
  process.on("message", (message) => {
    if (message !== "usage") return;
    // Before the collection: that is the question's cost.
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const used: Usage = {
      cpuMicros: user + system,
      atMicros: performance.now() * 1_000,
      rssBytes: rss,
      heapBytes: heapUsed,
    };
    process.send?.(used);
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function mib(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
