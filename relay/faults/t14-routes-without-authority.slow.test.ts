import { expect, it } from "vitest";
import { DISPATCH, openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list, tailOf, terminalTailOf } from "../testing/requests.ts";

it("T14 R12 R13 no route lets any failed authority through, and all say the same", async () => {
  const host = await openHost();
  const answers = new Set<string>();
  const bodies = { [DISPATCH]: list, [TAIL]: tailOf(), [TERMINAL_TAIL]: terminalTailOf() };
  for (const [path, body] of Object.entries(bodies)) {
    for (const headers of [
      {},
      { authorization: "Bearer" },
      { authorization: "Bearer nobody" },
      { authorization: `Bearer ${host.demo.captainToken}` },
      { authorization: `Bearer ${host.demo.operatorToken}` },
      { authorization: "Basic YTpi" },
      { "x-forwarded-for": "127.0.0.1", "x-forwarded-uri": "/health", "x-original-url": "/health" },
      { "x-http-method-override": "GET", cookie: "session=1" },
    ]) {
      const { status, text, headers: answered } = await send(host.url + path, { headers, body });
      const { date: _date, connection: _connection, "keep-alive": _keep, ...rest } = answered;
      answers.add(JSON.stringify([status, text, rest]));
    }
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain("401");
  expect(host.hops()).toEqual([]);
});

it.each([
  "//operator/v1/dispatch",
  "/operator//v1/dispatch",
  "/operator/v1/../v1/dispatch",
  "/operator/v1/dispatch;a=b",
  "/operator%2fv1%2fdispatch",
  "/OPERATOR/v1/dispatch",
])("T14 R7 the path %s is nowhere", async (path) => {
  const host = await openHost();
  const { request } = await import("node:http");
  const { hostname, port } = new URL(host.url);
  const status = await new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      path,
      method: "POST",
      headers: { authorization: `Bearer ${host.device()}` },
    });
    outgoing.on("response", (incoming) => resolve(incoming.resume().statusCode)).on("error", reject);
    outgoing.end(JSON.stringify(list));
  });
  expect(status).toBe(404);
  expect(host.checks).toBe(0);
});
