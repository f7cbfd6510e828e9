import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { leastP99 } from "../testing/quantiles.ts";
import { fleetOf, list } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

/** More than all pools together would hold. */
const PARKED = 1_000;

it("T29 a thousand parked polls starve neither the device check nor a call", { timeout: 60_000 }, async () => {
  const host = await openHost();
  const token = host.device();
  const good = async (): Promise<void> => expect((await host.dispatch(token, list)).status).toBe(200);
  const alone = await leastP99(8, 100, good);
  const parked = Array.from({ length: PARKED }, () =>
    host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 })),
  );
  await until(() => host.demo.captain.fleet.parked === PARKED);
  const beside = await leastP99(8, 100, good);
  expect(host.demo.captain.fleet.parked).toBe(PARKED);
  // Three device checks and a hop each.
  expect(beside / alone).toBeLessThan(2);
  host.demo.captain.fleet.setStatus("busy");
  expect(new Set((await Promise.all(parked)).map(({ status }) => status))).toEqual(new Set([200]));
});
