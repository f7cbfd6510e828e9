import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T4 R57 R64 the captain takes the send and dies: unknown, but received; the fence stops a second run", async () => {
    const host = await openHost();
    const token = host.device();
    host.demo.captain.intercept = (request, response) => {
      host.demo.captain.conversations.send((JSON.parse(request.body) as { turn: never }).turn);
      response.destroy();
      return true;
    };
    expect((await host.dispatch(token, sendOf("x"))).status).toBe(502);
    host.demo.captain.intercept = null;
    const receipt = await host.dispatch(token, receiptOf(sendOf("x"), true));
    expect(receipt.body).toMatchObject({ result: { status: "unknown", record: { received: true } } });
    const retry = await host.dispatch(token, sendOf("x"));
    expect(retry.body).toMatchObject({ result: { status: "revision_conflict", currentRevision: 1 } });
  });
});
