import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { startStore, storeProgram } from "../testing/redis-server.ts";
import type { StoreServer } from "../testing/redis-server.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";
import { RedisSendRecord } from "./redis-send-record.ts";

describe.skipIf(storeProgram === null)("a relay with a shared record", () => {
  let store: StoreServer;
  beforeAll(async () => {
    store = await startStore();
  });
  afterAll(() => store.kill());

  let count = 0;
  async function openShared(): Promise<{ host: Host; record: RedisSendRecord }> {
    const clock = new ManualClock();
    count += 1;
    const record = RedisSendRecord.open({ url: store.url, clock, prefix: `host${count}:` });
    await until(() => record.isReady);
    return { host: await openHost({ clock, sendRecord: record }), record };
  }

  it("R52 R56 identical sends make one hop, at once and later", async () => {
    const { host } = await openShared();
    const token = host.device();
    const replies = await Promise.all(Array.from({ length: 200 }, () => host.dispatch(token, sendOf("x"))));
    replies.push(await host.dispatch(token, sendOf("x")));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(host.hops("send").length).toBe(1);
  });

  it("R57 R61 R64 a failed hop is not kept, and is recorded", async () => {
    const { host } = await openShared();
    const token = host.device();
    host.demo.captain.intercept = (_request, response) => {
      response.writeHead(409).end("{}");
      return true;
    };
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(409);
    const failed = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(failed.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
    host.demo.captain.intercept = null;
    expect((await host.dispatch(token, sendOf("x"))).body).toMatchObject({ result: { status: "accepted" } });
    expect(host.hops("send").length).toBe(2);
  });

  it("R60 R63 R69 receipts tell one device from another", async () => {
    const { host } = await openShared();
    const token = host.device();
    const sent = await host.dispatch(token, sendOf("x"));
    host.clock.advance(500);
    const own = await host.dispatch(token, receiptOf(sendOf("x"), true));
    const { result } = sent.body as { result: object };
    expect(own.body).toMatchObject({
      result: { status: "retained", result, record: { received: true, completeForMs: 500 } },
    });
    const other = await host.dispatch(host.device("device-b"), receiptOf(sendOf("x"), true));
    expect(other.body).toMatchObject({ result: { status: "unknown", record: { received: false } } });
  });

  it("while the store is away a send is refused before any hop, and goes through later", async () => {
    const { host, record } = await openShared();
    const token = host.device();
    const port = Number(new URL(store.url).port);
    await store.kill();
    await until(() => !record.isReady);
    for (const body of [sendOf("x"), receiptOf(sendOf("x"), true)]) {
      const refused = await host.dispatch(token, body);
      expect([refused.status, refused.body]).toEqual([503, { error: "send_record_unavailable" }]);
    }
    expect(host.hops()).toEqual([]);
    store = await startStore(port);
    await until(() => record.isReady);
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(200);
    expect((await send(`${host.url}/health`)).status).toBe(200);
  });
});
