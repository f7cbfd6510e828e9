import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../http/refusals.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { startStore, storeProgram } from "../testing/redis-server.ts";
import type { StoreServer } from "../testing/redis-server.ts";
import { until } from "../testing/until.ts";
import { MemorySendRecord } from "./memory-send-record.ts";
import { RedisSendRecord } from "./redis-send-record.ts";
import type { SendOutcome, SendRecord } from "./send-record.ts";

const result = { schemaVersion: 1, status: "accepted", conversationId: "c", runId: "r", revision: 1, safeCursor: "s" };
const accepted = {
  kind: "result",
  result,
  text: JSON.stringify({ op: "send", schemaVersion: 1, result }),
} as unknown as SendOutcome;
const failed: SendOutcome = { kind: "failure", refusal: refusal("conversation_upstream_unavailable") };

type Step =
  | { readonly do: "send"; readonly key: string; readonly ends: "accepted" | "failed" | "later" }
  | { readonly do: "ask"; readonly key: string; readonly travelMs: number }
  | { readonly do: "pass"; readonly ms: number };

const key = fc.constantFrom("a", "b", "c", "d", "e");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("send" as const), key, ends: fc.constantFrom("accepted", "failed", "later") }),
  fc.record({ do: fc.constant("ask" as const), key, travelMs: fc.nat(5_000) }),
  fc.record({
    do: fc.constant("pass" as const),
    ms: fc.oneof(fc.nat(10_000), fc.constantFrom(80_000_000, 86_400_000)),
  }),
);
const history = fc.array(step, { maxLength: 30 });

/** Plays a history and holds each answer against what really happened. */
async function play(record: SendRecord, clock: ManualClock, steps: readonly Step[]): Promise<void> {
  const lastTaken = new Map<string, number>();
  const flying = new Map<string, (outcome: SendOutcome) => Promise<void>>();
  for (const each of steps) {
    if (each.do === "pass") clock.advance(each.ms);
    else if (each.do === "send") {
      const taking = await record.take(each.key);
      lastTaken.set(each.key, clock.now());
      // Of identical sends at one time only one may go on.
      if (flying.has(each.key)) expect(taking.kind).toBe("joined");
      if (taking.kind !== "first") continue;
      flying.set(each.key, taking.finish);
      if (each.ends === "later") continue;
      flying.delete(each.key);
      await taking.finish(each.ends === "accepted" ? accepted : failed);
    } else {
      const arrivedAt = clock.now();
      const found = await record.find(each.key, arrivedAt);
      clock.advance(each.travelMs);
      const takenAt = lastTaken.get(each.key);
      if (found === null || takenAt === undefined) continue;
      const age = clock.now() - takenAt;
      const mayResend = !found.received && age < found.completeForMs;
      expect(mayResend, `age ${age}, ${JSON.stringify(found)}`).toBe(false);
    }
  }
  for (const finish of flying.values()) await finish(failed);
}

/** The model holds for every history. */
const expectHolds = fc.assert;

it("R61 R66 in memory, no history makes a taken send look as if it had not been (100,000)", async () => {
  const property = fc.asyncProperty(
    history,
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
    async (steps, takingsMax, resultsMax) => {
      const clock = new ManualClock();
      await play(new MemorySendRecord({ clock, takingsMax, resultsMax }), clock, steps);
    },
  );
  await expectHolds(property, { seed: 20_261_130, numRuns: Number(process.env["SAMEWIRE_HISTORIES"] ?? 100_000) });
});

describe.skipIf(storeProgram === null)("with a store", () => {
  let store: StoreServer;
  beforeAll(async () => {
    store = await startStore();
  });
  afterAll(() => store.kill());

  let count = 0;
  async function openRecord(clock: ManualClock, more: object = {}): Promise<RedisSendRecord> {
    count += 1;
    const record = RedisSendRecord.open({ url: store.url, clock, prefix: `p${count}:`, ...more });
    await until(() => record.isReady, "a ready store");
    return record;
  }

  it("R61 R66 no history makes a taken send look as if it had not been", async () => {
    const property = fc.asyncProperty(
      history,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      async (steps, takingsMax, resultsMax) => {
        const clock = new ManualClock();
        const record = await openRecord(clock, { takingsMax, resultsMax });
        await play(record, clock, steps);
        await record.close();
      },
    );
    await expectHolds(property, { seed: 20_261_130, numRuns: Number(process.env["SAMEWIRE_STORE_HISTORIES"] ?? 500) });
  });

  it("R52 two relays make one hop of identical sends, and both get the result", async () => {
    const clock = new ManualClock();
    const one = await openRecord(clock, { prefix: "shared:" });
    const two = await openRecord(clock, { prefix: "shared:" });
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
    const found = await two.find("k", clock.now());
    expect(found).toMatchObject({ received: true, retained: result });
    await Promise.all([one.close(), two.close()]);
  });

  it("a relay vouches only for the time it watched, and not across a store that forgot", async () => {
    const clock = new ManualClock();
    const one = await openRecord(clock, { prefix: "watch:" });
    clock.advance(5_000);
    await one.take("k");
    const two = await openRecord(clock, { prefix: "watch:" });
    clock.advance(100);
    expect(await two.find("other", clock.now())).toMatchObject({ received: false, completeForMs: 100 });
    const port = Number(new URL(store.url).port);
    await store.kill();
    await until(() => !one.isReady);
    expect(await one.find("k", clock.now())).toBeNull();
    expect((await one.take("l")).kind).toBe("away");
    store = await startStore(port);
    await until(() => one.isReady && two.isReady);
    clock.advance(7);
    // The relay that has it in flight still knows; the other one does not, and says how little it can say.
    expect(await one.find("k", clock.now())).toMatchObject({ received: true });
    expect(await two.find("k", clock.now())).toMatchObject({ received: false, completeForMs: 7 });
    await Promise.all([one.close(), two.close()]);
  });

  it("a store that may evict is never vouched for", async () => {
    const evicting = await startStore(undefined, ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"]);
    const clock = new ManualClock();
    const record = RedisSendRecord.open({ url: evicting.url, clock });
    await until(() => record.isReady);
    clock.advance(1_000);
    expect(await record.find("k", clock.now())).toMatchObject({ received: false, completeForMs: 0 });
    await record.close();
    await evicting.kill();
  });
});
