import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { DISPATCH, openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list, sendOf, tailOf, terminalTailOf } from "../testing/requests.ts";
import { BODY_BYTES_MAX } from "./read-body.ts";

const invalid = [400, { error: "invalid_conversation_request" }];

it.each([
  ["nothing", ""],
  ["half a text", '{"op":"list"'],
  ["two values", '{"op":"list","schemaVersion":1}{}'],
  ["null", "null"],
  ["a list", "[]"],
  ["another version", '{"op":"list","schemaVersion":2}'],
  ["a byte order mark", "\uFEFF" + JSON.stringify(list)],
  ["malformed UTF-8", Buffer.concat([Buffer.from('{"op":"'), Buffer.from([0xff]), Buffer.from('"}')])],
  ["deep nesting", `{"op":"list","schemaVersion":1,"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
  [
    "many unknown keys",
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]))),
  ],
  ["__proto__", '{"op":"list","schemaVersion":1,"__proto__":{"polluted":1}}'],
  ["too large a number", '{"op":"fleet","schemaVersion":1,"waitMs":1e400}'],
])("R30 %s is refused with a constant body", async (_name, body) => {
  const host = await openHost();
  const reply = await host.dispatch(host.device(), body);
  expect([reply.status, reply.body]).toEqual(invalid);
  expect(host.hops()).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it("R30 the limit is counted while reading, and one byte more closes the connection", async () => {
  const host = await openHost();
  const token = host.device();
  const text = JSON.stringify(list);
  const exact = await host.dispatch(token, text + " ".repeat(BODY_BYTES_MAX - text.length));
  expect(exact.status).toBe(200);
  for (const headers of [{}, { "transfer-encoding": "chunked" }]) {
    const over = await host.dispatch(token, text + " ".repeat(BODY_BYTES_MAX - text.length + 1), { headers });
    expect([over.status, over.body]).toEqual(invalid);
    expect(over.headers.connection).toBe("close");
  }
  expect((await host.dispatch(token, list)).status).toBe(200);
});

it("R31 an unknown key anywhere is refused before any dispatch", async () => {
  const host = await openHost();
  for (const body of [{ ...list, includeSomethingNew: true }, sendOf("x", { priority: 1 })]) {
    const reply = await host.dispatch(host.device(), body);
    expect([reply.status, reply.body]).toEqual(invalid);
  }
  expect(host.hops()).toEqual([]);
});

it.each([
  [TAIL, list, "tail_request_required"],
  [TAIL, terminalTailOf(), "tail_request_required"],
  [TERMINAL_TAIL, tailOf(), "terminal_tail_request_required"],
  [DISPATCH, terminalTailOf(), "terminal_tail_route_required"],
])("R32 R33 %s refuses another route's op (%#)", async (path, body, error) => {
  const host = await openHost();
  const reply = await send(host.url + path, { token: host.device(), body });
  expect([reply.status, reply.body]).toEqual([400, { error }]);
  expect(host.hops()).toEqual([]);
});

it("R33 tail on dispatch is a JSON long poll", async () => {
  const host = await openHost();
  host.demo.captain.conversations.say("global-default", "one");
  const reply = await host.dispatch(host.device(), tailOf());
  expect(reply.body).toMatchObject({ op: "tail", result: { status: "page", events: [{ text: "one" }] } });
});

it("R34 the validated value goes upstream, not the raw body", async () => {
  const host = await openHost();
  await host.dispatch(
    host.device(),
    '{"schemaVersion":1, "op":"create","title":"  padded ","scope":{"kind":"global"},"title":" last "}',
  );
  expect(host.hops("create").map(({ body }) => body)).toEqual([
    { op: "create", schemaVersion: 1, scope: { kind: "global" }, title: "last" },
  ]);
});
