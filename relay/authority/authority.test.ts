import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send, start } from "../testing/http-client.ts";
import { list, sendOf, tailOf, terminalTailOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

function answerChecks(host: Host, act: (response: ServerResponse, count: number) => void): void {
  let count = 0;
  host.demo.controlPlane.intercept = (request, response) => {
    if (request.path !== "/v1/devices/self") return false;
    count += 1;
    act(response, count);
    return response.headersSent || response.destroyed;
  };
}

it("R12 R118 neither tailnet headers nor a device id header count for anything", async () => {
  const host = await openHost();
  const headers = {
    "tailscale-user-login": "owner@example.org",
    "x-forwarded-for": "127.0.0.1",
    "x-clankie-device-id": "device-z",
  };
  expect((await send(host.url + TAIL, { headers, body: tailOf() })).status).toBe(401);
  await host.dispatch(host.device("device-a"), list, { headers });
  expect(host.hops("list").map((hop) => hop.headers["x-clankie-device-id"])).toEqual(["device-a"]);
});

it.each(["", "Bearer ", "Bearer    ", "bearer abcdefgh", "Basic abcdefgh", "Token x"])(
  "R13 %j is no bearer, and the control plane is not asked",
  async (authorization) => {
    const host = await openHost();
    const reply = await host.dispatch(null, list, { headers: authorization === "" ? {} : { authorization } });
    expect([reply.status, reply.body]).toEqual([401, { error: "device_authentication_required" }]);
    expect(host.checks).toBe(0);
  },
);

it("R14 R15 R16 the control plane is asked at arrival, before the hop and before the answer, with the device's own bearer", async () => {
  const host = await openHost();
  const token = host.device();
  await host.dispatch(token, list);
  await host.dispatch(token, list);
  expect(host.checks).toBe(6);
  expect(host.demo.controlPlane.requests.every(({ method, bearer }) => method === "GET" && bearer === token)).toBe(
    true,
  );
});

it("R14 a check that takes five seconds is given up", async () => {
  const host = await openHost();
  answerChecks(host, () => {});
  host.demo.controlPlane.intercept = () => true;
  const reply = host.dispatch(host.device(), list);
  await until(() => host.checks === 1);
  host.clock.advance(5_000);
  expect([(await reply).status, (await reply).body]).toEqual([503, { error: "device_authorization_unavailable" }]);
});

it("R16 an invalid bearer is refused before the body is read", async () => {
  const host = await openHost();
  const outgoing = start(host.url + "/operator/v1/dispatch", {
    token: "unknown",
    headers: { "content-length": "500" },
    body: "{",
  });
  const status = await new Promise((resolve) => outgoing.once("response", ({ statusCode }) => resolve(statusCode)));
  expect(status).toBe(401);
});

it.each([
  [(response: ServerResponse) => response.destroy(), 503, "device_authorization_unavailable"],
  ...[500, 502, 503, 408, 429].map(
    (status) =>
      [
        (response: ServerResponse) => response.writeHead(status).end('{"error":"revoked"}'),
        503,
        "device_authorization_unavailable",
      ] as const,
  ),
  [
    (response: ServerResponse) => response.writeHead(302, { location: "/v1/devices/self" }).end(),
    503,
    "device_authorization_unavailable",
  ],
  [(response: ServerResponse) => response.writeHead(204).end(), 503, "device_authorization_unavailable"],
  [(response: ServerResponse) => response.end("{}"), 503, "device_authorization_unavailable"],
  [(response: ServerResponse) => response.writeHead(401).end('{"error":"revoked"}'), 401, "revoked"],
  [(response: ServerResponse) => response.writeHead(403).end('{"error":"expired"}'), 401, "expired"],
  [(response: ServerResponse) => response.writeHead(404).end("SECRET"), 401, "device_authentication_required"],
  [
    (response: ServerResponse) => response.writeHead(400).end('{"error":["revoked"]}'),
    401,
    "device_authentication_required",
  ],
] as const)("R22 R23 an answer of the control plane fails closed (%#)", async (act, status, error) => {
  const host = await openHost();
  answerChecks(host, act);
  const reply = await host.dispatch(host.device(), list);
  expect([reply.status, reply.body]).toEqual([status, { error }]);
  expect(host.hops()).toEqual([]);
  expect(reply.text + host.out.join("") + host.err.join("")).not.toContain("SECRET");
});

it("R24 the record is read tolerantly, and each grant must be stated", async () => {
  const host = await openHost();
  const record = {
    deviceId: "device-a",
    name: "a",
    platform: "ios",
    grants: { chat: true, steer: true, terminalObserve: true, terminalControl: true },
    host: { name: "demo" },
    sessionExpiresAt: "2027-01-01T00:00:00Z",
    somethingNew: 1,
  };
  answerChecks(host, (response) => void response.end(JSON.stringify(record)));
  expect((await host.dispatch(host.device(), list)).status).toBe(200);
  for (const grant of ["chat", "steer", "terminalObserve", "terminalControl"]) {
    const grants: Record<string, unknown> = { ...record.grants };
    delete grants[grant];
    answerChecks(host, (response) => void response.end(JSON.stringify({ ...record, grants })));
    expect((await host.dispatch(host.device(), list)).status).toBe(503);
  }
});

it("R20 another device at a later check ends the request, before the hop and after it", async () => {
  const host = await openHost();
  const record = (deviceId: string, more = {}): string =>
    JSON.stringify({
      deviceId,
      name: "a",
      platform: "ios",
      grants: { chat: true, steer: true, terminalObserve: true, terminalControl: true },
      host: { name: "demo" },
      sessionExpiresAt: "2027-01-01T00:00:00Z",
      ...more,
    });
  for (const [changed, hops] of [
    [2, 0],
    [3, 1],
  ] as const) {
    for (const other of [record("device-b"), record("device-a", { controlScope: "hosted" })]) {
      const before = host.hops().length;
      answerChecks(host, (response, count) => void response.end(count === changed ? other : record("device-a")));
      const reply = await host.dispatch(host.device(), list);
      expect([reply.status, reply.body]).toEqual([401, { error: "device_authentication_required" }]);
      expect(host.hops().length - before).toBe(hops);
    }
  }
});

it("R21 a grant lost after the hop withholds the result", async () => {
  const host = await openHost();
  const token = host.device();
  host.demo.captain.intercept = () => {
    host.setGrants("device-a", { chat: false });
    return false;
  };
  const reply = await host.dispatch(token, sendOf("x"));
  expect([reply.status, reply.body]).toEqual([403, { error: "chat_grant_required" }]);
  expect(host.hops("send").length).toBe(1);
});

it("R26 a terminal tail needs terminalObserve and no chat", async () => {
  const host = await openHost();
  const observer = host.device("device-o", { chat: false, steer: false, terminalControl: false });
  const stream = await host.stream(TERMINAL_TAIL, observer, terminalTailOf());
  await until(() => stream.lines.length === 1);
  expect(stream.items[0]?.kind).toBe("frame");
  const blind = host.device("device-c", { terminalObserve: false });
  const reply = await send(host.url + TERMINAL_TAIL, { token: blind, body: terminalTailOf() });
  expect([reply.status, reply.body]).toEqual([403, { error: "terminal_observe_grant_required" }]);
  stream.leave();
});
