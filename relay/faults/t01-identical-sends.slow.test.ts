import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T1 a thousand identical sends at once make one hop and a thousand byte-equal answers", async () => {
    const host = await openHost();
    const token = host.device();
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => host.dispatch(token, sendOf("x"))));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(host.hops("send").length).toBe(1);
  });
});
