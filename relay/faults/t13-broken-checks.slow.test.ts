import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { list, sendOf } from "../testing/requests.ts";

const record = {
  deviceId: "a",
  name: "a",
  platform: "ios",
  host: { name: "h" },
  sessionExpiresAt: "2030-01-01T00:00:00Z",
};
const cases: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ["500", (response) => response.writeHead(500).end()],
  ["HTML", (response) => response.end("<html>ok</html>")],
  ["an empty object", (response) => response.end("{}")],
  ["null", (response) => response.end("null")],
  [
    "grants that are no booleans",
    (response) =>
      response.end(
        JSON.stringify({ ...record, grants: { chat: "yes", steer: 1, terminalObserve: null, terminalControl: [] } }),
      ),
  ],
  [
    "half a body",
    (response) => {
      response.writeHead(200, { "content-length": 900 }).write('{"deviceId":');
      setImmediate(() => response.destroy());
    },
  ],
  ["ten megabytes", (response) => response.end(`"${"x".repeat(10_000_000)}"`)],
  ["malformed UTF-8", (response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
];

it.each(cases)("T13 R23 %s instead of a record lets nothing through", async (_name, act) => {
  const host = await openHost();
  host.demo.controlPlane.intercept = (_request, response) => {
    act(response);
    return true;
  };
  for (const body of [list, sendOf("x")]) {
    const reply = await host.dispatch(host.device(), body);
    expect([reply.status, reply.body]).toEqual([503, { error: "device_authorization_unavailable" }]);
  }
  expect(host.hops()).toEqual([]);
});
