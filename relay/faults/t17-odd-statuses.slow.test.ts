import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { list } from "../testing/requests.ts";

it.each([
  [200, { "content-type": "text/html" }],
  [301, { location: "http://127.0.0.1:1/" }],
  [302, { location: "/health" }],
  [307, { location: "/operator/v1/dispatch" }],
  [204, {}],
  [206, { "content-type": "text/plain" }],
] as const)("T17 R38 status %i of the captain is 502, and nothing is followed", async (status, headers) => {
  const host = await openHost();
  host.demo.captain.intercept = (_request, response) => {
    response.writeHead(status, headers).end(status === 204 ? "" : '{"op":"list","schemaVersion":1,"conversations":[]}');
    return true;
  };
  const reply = await host.dispatch(host.device(), list);
  expect([reply.status, reply.body]).toEqual([502, { error: "conversation_upstream_unavailable" }]);
  expect(host.demo.captain.requests.length).toBe(1);
});

it("T17 an early hint before the result does no harm", async () => {
  const host = await openHost();
  host.demo.captain.intercept = (_request, response) => {
    response.writeEarlyHints({ link: "</x>; rel=preload" });
    return false;
  };
  expect((await host.dispatch(host.device(), list)).status).toBe(200);
});
