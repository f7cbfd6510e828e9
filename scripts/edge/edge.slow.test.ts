/** The allowlist on real servers: what is not listed never reaches the upstream, what is arrives as it was sent. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildContract } from "../../generators/contract/build/build.ts";
import type { Contract, Gateway } from "../../generators/contract/contract.ts";
import { emitGateway } from "../../generators/emit/gateway/gateway.ts";
import { loadSchemas } from "../../generators/load/load.ts";
import { admittedRequests, HOST_ID, isAdmitted } from "./admitted.ts";
import { edgeBinary } from "./edge-programs.ts";
import type { EdgeName } from "./edge-programs.ts";
import { startEdge } from "./edge-server.ts";
import type { EdgeServer } from "./edge-server.ts";
import { hostileRequests } from "./hostile-requests.ts";
import { rawRequest, statusOf } from "./raw-request.ts";
import { startUpstream } from "./recording-upstream.ts";
import type { RecordingUpstream } from "./recording-upstream.ts";

const AT_ONCE = 16;
const UPGRADE =
  "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n";

let contract: Contract;
let gateway: Gateway;

beforeAll(async () => {
  const { loaded } = await loadSchemas({
    root: resolve(import.meta.dirname, "../.."),
    families: [{ name: "clankie", patterns: ["schemas/clankie/**/*.ts"] }],
  });
  contract = buildContract(loaded).contract;
  gateway = contract.gateways[0] as Gateway;
});

/**
 * Parts of a request line. Envoy's parser takes white space of any length between them, which RFC 9112 allows (section
 * 3), and forwards the request as it should have come.
 */
function partsOf(line: string, name: EdgeName): readonly string[] {
  return name === "envoy" ? line.split(/[ \t\r]+/) : line.split(" ");
}

/** Sends every hostile request, and tells what came through that must not. */
async function attack(
  name: EdgeName,
  edge: EdgeServer,
  upstream: RecordingUpstream,
): Promise<{ readonly sent: number; readonly refused: number; readonly leaks: readonly string[] }> {
  const hostile = hostileRequests(contract, gateway);
  const leaks: string[] = [];
  let refused = 0;
  let next = 0;
  const worker = async () => {
    for (let each = hostile[next++]; each !== undefined; each = hostile[next++]) {
      const { line, upgrade } = each;
      const further = `Host: edge.example\r\nContent-Length: 0\r\n${upgrade === true ? UPGRADE : ""}`;
      const status = statusOf(await rawRequest(edge.port, `${line}\r\n${further}\r\n`));
      const [method = "", target = "", ...rest] = partsOf(line, name);
      if (rest.length === 1 && isAdmitted(gateway, { method, target })) continue;
      refused += 1;
      if (status > 0 && status < 400) leaks.push(`${status} for ${line.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Whatever arrived must itself be listed, whichever request brought it.
  const strangers = upstream.arrived.filter((each) => !isAdmitted(gateway, each));
  leaks.push(...strangers.map(({ method, target }) => `${method} ${target} reached the upstream`));
  return { sent: hostile.length, refused, leaks };
}

describe.each(["nginx", "caddy", "envoy"] as const)("the allowlist on %s", (name) => {
  const there = edgeBinary(name) !== undefined;
  let upstream: RecordingUpstream;
  let edge: EdgeServer;
  beforeAll(async () => {
    if (!there) return;
    upstream = await startUpstream();
    const files = emitGateway(contract, { root: "gateway" });
    edge = await startEdge(name, { files, family: "clankie", upstreamPort: upstream.port });
  });
  afterAll(async () => {
    if (!there) return;
    await edge.stop();
    await upstream.close();
  });
  afterEach(() => {
    if (there) upstream.arrived.length = 0;
  });

  it.skipIf(!there)("lets every listed request through as it was sent, its body included", async () => {
    const body = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
    for (const { method, target, upgrade } of admittedRequests(gateway)) {
      upstream.arrived.length = 0;
      const head = `${method} ${target} HTTP/1.1\r\nHost: edge.example\r\nContent-Type: application/json\r\nAuthorization: Bearer a\r\n`;
      const carries = method !== "GET";
      const rest = upgrade ? UPGRADE : carries ? `Content-Length: ${body.length}\r\n` : "";
      const answer = await rawRequest(
        edge.port,
        Buffer.concat([Buffer.from(`${head}${rest}\r\n`), carries ? body : Buffer.alloc(0)]),
      );
      expect({ target, status: statusOf(answer) }).toEqual({ target, status: upgrade ? 101 : 200 });
      expect(upstream.arrived).toMatchObject([{ method, target, headers: { authorization: "Bearer a" } }]);
      if (carries) expect(upstream.arrived[0]?.bodyHash).toBe(createHash("sha256").update(body).digest("hex"));
    }
  });

  it.skipIf(!there)(
    "lets nothing else through",
    async () => {
      const { sent, refused, leaks } = await attack(name, edge, upstream);
      process.stdout.write(`${name}: ${sent} requests, ${refused} to be refused, ${leaks.length} leaks\n`);
      expect(leaks).toEqual([]);
      expect(refused).toBeGreaterThan(1000);
    },
    120_000,
  );

  it.skipIf(!there)(
    "is not fooled by a second request within the first, nor by headers that name another path",
    async () => {
      const hidden = "GET /secret HTTP/1.1\r\nHost: edge.example\r\n\r\n";
      const target = `/h/${HOST_ID}/v1/gateway/encrypted`;
      const start = `POST ${target} HTTP/1.1\r\nHost: edge.example\r\n`;
      const tries = [
        `${start}Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
        `${start}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}Content-Length: 0\r\n\r\n${hidden}`,
        `${start}X-Original-URL: /secret\r\nX-Rewrite-URL: /secret\r\nX-HTTP-Method-Override: GET\r\nContent-Length: 0\r\n\r\n`,
        `${start}Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 0\r\n\r\n`,
        `${start}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nContent-Length: 0\r\n\r\n`,
      ];
      // The last request asks the server to close, so that nothing is waited for.
      const last = "GET /end HTTP/1.1\r\nHost: edge.example\r\nConnection: close\r\n\r\n";
      await Promise.all(tries.map((each) => rawRequest(edge.port, each + last, () => false)));
      expect(upstream.arrived.filter((each) => !isAdmitted(gateway, each))).toEqual([]);
      expect(upstream.arrived.filter(({ headers }) => headers.upgrade !== undefined)).toEqual([]);
    },
    120_000,
  );

  it.skipIf(!there)("refuses a body that is too great", async () => {
    const most = gateway.limits["requestBodyBytes"] ?? 0;
    const head = (length: number) =>
      `POST /h/${HOST_ID}/v1/gateway/encrypted HTTP/1.1\r\nHost: edge.example\r\nContent-Length: ${length}\r\n\r\n`;
    const whole = await rawRequest(edge.port, Buffer.concat([Buffer.from(head(most)), Buffer.alloc(most)]));
    expect(statusOf(whole)).toBe(200);
    upstream.arrived.length = 0;
    const over = await rawRequest(edge.port, Buffer.concat([Buffer.from(head(most + 1)), Buffer.alloc(most + 1)]));
    expect([413, 502]).toContain(statusOf(over));
    expect(upstream.arrived).toEqual([]);
  });

  it.skipIf(!there)("passes a stream line by line", async () => {
    let proceed: () => void = () => {};
    upstream.answer = (_request, response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      let line = 0;
      proceed = () => {
        line += 1;
        if (line > 3) response.end();
        else response.write(`{"line":${line}}\n`);
      };
      proceed();
    };
    let seen = 0;
    // The upstream writes a line only when the one before has come through.
    const received = await rawRequest(
      edge.port,
      `POST /h/${HOST_ID}/v1/gateway/encrypted HTTP/1.1\r\nHost: edge.example\r\nContent-Length: 0\r\n\r\n`,
      (text) => {
        const lines = (text.match(/\{"line":\d\}/g) ?? []).length;
        for (; seen < lines; seen += 1) proceed();
        return lines === 3;
      },
    );
    upstream.answer = (_request, response) => response.end("upstream");
    expect(received.match(/\{"line":\d\}/g)).toEqual(['{"line":1}', '{"line":2}', '{"line":3}']);
  });
});

it.skipIf(edgeBinary("nginx") === undefined)(
  "the hostile requests find what a map of nginx's own path lets through",
  async () => {
    const naive = emitGateway(contract, { root: "gateway" }).map(({ path, text }) => ({
      path,
      text: text.replace("map $request ", 'map "$request_method $uri HTTP/1.1" ').replaceAll("\\\\z", "$"),
    }));
    const upstream = await startUpstream();
    const edge = await startEdge("nginx", { files: naive, family: "clankie", upstreamPort: upstream.port });
    try {
      expect((await attack("nginx", edge, upstream)).leaks.length).toBeGreaterThan(100);
    } finally {
      await edge.stop();
      await upstream.close();
    }
  },
);
