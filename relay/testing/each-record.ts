/** Runs one suite on each kind of send record: in memory, and in a store that the suite starts on loopback. */
import { afterAll, beforeAll, describe } from "vitest";
import type { Clock } from "../clock.ts";
import { MemorySendRecord } from "../sends/memory-send-record.ts";
import { RedisSendRecord } from "../sends/redis-send-record.ts";
import type { SendRecord } from "../sends/send-record.ts";
import { openHost } from "./host.ts";
import type { Host, HostOptions } from "./host.ts";
import { ManualClock } from "./manual-clock.ts";
import { mayLackStore, startStore } from "./redis-server.ts";
import type { StoreServer } from "./redis-server.ts";
import { until } from "./until.ts";

export interface RecordOptions {
  readonly clock: Clock;
  readonly resultsMax?: number;
  readonly takingsMax?: number;
}

export interface SuiteOptions extends HostOptions {
  /** Smaller bounds than the contract's. */
  readonly bounds?: Omit<RecordOptions, "clock">;
}

/** What a suite works with. */
export interface Suite {
  /** A host whose relay writes sends to a fresh record. */
  readonly openHost: (options?: SuiteOptions) => Promise<Host>;
  /** A fresh record alone. */
  readonly openRecord: (options: RecordOptions) => Promise<SendRecord>;
}

export function onEachRecord(suite: (options: Suite) => void): void {
  describe("record in memory", () => {
    suite(suiteOf(async (options) => new MemorySendRecord(options)));
  });
  describe.skipIf(mayLackStore)("record in a store", () => {
    let store: StoreServer;
    beforeAll(async () => {
      store = await startStore();
    });
    afterAll(() => store.kill());
    let count = 0;
    suite(
      suiteOf(async (options) => {
        count += 1;
        const record = RedisSendRecord.open({ url: store.url, prefix: `fresh${count}:`, ...options });
        await until(() => record.isReady, "a ready store");
        return record;
      }),
    );
  });
}

function suiteOf(openRecord: Suite["openRecord"]): Suite {
  return {
    openRecord,
    openHost: async ({ bounds = {}, clock = new ManualClock(), ...rest } = {}) =>
      openHost({ clock, sendRecord: await openRecord({ clock, ...bounds }), ...rest }),
  };
}
