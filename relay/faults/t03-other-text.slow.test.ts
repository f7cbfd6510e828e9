import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T3 R53 R58 the same turn with other text is another send, which the captain's fence decides", async () => {
    const host = await openHost();
    const token = host.device();
    await host.dispatch(token, sendOf("x"));
    const other = await host.dispatch(token, sendOf("y"));
    expect(other.body).toMatchObject({ result: { status: "revision_conflict" } });
    expect((await host.dispatch(token, sendOf("x"))).body).toMatchObject({ result: { status: "accepted" } });
    expect(host.hops("send").length).toBe(2);
  });
});
