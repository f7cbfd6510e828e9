import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { acceptedOutcome, failedOutcome } from "../testing/outcomes.ts";
import { mayLackStore, startStore } from "../testing/redis-server.ts";
import type { StoreServer } from "../testing/redis-server.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";
import { RedisSendRecord } from "./redis-send-record.ts";
import type { SendOutcome } from "./send-record.ts";

const accepted = acceptedOutcome();

/** What all records promise is in send-record.test.ts and sends.test.ts; here is what only a shared one has to. */
describe.skipIf(mayLackStore)("a record in a store", () => {
  let store: StoreServer;
  beforeAll(async () => {
    store = await startStore();
  });
  afterAll(() => store.kill());

  let count = 0;
  async function openRecord(clock: ManualClock, prefix?: string): Promise<RedisSendRecord> {
    count += 1;
    const record = RedisSendRecord.open({ url: store.url, clock, prefix: prefix ?? `own${count}:` });
    await until(() => record.isReady, "a ready store");
    return record;
  }
  async function openShared(prefix?: string): Promise<{ host: Host; record: RedisSendRecord }> {
    const clock = new ManualClock();
    const record = await openRecord(clock, prefix);
    return { host: await openHost({ clock, sendRecord: record }), record };
  }
  /** The same server's address, with nothing in it: what a restart without persistence leaves. */
  async function killStore(): Promise<() => Promise<void>> {
    const port = Number(new URL(store.url).port);
    await store.kill();
    return async () => {
      store = await startStore(port);
    };
  }

  it("R52 two relays make one hop of identical sends, and both get the result", async () => {
    const clock = new ManualClock();
    const [one, two] = [await openRecord(clock, "two:"), await openRecord(clock, "two:")];
    const [first, second] = [await one.take("k"), await two.take("k")];
    expect([first.kind, second.kind]).toEqual(["first", "joined"]);
    if (first.kind === "first") await first.finish(accepted);
    if (second.kind !== "joined") throw new Error("not joined");
    let got: SendOutcome | null = null;
    void second.outcome.then((outcome) => (got = outcome));
    await until(() => {
      clock.advance(10);
      return got !== null;
    });
    expect(got).toEqual(accepted);
    clock.advance(1_000);
    expect(await two.find("k", clock.now())).toMatchObject({ received: true, retained: { status: "accepted" } });
    await Promise.all([one.close(), two.close()]);
  });

  it("R52 R57 a relay that waits for another's hop learns of its failure, and a later retry is dispatched", async () => {
    const clock = new ManualClock();
    const [one, two] = [await openRecord(clock, "fails:"), await openRecord(clock, "fails:")];
    const [first, second] = [await one.take("k"), await two.take("k")];
    if (first.kind !== "first" || second.kind !== "joined") throw new Error("not joined");
    await first.finish(failedOutcome);
    let got: SendOutcome | null = null;
    void second.outcome.then((outcome) => (got = outcome));
    await until(() => {
      clock.advance(10);
      return got !== null;
    });
    expect(got).toEqual(failedOutcome);
    expect((await two.take("k")).kind).toBe("first");
    await Promise.all([one.close(), two.close()]);
  });

  it("R67 a relay that restarts finds what it took, and vouches for nothing before", async () => {
    const { host, record } = await openShared("restart:");
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    host.clock.advance(5_000);
    await record.close();
    const { host: next } = await openShared("restart:");
    const again = next.device();
    const kept = await next.dispatch(again, receiptOf(sendOf("x"), true));
    expect(kept.body).toMatchObject({ result: { status: "retained", record: { received: true, completeForMs: 0 } } });
    await next.dispatch(again, sendOf("x"));
    expect(next.hops("send")).toEqual([]);
  });

  it("R66 a relay vouches only for the time it watched, and not across a store that forgot", async () => {
    const clock = new ManualClock();
    const one = await openRecord(clock, "watch:");
    clock.advance(5_000);
    await one.take("k");
    const two = await openRecord(clock, "watch:");
    clock.advance(100);
    expect(await two.find("other", clock.now())).toMatchObject({ received: false, completeForMs: 100 });
    const startAgain = await killStore();
    await until(() => !one.isReady);
    expect(await one.find("k", clock.now())).toBeNull();
    expect((await one.take("l")).kind).toBe("away");
    await startAgain();
    await until(() => one.isReady && two.isReady);
    clock.advance(7);
    // The relay that has it in flight still knows; the other one does not, and says how little it can say.
    expect(await one.find("k", clock.now())).toMatchObject({ received: true });
    expect(await two.find("k", clock.now())).toMatchObject({ received: false, completeForMs: 7 });
    await Promise.all([one.close(), two.close()]);
  });

  it("R66 a store that may evict is never vouched for", async () => {
    const evicting = await startStore(undefined, ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"]);
    const clock = new ManualClock();
    const record = RedisSendRecord.open({ url: evicting.url, clock });
    await until(() => record.isReady);
    clock.advance(1_000);
    expect(await record.find("k", clock.now())).toMatchObject({ received: false, completeForMs: 0 });
    await record.close();
    await evicting.kill();
  });

  it("while the store is away a send is refused before any hop, and goes through later", async () => {
    const { host, record } = await openShared();
    const token = host.device();
    const startAgain = await killStore();
    await until(() => !record.isReady);
    for (const body of [sendOf("x"), receiptOf(sendOf("x"), true)]) {
      const refused = await host.dispatch(token, body);
      expect([refused.status, refused.body]).toEqual([503, { error: "send_record_unavailable" }]);
    }
    expect(host.hops()).toEqual([]);
    await startAgain();
    await until(() => record.isReady);
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(200);
    expect((await send(`${host.url}/health`)).status).toBe(200);
  });

  it("R57 an outcome that the store could not take is written when it can", async () => {
    const clock = new ManualClock();
    const record = await openRecord(clock, "owed:");
    for (const [key, outcome] of [
      ["kept", accepted],
      ["failed", failedOutcome],
    ] as const) {
      await until(() => record.isReady);
      const taking = await record.take(key);
      if (taking.kind !== "first") throw new Error("not first");
      store.pause();
      const finishing = taking.finish(outcome);
      clock.advance(2_000);
      await finishing;
      // Nor does anything else wait for a store that does not answer.
      const refused = record.take("other");
      await settle();
      clock.advance(2_000);
      expect((await refused).kind).toBe("away");
      store.resume();
    }
    await until(() => record.isReady);
    expect(await record.find("kept", clock.now())).toMatchObject({ received: true, retained: { status: "accepted" } });
    expect((await record.take("failed")).kind).toBe("first");
    // Another relay sees the same.
    const other = await openRecord(clock, "owed:");
    expect(await other.find("kept", clock.now())).toMatchObject({ retained: { status: "accepted" } });
    await Promise.all([record.close(), other.close()]);
  });
});
