/** The allowlist for Envoy, which speaks HTTP/2 as well: with its routes evaluated here, and on a real one. */
import { connect } from "node:http2";
import type { ClientHttp2Session } from "node:http2";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildContract } from "../../generators/contract/build/build.ts";
import type { Contract, Gateway } from "../../generators/contract/contract.ts";
import { emitGateway } from "../../generators/emit/gateway/gateway.ts";
import { loadSchemas } from "../../generators/load/load.ts";
import { admittedRequests, isAdmitted } from "./admitted.ts";
import type { RequestHead } from "./admitted.ts";
import { edgeBinary } from "./edge-programs.ts";
import { startEdge } from "./edge-server.ts";
import { hostileRequests } from "./hostile-requests.ts";
import { startUpstream } from "./recording-upstream.ts";

const AT_ONCE = 32;

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

/** What a client may put into the pseudo headers of HTTP/2. */
function isSayable({ target }: RequestHead): boolean {
  return /^[!-~]+$/.test(target);
}

/** Sends requests over HTTP/2, many connections at once, and gives their statuses; 0 for one that was cut off. */
async function statusesOver(port: number, heads: readonly RequestHead[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    let session: ClientHttp2Session | undefined;
    for (let index = next++; index < heads.length; index = next++) {
      // A request that breaks the protocol may end the whole connection.
      if (session === undefined || session.closed || session.destroyed)
        session = connect(`http://127.0.0.1:${port}`).on("error", () => {});
      statuses[index] = await statusOver(session, heads[index] as RequestHead);
    }
    session?.destroy();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

function statusOver(session: ClientHttp2Session, { method, target }: RequestHead): Promise<number> {
  return new Promise((done) => {
    const stream = session.request({ ":method": method, ":path": target, ":authority": "edge.example" });
    stream.on("response", (headers) => done(headers[":status"] ?? 0));
    stream.on("error", () => done(0));
    stream.on("close", () => done(0));
    stream.end();
    stream.resume();
  });
}

it.skipIf(edgeBinary("envoy") === undefined)(
  "lets nothing else through Envoy over HTTP/2",
  async () => {
    const upstream = await startUpstream();
    const files = emitGateway(contract, { root: "gateway" });
    const edge = await startEdge("envoy", { files, family: "clankie", upstreamPort: upstream.port });
    const listed = admittedRequests(gateway).filter(({ upgrade }) => !upgrade);
    const hostile = hostileRequests(contract, gateway).flatMap(({ line }): RequestHead[] => {
      const [method = "", target = "", ...rest] = line.split(" ");
      const head = { method, target };
      return rest.length === 1 && isSayable(head) && !isAdmitted(gateway, head) ? [head] : [];
    });
    try {
      const passed = await statusesOver(edge.port, listed);
      expect(listed.filter((_, index) => passed[index] !== 200)).toEqual([]);
      const statuses = await statusesOver(edge.port, hostile);
      const leaks = hostile.filter((_, index) => (statuses[index] ?? 0) > 0 && (statuses[index] ?? 0) < 400);
      const strangers = upstream.arrived.filter((each) => !isAdmitted(gateway, each));
      process.stdout.write(
        `envoy over HTTP/2: ${hostile.length} requests to be refused, ${leaks.length + strangers.length} leaks\n`,
      );
      expect([...leaks, ...strangers]).toEqual([]);
      expect(hostile.length).toBeGreaterThan(1000);
    } finally {
      await edge.stop();
      await upstream.close();
    }
  },
  120_000,
);

interface EnvoyManager {
  readonly route_config: {
    readonly virtual_hosts: readonly {
      readonly routes: readonly {
        readonly match: {
          readonly headers?: readonly {
            readonly name: string;
            readonly string_match: { readonly exact?: string; readonly safe_regex?: { readonly regex: string } };
          }[];
        };
        readonly route?: object;
      }[];
    }[];
  };
}

describe("the allowlist for Envoy", () => {
  it("lets through what is listed and nothing else, with its routes evaluated here", () => {
    const file = emitGateway(contract, { root: "gateway" }).find(({ path }) => path.endsWith(".envoy.yaml"));
    const manager = parse(file?.text ?? "") as EnvoyManager;
    const routes = manager.route_config.virtual_hosts.flatMap((each) => each.routes);
    const passes = (head: { readonly method: string; readonly target: string; readonly upgrade: boolean }) => {
      const headers: Record<string, string> = { ":method": head.method, ":path": head.target };
      if (head.upgrade) headers["upgrade"] = "websocket";
      const first = routes.find(({ match }) =>
        (match.headers ?? []).every(({ name, string_match: { exact, safe_regex } }) => {
          const value = headers[name];
          if (value === undefined) return false;
          return exact === undefined ? new RegExp(`^(?:${safe_regex?.regex})$`).test(value) : value === exact;
        }),
      );
      return first?.route !== undefined;
    };
    expect(admittedRequests(gateway).filter((each) => !passes(each))).toEqual([]);
    const wrong = hostileRequests(contract, gateway).filter(({ line, upgrade = false }) => {
      const [method = "", target = "", ...rest] = line.split(" ");
      return rest.length === 1 && passes({ method, target, upgrade }) && !isAdmitted(gateway, { method, target });
    });
    expect(wrong).toEqual([]);
    expect(routes.at(-1)).toMatchObject({ match: { prefix: "/" }, direct_response: { status: 404 } });
  });
});
