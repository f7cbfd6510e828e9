import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { DISPATCH } from "../testing/host.ts";
import { start } from "../testing/http-client.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

onEachRecord(({ openHost }) => {
  it("T2 R44 the first caller leaves, ten others get their answer, and the result is kept", async () => {
    const host = await openHost();
    const token = host.device();
    let release = (): void => {};
    host.demo.captain.intercept = () => new Promise((resolve) => (release = () => resolve(false)));
    const leader = start(host.url + DISPATCH, { token, body: sendOf("x") });
    await until(() => host.hops("send").length === 1);
    const followers = Array.from({ length: 10 }, () => host.dispatch(token, sendOf("x")));
    await settle();
    leader.destroy();
    await settle();
    release();
    host.demo.captain.intercept = null;
    for (const reply of await Promise.all(followers))
      expect(reply.body).toMatchObject({ result: { status: "accepted" } });
    expect(host.hops("send").length).toBe(1);
    const receipt = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(receipt.body).toMatchObject({ result: { status: "retained", record: { received: true } } });
  });
});
