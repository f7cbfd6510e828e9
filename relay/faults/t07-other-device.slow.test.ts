import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T7 R54 R69 another device's identical send is its own", async () => {
    const host = await openHost();
    await host.dispatch(host.device("device-a"), sendOf("x"));
    const other = host.device("device-b");
    const receipt = await host.dispatch(other, receiptOf(sendOf("x"), true));
    expect(receipt.body).toMatchObject({ result: { status: "unknown", record: { received: false } } });
    await host.dispatch(other, sendOf("x"));
    expect(host.hops("send").length).toBe(2);
  });
});
