import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list } from "../testing/requests.ts";
import { ALL_GRANTS } from "./devices.ts";

async function pair(url: string, operatorToken: string, grants = ALL_GRANTS) {
  const offer = await send(`${url}/v1/pairing/offer`, { token: operatorToken });
  const { code } = offer.body as { code: string };
  const device = { name: "Phone", platform: "ios" };
  const redeemed = await send(`${url}/v1/pairing/redeem`, { body: { code, device } });
  const { completionToken } = redeemed.body as { completionToken: string };
  return send(`${url}/v1/pairing/complete`, { body: { completionToken, acceptedGrants: grants } });
}

it("R112 pairing and refresh tell where the relay is, and the device may use it", async () => {
  const host = await openHost();
  const { controlPlane, operatorToken } = host.demo;
  const paired = await pair(controlPlane.url, operatorToken);
  expect(paired.body).toMatchObject({ relayUrl: host.url, grants: ALL_GRANTS });
  const { deviceToken } = paired.body as { deviceToken: string };
  expect((await host.dispatch(deviceToken, list)).status).toBe(200);
  const next = await host.demo.restart();
  const refreshed = await send(`${controlPlane.url}/v1/devices/self/session/refresh`, { token: deviceToken });
  expect(refreshed.body).toMatchObject({ relayUrl: next.url });
});

it("R110 no offer is made while no relay is healthy", async () => {
  const host = await openHost();
  const { controlPlane, operatorToken } = host.demo;
  expect((await send(`${controlPlane.url}/v1/pairing/offer`, { token: operatorToken })).status).toBe(200);
  let isStopped = false;
  const stopping = host.demo.relay.stop().finally(() => (isStopped = true));
  await host.run(() => isStopped);
  await stopping;
  const refused = await send(`${controlPlane.url}/v1/pairing/offer`, { token: operatorToken });
  expect([refused.status, refused.body]).toEqual([503, { error: "relay_unavailable" }]);
});

it("R19 a device that is revoked over HTTP loses everything at its next check", async () => {
  const host = await openHost();
  const { controlPlane, operatorToken } = host.demo;
  const token = host.device("device-a");
  await send(`${controlPlane.url}/v1/devices/device-a/revoke`, { token: operatorToken });
  const reply = await host.dispatch(token, list);
  expect([reply.status, reply.body]).toEqual([401, { error: "revoked" }]);
});
