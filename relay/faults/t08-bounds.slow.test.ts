import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { receiptOf, sendOf } from "../testing/requests.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { MemorySendRecord } from "../sends/memory-send-record.ts";

it("T8 R55 R66 R116 one send more than fits drops the oldest, and the window starts at its taking", async () => {
  const clock = new ManualClock();
  const host = await openHost({ clock, sendRecord: new MemorySendRecord({ clock, resultsMax: 3, takingsMax: 3 }) });
  const token = host.device();
  for (const [index, text] of ["a", "b", "c", "d"].entries()) {
    clock.advance(100);
    await host.dispatch(token, sendOf(text, { expectedRevision: index }));
  }
  const dropped = await host.dispatch(token, receiptOf(sendOf("a"), true));
  expect(dropped.body).toMatchObject({
    result: { status: "unknown", record: { received: false, completeForMs: 300 } },
  });
  const kept = await host.dispatch(token, receiptOf(sendOf("b", { expectedRevision: 1 }), true));
  expect(kept.body).toMatchObject({ result: { status: "retained", record: { received: true, completeForMs: 300 } } });
});
