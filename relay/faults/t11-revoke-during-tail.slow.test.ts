import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import { CONVERSATION, tailOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it("T11 R15 R19 a revoked device's parked stream ends before another byte, and lets its read go", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf({ waitMs: 20_000 }));
  await host.untilParked();
  host.revoke("device-a");
  host.demo.captain.conversations.say(CONVERSATION, "never");
  await until(() => stream.ended === "end");
  expect(stream.lines.join()).not.toContain("never");
  expect(stream.items).toMatchObject([{ kind: "auth_failure", failure: { reason: "revoked" } }]);
  await host.untilParked(0);
});

it("T11 R17 a device that is revoked between the check of a page and its line gets no line", async () => {
  const host = await openHost();
  const stream = await host.stream(TAIL, host.device(), tailOf({ waitMs: 20_000 }));
  await host.untilParked();
  let checks = 0;
  host.demo.controlPlane.intercept = () => {
    checks += 1;
    if (checks === 2) host.revoke("device-a");
    return false;
  };
  host.demo.captain.conversations.say(CONVERSATION, "never");
  await until(() => stream.ended === "end");
  expect([checks, stream.items.map(({ kind }) => kind)]).toEqual([2, ["auth_failure"]]);
});
