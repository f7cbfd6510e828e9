import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send, start } from "../testing/http-client.ts";
import { CONVERSATION, fleetOf, list, sendOf, stop, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

const unavailable = [502, { error: "conversation_upstream_unavailable" }];

function answerHops(host: Host, act: (response: ServerResponse) => void): void {
  host.demo.captain.intercept = (_request, response) => {
    act(response);
    return true;
  };
}

it("R36 R37 the hop carries the captain's token and the encoded device id, and nothing of the device's", async () => {
  const host = await openHost();
  const token = host.device("device ü/1");
  await host.dispatch(token, list, { headers: { cookie: "a=b", "x-extra": "1", accept: "text/html" } });
  const [request] = host.demo.captain.requests;
  expect(request?.method).toBe("POST");
  expect(request?.path).toBe("/operator/v1/dispatch");
  const { host: _host, connection: _connection, "content-length": _length, ...headers } = request?.headers ?? {};
  expect(headers).toEqual({
    authorization: `Bearer ${host.demo.captainToken}`,
    "content-type": "application/json",
    "x-clankie-device-id": "device%20%C3%BC%2F1",
  });
  expect(JSON.stringify(request)).not.toContain(token);
});

const wrong = { op: "roster", schemaVersion: 1, seats: [] };
it.each([
  ["a dead connection", (response: ServerResponse) => response.destroy()],
  ["a redirect", (response: ServerResponse) => response.writeHead(307, { location: "/" }).end()],
  ["half a body", (response: ServerResponse) => response.writeHead(200, { "content-length": 99 }).write("{")],
  ["no JSON", (response: ServerResponse) => response.end("<html>")],
  [
    "another content type",
    (response: ServerResponse) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end('{"op":"list","schemaVersion":1,"conversations":[]}'),
  ],
  ["a schema failure", (response: ServerResponse) => response.end('{"op":"list","schemaVersion":1}')],
  ["another op", (response: ServerResponse) => response.end(JSON.stringify(wrong))],
  ["204", (response: ServerResponse) => response.writeHead(204).end()],
  ["its own 401", (response: ServerResponse) => response.writeHead(401).end("{}")],
  ["500", (response: ServerResponse) => response.writeHead(500).end("{}")],
  ["418", (response: ServerResponse) => response.writeHead(418).end("{}")],
] as const)("R38 R42 R45 %s is 502, once", async (name, act) => {
  const host = await openHost();
  answerHops(host, (response) => {
    act(response);
    if (name === "half a body") setImmediate(() => response.destroy());
  });
  const reply = await host.dispatch(host.device(), list);
  expect([reply.status, reply.body]).toEqual(unavailable);
  expect(host.hops().length).toBe(1);
});

it("R37 R38 a hop is given up after 30 s, a parked one 10 s after its wait", async () => {
  const host = await openHost();
  answerHops(host, () => {});
  for (const [body, ms] of [
    [list, 30_000],
    [fleetOf({ cursor: "fleet:1", waitMs: 30_000 }), 40_000],
  ] as const) {
    const before = host.hops().length;
    const reply = host.dispatch(host.device(), body);
    await until(() => host.hops().length > before);
    host.clock.advance(ms - 1);
    await settle();
    host.clock.advance(1);
    expect([(await reply).status, (await reply).body]).toEqual(unavailable);
  }
});

it("R39 R48 unknown keys of a result are dropped, known faults are not", async () => {
  const host = await openHost();
  answerHops(host, (response) =>
    response.end('{"op":"list","schemaVersion":1,"conversations":[],"providerToken":"PRIVATE"}'),
  );
  const reply = await host.dispatch(host.device(), list);
  expect(reply.text).toBe('{"op":"list","schemaVersion":1,"conversations":[]}');
});

it("R40 without a captain token the device is checked all the same, then it is 502", async () => {
  const host = await openHost({ config: { captainToken: null } });
  expect((await host.dispatch("unknown", list)).status).toBe(401);
  const reply = await host.dispatch(host.device(), list);
  expect([reply.status, reply.body]).toEqual(unavailable);
  expect((await host.dispatch(host.device(), stop)).status).toBe(502);
  expect(host.hops()).toEqual([]);
});

it("R41 R42 a definitive refusal keeps its status and loses everything else", async () => {
  const host = await openHost();
  for (const status of [400, 403, 404, 409, 429, 503]) {
    answerHops(host, (response) =>
      response.writeHead(status, { "x-private": "1", "retry-after": "9" }).end('{"error":"PRIVATE"}'),
    );
    const reply = await host.dispatch(host.device(), sendOf(`m${status}`));
    expect([reply.status, reply.body]).toEqual([status, { error: "conversation_upstream_refused" }]);
    expect(reply.headers).not.toHaveProperty("x-private");
    expect(reply.headers).not.toHaveProperty("retry-after");
  }
  host.demo.captain.intercept = null;
  const room = { kind: "room", lane: "discord_presence", targetId: "t" } as const;
  host.demo.captain.conversations.create(room, "Room", "room-1");
  expect((await host.dispatch(host.device(), sendOf("x", { conversationId: "room-1" }))).status).toBe(409);
});

it("R43 a Stop that may have left the relay is uncertain, a refused one is not", async () => {
  const host = await openHost();
  answerHops(host, (response) => response.destroy());
  const uncertain = { op: "stop_task", schemaVersion: 1, result: { outcome: "uncertain" } };
  const reply = await host.dispatch(host.device(), stop);
  expect([reply.status, reply.body]).toEqual([200, uncertain]);
  expect(host.logLines("err")).toMatchObject([{ level: "warn", op: "stop_task", statusCode: 200 }]);
  for (const [status, expected] of [
    [400, 400],
    [403, 403],
    [401, 502],
  ] as const) {
    answerHops(host, (response) => response.writeHead(status).end("{}"));
    expect((await host.dispatch(host.device(), stop)).status).toBe(expected);
  }
  expect((await host.dispatch(host.device(), { ...stop, includeReason: "yes" })).status).toBe(400);
});

it("R44 a client that leaves ends the hop of a read, not that of a send", async () => {
  const host = await openHost();
  const token = host.device();
  let aborted = 0;
  host.demo.captain.intercept = (request) => {
    request.onLeave(() => (aborted += 1));
    return true;
  };
  const reading = start(`${host.url}/operator/v1/dispatch`, { token, body: fleetOf() });
  await until(() => host.hops("fleet").length === 1);
  reading.destroy();
  await until(() => aborted === 1);
  const sending = start(`${host.url}/operator/v1/dispatch`, { token, body: sendOf("x") });
  await until(() => host.hops("send").length === 1);
  sending.destroy();
  await settle();
  expect(aborted).toBe(1);
});

it("R44 a client that leaves while its device is looked at starts no hop", async () => {
  const host = await openHost();
  const release: (() => void)[] = [];
  host.demo.controlPlane.intercept = () => new Promise((resolve) => release.push(() => resolve(false)));
  const leaving = start(`${host.url}/operator/v1/dispatch`, { token: host.device(), body: sendOf("x") });
  await until(() => release.length === 1);
  release.shift()?.();
  await until(() => release.length === 1);
  leaving.destroy();
  await settle();
  release.shift()?.();
  await settle();
  expect(host.hops()).toEqual([]);
});

it("R46 R47 R49 an altered cursor fails closed, an altered title goes out masked", async () => {
  const host = await openHost();
  const title = "sessionId=abc123 continuationToken=def456 providerCredential=ghi789";
  host.demo.captain.conversations.create({ kind: "global" }, title, "conv-1");
  const reply = await host.dispatch(host.device(), list);
  expect(reply.status).toBe(200);
  expect(reply.text).toContain("[REDACTED]");
  expect(reply.text).not.toMatch(/abc123|def456|ghi789/);
  host.demo.captain.conversations.create({ kind: "global" }, "t", "secret=conv-2");
  const failed = await host.dispatch(host.device(), list);
  expect([failed.status, failed.body]).toEqual(unavailable);
});

it("R76 R97 an upstream fault cuts a stream", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf({ waitMs: 20_000 }));
  await host.untilParked();
  answerHops(host, (response) => response.destroy());
  host.demo.captain.conversations.say(CONVERSATION, "one");
  await until(() => stream.ended !== null);
  expect(stream.ended).toBe("cut");
  expect(stream.items.filter(({ kind }) => kind !== "event")).toEqual([]);
});

it("R98 R99 R100 fleet parks at the captain and is authorized again before it goes out", async () => {
  const host = await openHost();
  const token = host.device();
  const parked = host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 }));
  const second = host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 }));
  await until(() => host.demo.captain.fleet.parked === 2);
  host.clock.advance(30_000);
  expect([(await parked).status, (await second).body]).toMatchObject([
    200,
    { snapshot: { cursor: "fleet:1", seats: [{}] } },
  ]);
  const revoked = host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 }));
  await until(() => host.demo.captain.fleet.parked === 1);
  host.revoke("device-a");
  host.demo.captain.fleet.setStatus("busy");
  expect([(await revoked).status, (await revoked).body]).toEqual([401, { error: "revoked" }]);
  expect((await send(`${host.url}/health`)).status).toBe(200);
});
