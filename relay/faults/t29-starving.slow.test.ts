import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { fleetOf, list } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

/** More than all pools together would hold. */
const PARKED = 1_000;

// How long such a call takes, to one of a relay without polls, is measured by `pnpm bench relay`.
it("T29 a thousand parked polls starve neither the device check nor a call", { timeout: 60_000 }, async () => {
  const host = await openHost();
  const token = host.device();
  const parked = Array.from({ length: PARKED }, () =>
    host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 })),
  );
  await until(() => host.demo.captain.fleet.parked === PARKED);
  const [checks, hops] = [host.checks, host.hops("list").length];
  const calls = Array.from({ length: 200 }, () => host.dispatch(token, list));
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  // Three device checks and a hop each, while every poll is still where it was: the clock stands still.
  expect([host.checks - checks, host.hops("list").length - hops]).toEqual([600, 200]);
  expect(host.demo.captain.fleet.parked).toBe(PARKED);
  host.demo.captain.fleet.setStatus("busy");
  expect(new Set((await Promise.all(parked)).map(({ status }) => status))).toEqual(new Set([200]));
});
