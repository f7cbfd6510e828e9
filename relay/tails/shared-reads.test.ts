import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { CONVERSATION, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

const parking = { waitMs: 20_000 };
const say = (host: Host, ...texts: readonly string[]): void => {
  for (const text of texts) host.demo.captain.conversations.say(CONVERSATION, text);
};
type Page = {
  result: {
    surfaceClientId: string;
    events: { text: string; cursor: string }[];
    nextCursor: string;
    hasMore: boolean;
    status: string;
  };
};

it("R80 R81 R82 readers of one conversation share a read with its own surface id", async () => {
  const host = await openHost();
  const [one, two] = [host.device("device-a"), host.device("device-b")];
  const streams = [
    await host.stream(TAIL, one, tailOf(parking)),
    await host.stream(TAIL, two, tailOf({ ...parking, surfaceClientId: "b" })),
  ];
  await host.untilParked();
  const poll = host.dispatch(two, tailOf({ ...parking, surfaceClientId: "c" }));
  await settle();
  expect(host.demo.captain.conversations.parked(CONVERSATION)).toBe(1);
  say(host, "1");
  await until(() => streams.every(({ lines }) => lines.length === 1));
  expect(((await poll).body as Page).result).toMatchObject({ surfaceClientId: "c", events: [{ text: "1" }] });
  const [first, second] = host.hops("tail").map(({ body }) => body["tail"] as Record<string, unknown>);
  expect(first).toMatchObject({ limit: 500, liveSequence: 0, waitMs: 0 });
  expect(second).toMatchObject({ limit: 500, waitMs: 20_000 });
  expect(String(first?.["surfaceClientId"])).toMatch(/^relay-tail-[0-9a-f-]{36}$/);
  expect(host.hops("replay")).toEqual([]);
});

it("R80 two conversations hold two reads", async () => {
  const host = await openHost();
  host.demo.captain.conversations.create({ kind: "global" }, "t", "conv-2");
  const token = host.device();
  await host.stream(TAIL, token, tailOf(parking));
  await host.stream(TAIL, token, tailOf({ ...parking, conversationId: "conv-2" }));
  await host.untilParked();
  expect(host.demo.captain.conversations.parked("conv-2")).toBe(1);
});

it("R82 R83 each caller has its own limit and cursor, and an empty page at its deadline", async () => {
  const host = await openHost();
  const token = host.device();
  say(host, "1", "2", "3");
  const page = (await host.dispatch(token, tailOf({ limit: 2 }))).body as Page;
  expect(page.result).toMatchObject({ hasMore: true, nextCursor: "demo:2" });
  const rest = (await host.dispatch(token, tailOf({ cursor: page.result.nextCursor }))).body as Page;
  expect(rest.result.events.map(({ text }) => text)).toEqual(["3"]);
  const waiting = host.dispatch(token, tailOf({ cursor: "demo:3", waitMs: 5_000 }));
  await host.untilParked();
  host.clock.advance(5_000);
  expect(((await waiting).body as Page).result).toMatchObject({
    status: "page",
    events: [],
    nextCursor: "demo:3",
    hasMore: false,
  });
});

it("R83 R84 a backward read and a cursor outside the buffer are read alone, the shared read stays parked", async () => {
  const host = await openHost();
  const token = host.device();
  say(host, "1", "2", "3");
  await host.stream(TAIL, token, tailOf({ ...parking, cursor: "demo:3" }));
  await host.untilParked();
  const backward = (await host.dispatch(token, tailOf({ direction: "backward", limit: 2, waitMs: 10 }))).body as Page;
  expect(backward).toMatchObject({ op: "tail", result: { hasOlder: true, events: [{ text: "2" }, { text: "3" }] } });
  const old = (await host.dispatch(token, tailOf({ cursor: "demo:1" }))).body as Page;
  expect(old).toMatchObject({
    op: "tail",
    result: { surfaceClientId: "surface-a", events: [{ text: "2" }, { text: "3" }] },
  });
  expect(host.hops("replay").map(({ body }) => body["replay"])).toMatchObject([
    { direction: "backward" },
    { cursor: "demo:1" },
  ]);
  expect(host.hops("replay").every(({ body }) => !("waitMs" in (body["replay"] as object)))).toBe(true);
  expect(host.demo.captain.conversations.parked(CONVERSATION)).toBe(1);
});

it("R85 an invalid cursor recovers its caller alone", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device("device-a"), tailOf(parking));
  await host.untilParked();
  const reply = await host.dispatch(host.device("device-b"), tailOf({ cursor: "nonsense", waitMs: 100 }));
  expect(reply.body).toMatchObject({ result: { status: "recover", code: "cursor_invalid" } });
  say(host, "1");
  await until(() => stream.lines.length === 1);
  expect(stream.texts).toEqual(["1"]);
});

it("R85 an invalid cursor of the first reader leaves those who came meanwhile alone", async () => {
  const host = await openHost();
  say(host, "1");
  const release: (() => void)[] = [];
  host.demo.captain.intercept = () => new Promise((resolve) => release.push(() => resolve(false)));
  const first = host.dispatch(host.device("device-a"), tailOf({ cursor: "nonsense" }));
  await until(() => release.length === 1);
  const second = host.dispatch(host.device("device-b"), tailOf({ waitMs: 100 }));
  await settle();
  host.demo.captain.intercept = null;
  for (const each of release) each();
  expect((await first).body).toMatchObject({ result: { code: "cursor_invalid" } });
  expect((await second).body).toMatchObject({ result: { events: [{ text: "1" }] } });
});

it("R85 a replaced session recovers all who read from its end", async () => {
  const host = await openHost();
  say(host, "1", "2");
  const streams = [
    await host.stream(TAIL, host.device(), tailOf(parking)),
    await host.stream(TAIL, host.device(), tailOf(parking)),
  ];
  await until(() => streams.every(({ lines }) => lines.length === 2));
  host.demo.captain.intercept = (request, response) => {
    const { op } = JSON.parse(request.body) as { op: string };
    const result = {
      schemaVersion: 1,
      status: "recover",
      conversationId: CONVERSATION,
      code: "cursor_reset",
      recoverable: true,
      resetCursor: "x",
      message: "m",
    };
    response.end(JSON.stringify({ op, schemaVersion: 1, result }));
    return true;
  };
  say(host, "3");
  await until(() => streams.every(({ ended }) => ended === "end"));
  for (const { items } of streams) expect(items.filter(({ kind }) => kind === "recovery").length).toBe(1);
});

it("R86 an idle conversation is dropped after a minute, and a new reader reads anew", async () => {
  const host = await openHost();
  const token = host.device();
  say(host, "1");
  await host.dispatch(token, tailOf());
  host.clock.advance(60_000);
  await host.dispatch(token, tailOf({ cursor: "demo:1" }));
  const cursors = host.hops("tail").map(({ body }) => (body["tail"] as { cursor?: string }).cursor);
  expect(cursors).toEqual([undefined, "demo:1"]);
});

it("R87 only masked results are shared", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf(parking));
  await host.untilParked();
  say(host, "my password: hunter22");
  await until(() => stream.lines.length === 1);
  expect(stream.texts).toEqual(["my [REDACTED]"]);
});

it("R89 a read that answers empty too soon is followed by a pause", async () => {
  const host = await openHost();
  host.demo.captain.intercept = (request, response) => {
    const { op, tail } = JSON.parse(request.body) as { op: string; tail?: { surfaceClientId: string } };
    const result = {
      schemaVersion: 1,
      status: "page",
      conversationId: CONVERSATION,
      surfaceClientId: tail?.surfaceClientId,
      events: [],
      retainedFromCursor: "a",
      nextCursor: "a",
      safeCursor: "a",
      hasMore: false,
    };
    response.end(JSON.stringify({ op, schemaVersion: 1, result }));
    return true;
  };
  await host.stream(TAIL, host.device(), tailOf(parking));
  await settle();
  expect(host.hops("tail").length).toBe(1);
  for (let step = 0; step < 4; step += 1) {
    host.clock.advance(250);
    await settle();
  }
  expect(host.hops("tail").length).toBe(5);
});

it("R91 a revoked device gets its frame while another gets the page", async () => {
  const host = await openHost();
  const kept = await host.stream(TAIL, host.device("device-a"), tailOf(parking));
  const lost = await host.stream(TAIL, host.device("device-b"), tailOf(parking));
  await host.untilParked();
  host.revoke("device-b");
  say(host, "1");
  await until(() => kept.lines.length === 1 && lost.ended !== null);
  expect(kept.texts).toEqual(["1"]);
  expect(lost.items).toMatchObject([{ kind: "auth_failure", failure: { reason: "revoked" } }]);
});
