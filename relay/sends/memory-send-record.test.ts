import { expect, it } from "vitest";
import { refusal } from "../http/refusals.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { MemorySendRecord } from "./memory-send-record.ts";
import type { SendOutcome } from "./send-record.ts";

const accepted = { kind: "result", result: { status: "accepted" }, text: "{}" } as unknown as SendOutcome;
const failed: SendOutcome = { kind: "failure", refusal: refusal("conversation_upstream_unavailable") };

async function takeAndFinish(record: MemorySendRecord, key: string, outcome = accepted): Promise<void> {
  const taking = await record.take(key);
  if (taking.kind === "first") await taking.finish(outcome);
}

it("R55 the oldest first taking is dropped first, an entry in flight never", async () => {
  const clock = new ManualClock();
  const record = new MemorySendRecord({ clock, resultsMax: 2 });
  const flying = await record.take("a");
  await takeAndFinish(record, "b");
  await takeAndFinish(record, "a2");
  expect((await record.find("b", clock.now())).retained).toBeNull();
  expect((await record.take("a")).kind).toBe("joined");
  if (flying.kind === "first") await flying.finish(accepted);
  expect((await record.find("a", clock.now())).retained).not.toBeNull();
});

it("R116 each arrival counts as a taking, and the oldest last taking goes first", async () => {
  const clock = new ManualClock();
  const record = new MemorySendRecord({ clock, takingsMax: 2, resultsMax: 1 });
  for (const key of ["a", "b", "a", "c"]) {
    clock.advance(10);
    await takeAndFinish(record, key, failed);
  }
  expect((await record.find("a", clock.now())).received).toBe(true);
  const dropped = await record.find("b", clock.now());
  expect(dropped).toEqual({ received: false, retained: null, completeForMs: 20 });
});

it("R117 a retained result answers received, whatever the record dropped", async () => {
  const clock = new ManualClock();
  const record = new MemorySendRecord({ clock, takingsMax: 1 });
  await takeAndFinish(record, "a");
  await takeAndFinish(record, "b");
  expect((await record.find("a", clock.now())).received).toBe(true);
});

it("R66 the window is fixed when the query arrives", async () => {
  const clock = new ManualClock();
  const record = new MemorySendRecord({ clock });
  clock.advance(100);
  const arrivedAt = clock.now();
  clock.advance(900);
  expect((await record.find("a", arrivedAt)).completeForMs).toBe(100);
});
