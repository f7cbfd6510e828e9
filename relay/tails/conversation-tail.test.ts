import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { CONVERSATION, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

const say = (host: Host, ...texts: readonly string[]): void => {
  for (const text of texts) host.demo.captain.conversations.say(CONVERSATION, text);
};
function breakControlPlane(host: Host): void {
  host.demo.controlPlane.intercept = (_request, response) => {
    response.writeHead(500).end();
    return true;
  };
}
const parking = { waitMs: 20_000 };

it("R70 R72 events come in order, and a broken stream goes on from the last cursor", async () => {
  const host = await openHost();
  const token = host.device();
  say(host, "1", "2");
  const first = await host.stream(TAIL, token, tailOf(parking));
  await until(() => first.lines.length === 2);
  first.leave();
  say(host, "3");
  const { cursor } = (first.items[1] as unknown as { event: { cursor: string } }).event;
  const second = await host.stream(TAIL, token, tailOf({ ...parking, cursor }));
  await until(() => second.lines.length === 1);
  await host.untilParked();
  say(host, "4");
  await until(() => second.lines.length === 2);
  expect([...first.texts, ...second.texts]).toEqual(["1", "2", "3", "4"]);
});

it("R71 a denial before the first byte is a plain answer", async () => {
  const host = await openHost();
  for (const [token, status, error] of [
    ["unknown", 401, "device_authentication_required"],
    [host.device("device-c", { chat: false }), 403, "chat_grant_required"],
  ] as const) {
    const reply = await send(host.url + TAIL, { token, body: tailOf() });
    expect([reply.status, reply.body]).toEqual([status, { error }]);
  }
});

it.each([
  ["revoked", (host: Host) => host.revoke("device-a")],
  ["chat_grant_required", (host: Host) => host.setGrants("device-a", { chat: false })],
  ["unavailable", (host: Host) => breakControlPlane(host)],
] as const)(
  "R19 R71 R75 R105 %s ends a stream with its frame, and events held back never appear",
  async (reason, deny) => {
    const host = await openHost();
    const stream = await host.stream(TAIL, host.device(), tailOf(parking));
    await host.untilParked();
    deny(host);
    say(host, "never");
    await until(() => stream.ended !== null);
    const failure = { schemaVersion: 1, outcome: "auth_failed", reason };
    expect(stream.items).toEqual([{ kind: "auth_failure", failure }]);
    expect(stream.ended).toBe("end");
    expect(host.logLines("err")).toMatchObject([
      { level: "warn", route: "tail", conversationId: CONVERSATION, surfaceClientId: "surface-a" },
    ]);
  },
);

it("R19 an idle stream ends by itself once its session expires", async () => {
  let today = Date.parse("2026-01-01T00:00:00Z");
  const host = await openHost({ today: () => new Date(today) });
  const stream = await host.stream(TAIL, host.device(), tailOf());
  await host.untilParked();
  today += 8 * 86_400_000;
  for (let step = 0; step < 6; step += 1) {
    host.clock.advance(250);
    await settle();
  }
  await until(() => stream.ended !== null);
  expect(stream.items).toMatchObject([{ kind: "auth_failure", failure: { reason: "expired" } }]);
});

it("R17 each event of a page is authorized once more", async () => {
  const host = await openHost();
  say(host, "1", "2", "3");
  const token = host.device();
  let checks = 0;
  host.demo.controlPlane.intercept = () => {
    checks += 1;
    // Arrival, grant, poll, page, first event: the second event is refused.
    if (checks === 6) host.revoke("device-a");
    return false;
  };
  const stream = await host.stream(TAIL, token, tailOf(parking));
  await until(() => stream.ended !== null);
  expect(stream.items.map(({ kind }) => kind)).toEqual(["event", "auth_failure"]);
});

it.each([
  ["nonsense", "cursor_invalid"],
  ["demo:0", "cursor_expired"],
  ["demo:99", "cursor_reset"],
])("R73 the cursor %s gives one recovery frame and an end", async (cursor, code) => {
  const host = await openHost();
  say(host, "1", "2", "3");
  host.demo.captain.conversations.trim(CONVERSATION, 1);
  const stream = await host.stream(TAIL, host.device(), tailOf({ ...parking, cursor }));
  await until(() => stream.ended !== null);
  expect(stream.items).toMatchObject([{ kind: "recovery", recovery: { code, recoverable: true } }]);
  expect(stream.ended).toBe("end");
});

it("R73 an unknown conversation cannot be recovered", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf({ conversationId: "nowhere" }));
  await until(() => stream.ended !== null);
  expect(stream.items).toMatchObject([
    { kind: "recovery", recovery: { code: "unknown_conversation", recoverable: false } },
  ]);
});

it("R77 R120 an idle stream polls, pauses 250 ms and says nothing", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf());
  await host.untilParked();
  const before = host.checks;
  for (let step = 0; step < 4; step += 1) {
    host.clock.advance(250);
    await settle();
  }
  expect(host.checks - before).toBe(2);
  expect(stream.lines).toEqual([]);
});

it("R78 a draft makes no line, and JSON tail returns it", async () => {
  const host = await openHost();
  const token = host.device();
  const stream = await host.stream(TAIL, token, tailOf(parking));
  await host.untilParked();
  host.demo.captain.conversations.draft(CONVERSATION, "half a");
  await settle();
  const reply = await host.dispatch(token, tailOf());
  expect(reply.body).toMatchObject({ result: { events: [], live: { sequence: 1, text: "half a" } } });
  expect(stream.lines).toEqual([]);
});

it("R79 R88 the last reader that leaves ends the parked hop, one of two does not", async () => {
  const host = await openHost();
  const token = host.device();
  const streams = [await host.stream(TAIL, token, tailOf(parking)), await host.stream(TAIL, token, tailOf(parking))];
  await host.untilParked();
  streams[0]?.leave();
  await settle();
  expect(host.demo.captain.conversations.parked(CONVERSATION)).toBe(1);
  streams[1]?.leave();
  await until(() => host.demo.captain.conversations.parked(CONVERSATION) === 0);
});
