import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T5 R38 R64 nobody listens at the captain's address: 502, recorded as taken, and a retry is dispatched", async () => {
    const host = await openHost({ config: { captainUrl: "http://127.0.0.1:1" } });
    const token = host.device();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reply = await host.dispatch(token, sendOf("x"));
      expect([reply.status, reply.body]).toEqual([502, { error: "conversation_upstream_unavailable" }]);
    }
    const receipt = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(receipt.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
  });
});
