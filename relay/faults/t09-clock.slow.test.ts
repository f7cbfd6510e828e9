import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";

const HOUR = 3_600_000;

onEachRecord(({ openHost }) => {
  it("T9 R65 R66 R67 wall clock steps change nothing, 25 hours empty everything, a restart starts the window at 0", async () => {
    let today = Date.parse("2026-06-01T00:00:00Z");
    const host = await openHost({ today: () => new Date(today) });
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    for (const step of [48 * HOUR, -96 * HOUR]) {
      today += step;
      const receipt = await host.dispatch(token, receiptOf(sendOf("x"), true));
      expect(receipt.body).toMatchObject({
        result: { status: "retained", record: { received: true, completeForMs: 0 } },
      });
    }
    host.clock.advance(25 * HOUR);
    const expired = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(expired.body).toMatchObject({
      result: { status: "unknown", record: { received: false, completeForMs: 24 * HOUR } },
    });
  });
});
