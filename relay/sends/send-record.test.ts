import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { acceptedOutcome, failedOutcome } from "../testing/outcomes.ts";
import type { SendRecord } from "./send-record.ts";

/** Longer than the second that a shared record tells times by. */
const STEP_MS = 2_000;
const accepted = acceptedOutcome();

async function takeAndFinish(record: SendRecord, key: string, outcome = accepted): Promise<void> {
  const taking = await record.take(key);
  if (taking.kind === "first") await taking.finish(outcome);
}

onEachRecord(({ openRecord }) => {
  it("R55 the oldest first taking is dropped first, an entry in flight never", async () => {
    const clock = new ManualClock();
    const record = await openRecord({ clock, resultsMax: 2 });
    const flying = await record.take("a");
    await takeAndFinish(record, "b");
    await takeAndFinish(record, "a2");
    expect(await record.find("b", clock.now())).toMatchObject({ retained: null });
    expect((await record.take("a")).kind).toBe("joined");
    if (flying.kind === "first") await flying.finish(accepted);
    expect(await record.find("a", clock.now())).toMatchObject({ retained: { status: "accepted" } });
    await record.close();
  });

  it("R55 R65 a result and a record last for 24 hours from their takings, and no longer", async () => {
    const clock = new ManualClock();
    const record = await openRecord({ clock });
    await takeAndFinish(record, "a");
    clock.advance(86_399_999);
    expect(await record.find("a", clock.now())).toMatchObject({ received: true, retained: { status: "accepted" } });
    clock.advance(1);
    expect(await record.find("a", clock.now())).toEqual({
      received: false,
      retained: null,
      completeForMs: 86_400_000,
    });
    expect((await record.take("a")).kind).toBe("first");
    await record.close();
  });

  it("R116 each arrival counts as a taking, and the oldest last taking goes first", async () => {
    const clock = new ManualClock();
    const record = await openRecord({ clock, takingsMax: 2, resultsMax: 1 });
    for (const key of ["a", "b", "a", "c"]) {
      clock.advance(STEP_MS);
      await takeAndFinish(record, key, failedOutcome);
    }
    expect(await record.find("a", clock.now())).toMatchObject({ received: true });
    const dropped = await record.find("b", clock.now());
    expect(dropped).toEqual({ received: false, retained: null, completeForMs: 2 * STEP_MS });
    await record.close();
  });

  it("R117 a retained result answers received, whatever the record dropped", async () => {
    const clock = new ManualClock();
    const record = await openRecord({ clock, takingsMax: 1 });
    await takeAndFinish(record, "a");
    await takeAndFinish(record, "b");
    expect(await record.find("a", clock.now())).toMatchObject({ received: true });
    await record.close();
  });

  it("R66 OS7 the window is fixed when the query arrives", async () => {
    const clock = new ManualClock();
    const record = await openRecord({ clock });
    clock.advance(100);
    const arrivedAt = clock.now();
    clock.advance(900);
    expect(await record.find("a", arrivedAt)).toMatchObject({ completeForMs: 100 });
    await record.close();
  });
});
