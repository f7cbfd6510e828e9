import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { fleetOf, list } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it("T29 five hundred parked polls starve neither the device check nor a call", { timeout: 60_000 }, async () => {
  const host = await openHost();
  const token = host.device();
  const parked = Array.from({ length: 500 }, () =>
    host.dispatch(token, fleetOf({ cursor: "fleet:1", waitMs: 30_000 })),
  );
  await until(() => host.demo.captain.fleet.parked === 500);
  for (let index = 0; index < 20; index += 1) expect((await host.dispatch(token, list)).status).toBe(200);
  expect(host.demo.captain.fleet.parked).toBe(500);
  host.demo.captain.fleet.setStatus("busy");
  expect(new Set((await Promise.all(parked)).map(({ status }) => status))).toEqual(new Set([200]));
});
