import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T8 R55 R66 R116 OS12 one send more than fits drops the oldest, and the window starts at its taking", async () => {
    const host = await openHost({ bounds: { resultsMax: 3, takingsMax: 3 } });
    const token = host.device();
    for (const [index, text] of ["a", "b", "c", "d"].entries()) {
      // More than a second apart: a shared record knows times by the second.
      host.clock.advance(2_000);
      await host.dispatch(token, sendOf(text, { expectedRevision: index }));
    }
    const dropped = await host.dispatch(token, receiptOf(sendOf("a"), true));
    expect(dropped.body).toMatchObject({
      result: { status: "unknown", record: { received: false, completeForMs: 6_000 } },
    });
    const kept = await host.dispatch(token, receiptOf(sendOf("b", { expectedRevision: 1 }), true));
    expect(kept.body).toMatchObject({
      result: { status: "retained", record: { received: true, completeForMs: 6_000 } },
    });
  });
});
