import { setImmediate } from "node:timers/promises";

const GIVE_UP_MS = 10_000;

/** Lets input and output happen until `isTrue`; throws when that does not come to pass. Waits for no fixed time. */
export async function until(isTrue: () => boolean, what = "condition", giveUpMs = GIVE_UP_MS): Promise<void> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > giveUpMs) throw new Error(`never came true: ${what}`);
    await setImmediate();
  }
}

/** Enough turns of the event loop for whatever is on its way over loopback to arrive. */
export async function settle(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
