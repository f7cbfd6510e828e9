import { expect, it } from "vitest";
import { DISPATCH, openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list, tailOf, terminalTailOf } from "../testing/requests.ts";

it("R1 dispatch takes one JSON request and gives one JSON result", async () => {
  const host = await openHost();
  const reply = await host.dispatch(host.device(), list);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ op: "list", schemaVersion: 1, conversations: [{ isDefault: true }] });
});

it("R2 R3 R11 tails answer with NDJSON", async () => {
  const host = await openHost();
  const token = host.device();
  for (const [path, body] of [
    [TAIL, tailOf()],
    [TERMINAL_TAIL, terminalTailOf()],
  ] as const) {
    const stream = await host.stream(path, token, body);
    expect(stream.status).toBe(200);
    expect(stream.incoming.headers).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    stream.leave();
  }
});

it("R4 there is no WebSocket", async () => {
  const host = await openHost();
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  const reply = await send(host.url + TAIL, { method: "GET", headers, token: host.device() });
  expect(reply.status).toBe(405);
});

it("R5 another method is refused before authentication", async () => {
  const host = await openHost();
  for (const path of [DISPATCH, TAIL, TERMINAL_TAIL]) {
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const reply = await send(host.url + path, { method, token: host.device() });
      expect([reply.status, reply.body]).toEqual([405, { error: "method_not_allowed" }]);
    }
  }
  expect(host.checks).toBe(0);
});

it("R6 R10 health answers any method without authentication", async () => {
  const host = await openHost();
  for (const method of ["GET", "POST"]) {
    const reply = await send(`${host.url}/health`, { method });
    expect([reply.status, reply.text]).toEqual([200, '{"ok":true}']);
    expect(reply.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  }
  expect((await send(`${host.url}/health?x=1`, { method: "GET" })).status).toBe(404);
});

it.each([
  "/",
  "/operator",
  "/operator/v1/dispatch/",
  "//operator/v1/dispatch",
  "/operator/v1/%64ispatch",
  "/v1/devices/self",
  "/operator/v1/approve",
  "/operator/v1/complete",
])("R7 there is nothing at %s", async (path) => {
  const host = await openHost();
  const reply = await send(host.url + path, { token: host.device(), body: list });
  expect([reply.status, reply.text]).toEqual([404, "Not found"]);
  expect(host.checks + host.hops().length).toBe(0);
});

it("R7 an unknown op is refused", async () => {
  const host = await openHost();
  const reply = await host.dispatch(host.device(), { op: "approve", schemaVersion: 1 });
  expect([reply.status, reply.body]).toEqual([400, { error: "invalid_conversation_request" }]);
});

it("R8 the query string does not matter", async () => {
  const host = await openHost();
  const reply = await send(`${host.url}${DISPATCH}?op=close&token=x`, { token: host.device(), body: list });
  expect(reply.status).toBe(200);
});

it("R9 a fault of the relay itself has a constant body", async () => {
  const broken = {
    take: () => Promise.reject(new Error("secret detail")),
    find: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
  const host = await openHost({ sendRecord: broken });
  const { sendOf } = await import("../testing/requests.ts");
  const reply = await host.dispatch(host.device(), sendOf("x"));
  expect([reply.status, reply.body]).toEqual([500, { error: "relay_internal_error" }]);
});
