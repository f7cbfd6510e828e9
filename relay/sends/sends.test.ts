import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { openHost } from "../testing/host.ts";
import { list, receiptOf, replayOf, sendOf } from "../testing/requests.ts";
import { start } from "../testing/http-client.ts";
import { settle, until } from "../testing/until.ts";
import { canonicalJson, sendKey } from "./send-key.ts";

const HOUR = 3_600_000;

it("R53 the key is the hash of the device, a zero byte and the sorted request", async () => {
  const { createHash } = await import("node:crypto");
  expect(canonicalJson({ b: [{ d: 1, c: "ü" }], a: null })).toBe('{"a":null,"b":[{"c":"ü","d":1}]}');
  const text = '{"op":"send","schemaVersion":1,"turn":{"a":1}}';
  const hash = createHash("sha256").update(`device\0${text}`).digest("hex");
  expect(sendKey("device", { a: 1 } as never)).toBe(hash);
});

it("R67 a restart empties everything, and the window says so", async () => {
  const host = await openHost();
  const token = host.device();
  await host.dispatch(token, sendOf("x"));
  host.clock.advance(HOUR);
  const next = await host.demo.restart();
  const { send } = await import("../testing/http-client.ts");
  const reply = await send(`${next.url}/operator/v1/dispatch`, { token, body: receiptOf(sendOf("x"), true) });
  expect(reply.body).toMatchObject({ result: { status: "unknown", record: { received: false, completeForMs: 0 } } });
});

onEachRecord(({ openHost: open }) => {
  it("R52 R18 identical sends make one hop, and each answer is authorized", async () => {
    const host = await open();
    const token = host.device();
    const replies = await Promise.all(Array.from({ length: 20 }, () => host.dispatch(token, sendOf("x"))));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(host.hops("send").length).toBe(1);
    expect(host.checks).toBe(60);
    host.setGrants("device-a", { chat: false });
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(403);
  });

  it("R53 key order, padding and spelling of the JSON do not matter; the device and the turn do", async () => {
    const host = await open();
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    const { turn } = sendOf("x");
    const reversed = Object.fromEntries(Object.entries(turn).toReversed());
    await host.dispatch(
      token,
      ` {"turn":${JSON.stringify({ ...reversed, message: " x " })},"schemaVersion":1.0,"op":"\\u0073end"}`,
    );
    expect(host.hops("send").length).toBe(1);
    await host.dispatch(token, sendOf("y"));
    await host.dispatch(host.device("device-b"), sendOf("x"));
    expect(host.hops("send").length).toBe(3);
  });

  it("R54 another bearer or other grants of the same device keep the key", async () => {
    const host = await open();
    await host.dispatch(host.device("device-a"), sendOf("x"));
    await host.dispatch(host.device("device-a", { steer: false }), sendOf("x"));
    expect(host.hops("send").length).toBe(1);
  });

  it("R55 a result is kept for 24 hours from its first taking", async () => {
    const host = await open();
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    host.clock.advance(24 * HOUR - 1);
    await host.dispatch(token, sendOf("x"));
    expect(host.hops("send").length).toBe(1);
    host.clock.advance(1);
    await host.dispatch(token, sendOf("x"));
    expect(host.hops("send").length).toBe(2);
  });

  it.each([
    ["accepted", 1],
    ["revision_conflict", 1],
    ["seat_undelivered", 1],
    ["seat_delivery_unconfirmed", 1],
    ["seat_offline", 2],
  ])("R56 R57 after %s a duplicate makes %i hops in all", async (status, hops) => {
    const host = await open();
    host.demo.captain.intercept = (_request, response) => {
      const fields = {
        accepted: { runId: "run", revision: 1, safeCursor: "c" },
        revision_conflict: { expectedRevision: 0, currentRevision: 1, safeCursor: "c" },
        seat_undelivered: { currentRevision: 1, safeCursor: "c", detail: "d" },
        seat_delivery_unconfirmed: { currentRevision: 1, safeCursor: "c", detail: "d" },
        seat_offline: { currentRevision: 1, safeCursor: "c" },
      }[status];
      const result = { schemaVersion: 1, status, conversationId: "global-default", ...fields };
      response.end(JSON.stringify({ op: "send", schemaVersion: 1, result }));
      return true;
    };
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    const second = await host.dispatch(token, sendOf("x"));
    expect([second.status, host.hops("send").length]).toEqual([200, hops]);
  });

  it("R57 a failed hop and a kept refusal are not kept", async () => {
    const host = await open();
    const token = host.device();
    host.demo.captain.intercept = (_request, response) => {
      response.destroy();
      return true;
    };
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(502);
    host.demo.captain.intercept = (_request, response) => {
      response.writeHead(409).end("{}");
      return true;
    };
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(409);
    host.demo.captain.intercept = null;
    expect((await host.dispatch(token, sendOf("x"))).body).toMatchObject({ result: { status: "accepted" } });
    expect(host.hops("send").length).toBe(3);
  });

  it("R58 the revision fence is the captain's, and another expected revision another send", async () => {
    const host = await open();
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    const conflict = await host.dispatch(token, sendOf("y"));
    expect([conflict.status, conflict.body]).toMatchObject([
      200,
      { result: { status: "revision_conflict", currentRevision: 1 } },
    ]);
    const again = await host.dispatch(token, sendOf("y", { expectedRevision: 1 }));
    expect(again.body).toMatchObject({ result: { status: "accepted" } });
  });

  it("R59 nothing but send is deduplicated", async () => {
    const host = await open();
    const token = host.device();
    for (const body of [list, list, replayOf(), replayOf()]) await host.dispatch(token, body);
    expect(host.hops().length).toBe(4);
  });

  it("R60 R63 OS1 a receipt comes from the store and never asks the captain", async () => {
    const host = await open();
    const token = host.device();
    const sent = await host.dispatch(token, sendOf("x"));
    const before = host.hops().length;
    const { result } = sent.body as { result: object };
    const plain = await host.dispatch(token, receiptOf(sendOf("x"), false));
    expect(plain.body).toEqual({ op: "send_receipt", schemaVersion: 1, result: { status: "retained", result } });
    host.clock.advance(500);
    const recorded = await host.dispatch(token, receiptOf(sendOf("x"), true));
    const record = { received: true, completeForMs: 500 };
    expect(recorded.body).toEqual({
      op: "send_receipt",
      schemaVersion: 1,
      result: { status: "retained", result, record },
    });
    expect(host.hops().length).toBe(before);
  });

  it("R61 R64 R69 OS13 a failed send is unknown but received, also for no other device", async () => {
    const host = await open();
    const token = host.device();
    host.demo.captain.intercept = (_request, response) => {
      response.destroy();
      return true;
    };
    await host.dispatch(token, sendOf("x"));
    const own = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(own.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
    const other = await host.dispatch(host.device("device-b"), receiptOf(sendOf("x"), true));
    expect(other.body).toMatchObject({ result: { status: "unknown", record: { received: false } } });
    const without = await host.dispatch(token, receiptOf(sendOf("x"), false));
    expect(without.body).toEqual({ op: "send_receipt", schemaVersion: 1, result: { status: "unknown" } });
  });

  it("R64 OS13 a send that found its seat offline left no result, and is recorded all the same", async () => {
    const host = await open();
    const token = host.device();
    host.demo.captain.intercept = (_request, response) => {
      const fields = { status: "seat_offline", conversationId: "global-default", currentRevision: 1, safeCursor: "c" };
      response.end(JSON.stringify({ op: "send", schemaVersion: 1, result: { schemaVersion: 1, ...fields } }));
      return true;
    };
    expect((await host.dispatch(token, sendOf("x"))).body).toMatchObject({ result: { status: "seat_offline" } });
    const receipt = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(receipt.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
  });

  it("R62 R117 a send in flight is unknown at once, and received", async () => {
    const host = await open();
    const token = host.device();
    host.demo.captain.intercept = () => true;
    start(`${host.url}/operator/v1/dispatch`, { token, body: sendOf("x") });
    await until(() => host.hops("send").length === 1);
    const reply = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(reply.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
    await settle();
    expect(host.hops("send").length).toBe(1);
  });

  it("R65 R66 OS12 the window grows from the start of the relay to 24 hours, whatever the wall clock does", async () => {
    let today = Date.parse("2026-01-01T00:00:00Z");
    const host = await open({ today: () => new Date(today) });
    const token = host.device();
    const windowOf = async (): Promise<unknown> => {
      const { body } = await host.dispatch(token, receiptOf(sendOf("x"), true));
      return (body as { result: { record: { completeForMs: number } } }).result.record.completeForMs;
    };
    expect(await windowOf()).toBe(0);
    host.clock.advance(HOUR);
    today += 48 * HOUR;
    expect(await windowOf()).toBe(HOUR);
    today -= 96 * HOUR;
    host.clock.advance(48 * HOUR);
    expect(await windowOf()).toBe(24 * HOUR);
  });

  it("R68 a send that was refused before its hop was not taken", async () => {
    const host = await open();
    const token = host.device("device-a", { chat: false });
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(403);
    expect((await host.dispatch("unknown", sendOf("x"))).status).toBe(401);
    host.setGrants("device-a", {});
    const reply = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(reply.body).toMatchObject({ result: { record: { received: false } } });
  });

  it("R117 a send taken without a captain token is recorded", async () => {
    const host = await open({ config: { captainToken: null } });
    const token = host.device();
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(502);
    const reply = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(reply.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
  });
});
