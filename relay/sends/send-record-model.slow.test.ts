import { createClient } from "redis";
import fc from "fast-check";
import { afterAll, beforeAll, describe, it } from "vitest";
import { ManualClock } from "../testing/manual-clock.ts";
import { mayLackStore, startStore } from "../testing/redis-server.ts";
import type { StoreServer } from "../testing/redis-server.ts";
import { disastrousHistory, history, play } from "../testing/send-histories.ts";
import type { Bounds, Stage, Step } from "../testing/send-histories.ts";
import { until } from "../testing/until.ts";
import { MemorySendRecord } from "./memory-send-record.ts";
import { RedisSendRecord } from "./redis-send-record.ts";
import type { SendRecord } from "./send-record.ts";

/** `SAMEWIRE_HISTORIES=100000 pnpm soak receipts` plays as many against either record; see scripts/soak.ts. */
const SEED = Number(process.env["SAMEWIRE_SEED"] ?? 20_261_130);
const MEMORY_RUNS = Number(process.env["SAMEWIRE_HISTORIES"] ?? 20_000);
const STORE_RUNS = Number(process.env["SAMEWIRE_HISTORIES"] ?? 500);
/** A shared record tells times by the second. */
const STORE_GRAIN_MS = 1_000;

const bounds = fc.record({ takingsMax: fc.integer({ min: 1, max: 5 }), resultsMax: fc.integer({ min: 1, max: 5 }) });

/** The model holds for every history. */
const expectHolds = fc.assert;
const options = { seed: SEED, verbose: false } as const;

it("T10 R61 R66 in memory, no history makes a taken send look as if it had not been", async () => {
  const property = fc.asyncProperty(history, bounds, async (steps, sizes) => {
    const clock = new ManualClock();
    const record = new MemorySendRecord({ clock, ...sizes });
    await play({ clock, records: [record], restart: never, forget: never }, steps, sizes, 0);
  });
  await expectHolds(property, { ...options, numRuns: MEMORY_RUNS });
}, 600_000);

it("T10 R67 in memory, neither does a restart", async () => {
  const property = fc.asyncProperty(disastrousHistory, bounds, async (steps, sizes) => {
    const clock = new ManualClock();
    const open = async (): Promise<SendRecord> => new MemorySendRecord({ clock, ...sizes });
    const stage: Stage = { clock, records: [await open()], restart: open, forget: async () => {} };
    await play(
      stage,
      steps.filter((step) => step.do !== "forget"),
      sizes,
      null,
    );
  });
  await expectHolds(property, { ...options, numRuns: MEMORY_RUNS });
}, 600_000);

describe.skipIf(mayLackStore)("with a store", () => {
  let store: StoreServer;
  let cleaner: ReturnType<typeof createClient>;
  beforeAll(async () => {
    store = await startStore();
    cleaner = createClient({ url: store.url });
    await cleaner.connect();
  });
  afterAll(async () => {
    cleaner.destroy();
    await store.kill();
  });

  let count = 0;
  /** `relays` relays on one fresh record. */
  async function openStage(relays: number, bounds: object): Promise<Stage> {
    count += 1;
    const prefix = `p${count}:`;
    const clock = new ManualClock();
    const open = async (): Promise<RedisSendRecord> => {
      const record = RedisSendRecord.open({ url: store.url, clock, prefix, ...bounds });
      await until(() => record.isReady, "a ready store");
      return record;
    };
    const records: SendRecord[] = await Promise.all(Array.from({ length: relays }, open));
    const restart = async (index: number): Promise<SendRecord> => {
      await records[index]?.close();
      return open();
    };
    const forget = async (): Promise<void> => {
      const keys = await cleaner.keys(`${prefix}*`);
      if (keys.length > 0) await cleaner.del(keys);
    };
    return { clock, records, restart, forget };
  }

  async function closeStage({ records, forget }: Stage): Promise<void> {
    for (const record of records) await record.close();
    await forget();
  }

  it("T10 R61 R66 no history makes a taken send look as if it had not been", async () => {
    const property = fc.asyncProperty(history, bounds, async (steps, sizes) => {
      const stage = await openStage(1, sizes);
      await play(stage, steps, sizes, STORE_GRAIN_MS);
      await closeStage(stage);
    });
    await expectHolds(property, { ...options, numRuns: STORE_RUNS });
  }, 3_600_000);

  it("T10 R61 R66 neither do two relays, their restarts, and a store that forgets", async () => {
    const property = fc.asyncProperty(disastrousHistory, bounds, async (steps, sizes) => {
      const stage = await openStage(2, sizes);
      await play(stage, steps, sizes, null);
      await closeStage(stage);
    });
    // A relay that has not noticed yet that the store forgot must not take new numbers for old ones.
    const unnoticed: readonly Step[] = [
      { do: "send", key: "a", relay: 0, ends: "accepted" },
      { do: "pass", ms: 86_399_999 },
      { do: "forget" },
      { do: "send", key: "a", relay: 1, ends: "later" },
      { do: "pass", ms: 1 },
      { do: "send", key: "a", relay: 0, ends: "accepted" },
    ];
    const examples: [readonly Step[], Bounds][] = [[unnoticed, { takingsMax: 1, resultsMax: 1 }]];
    await expectHolds(property, { ...options, examples, numRuns: STORE_RUNS });
  }, 3_600_000);
});

async function never(): Promise<never> {
  throw new Error("no disaster in this history");
}
