import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list } from "../testing/requests.ts";
import { runCommand } from "./commands.ts";

/** Runs a command, moving the clock for as long as a relay needs to drain. */
async function type(host: Host, line: string, controlPlaneUrl = host.demo.controlPlane.url): Promise<string> {
  const { stack, operatorToken } = host.demo;
  let answer: string | null = null;
  const running = runCommand(line, { stack, operatorToken, controlPlaneUrl }).then((text) => (answer = text));
  await host.run(() => answer !== null);
  return running;
}

function dispatchAt(url: string | null, token: string): Promise<{ readonly status: number }> {
  return send(`${url}/operator/v1/dispatch`, { token, body: list });
}

it("R108 the relay restarts with the captain, and holds its new token", async () => {
  const host = await openHost();
  const { stack } = host.demo;
  const token = host.device();
  const [relayBefore, tokenBefore] = [stack.urlOf("relay"), host.demo.captainToken];
  expect(await type(host, "restart captain")).toContain("captain restarted");
  expect(host.demo.captainToken).not.toBe(tokenBefore);
  expect(stack.urlOf("relay")).not.toBe(relayBefore);
  expect((await dispatchAt(stack.urlOf("relay"), token)).status).toBe(200);
});

it("R108 pairing mints no offer while no relay is up", async () => {
  const host = await openHost();
  const { stack, controlPlane, operatorToken } = host.demo;
  const offer = () => send(`${controlPlane.url}/v1/pairing/offer`, { token: operatorToken });
  expect((await offer()).status).toBe(200);
  let isStopped = false;
  const stopping = stack.stop("relay").finally(() => (isStopped = true));
  await host.run(() => isStopped);
  await stopping;
  const refused = await offer();
  expect([refused.status, refused.body]).toEqual([503, { error: "relay_unavailable" }]);
});

it("R109 restart relay acts on the relay alone, and status lists it with the others", async () => {
  const host = await openHost();
  const { stack, captain, controlPlane } = host.demo;
  const [before, token] = [stack.urlOf("relay"), host.demo.captainToken];
  await type(host, "restart relay");
  expect(stack.urlOf("relay")).not.toBe(before);
  expect(host.demo.captainToken).toBe(token);
  expect(stack.status()).toEqual([
    { name: "control-plane", url: controlPlane.url },
    { name: "captain", url: captain.url },
    { name: "relay", url: stack.urlOf("relay") },
  ]);
  expect((await type(host, "status")).split("\n").map((line) => line.split(/\s+/)[0])).toEqual([
    "control-plane",
    "captain",
    "relay",
  ]);
  expect(await type(host, "restart nothing")).toContain("no member");
});

it.each(["pair", "/pair"])("R110 %s uses a healthy relay, and starts a stopped one first", async (command) => {
  const host = await openHost();
  const { stack } = host.demo;
  const before = stack.urlOf("relay");
  expect(await type(host, command)).toContain("clankie://pair?code=");
  expect(stack.urlOf("relay")).toBe(before);
  let isStopped = false;
  const stopping = stack.stop("relay").finally(() => (isStopped = true));
  await host.run(() => isStopped);
  await stopping;
  expect(await type(host, command)).toContain("clankie://pair?code=");
  expect(await stack.isHealthy("relay")).toBe(true);
});

it("R110 if no relay becomes healthy, no offer is made", async () => {
  const host = await openHost();
  const { stack, controlPlane } = host.demo;
  stack.start = async () => {
    throw new Error("the port is taken");
  };
  let isStopped = false;
  const stopping = stack.stop("relay").finally(() => (isStopped = true));
  await host.run(() => isStopped);
  await stopping;
  expect(await type(host, "pair")).toBe("No relay answers, so no offer was made.");
  expect(controlPlane.requests.filter(({ path }) => path === "/v1/pairing/offer")).toEqual([]);
});

it("R111 with a control plane on another machine, pairing starts nothing here and says whose the relay is", async () => {
  const host = await openHost();
  const { stack } = host.demo;
  let isStopped = false;
  const stopping = stack.stop("relay").finally(() => (isStopped = true));
  await host.run(() => isStopped);
  await stopping;
  const said = await type(host, "pair", "http://other-machine.invalid:4310");
  expect(said).toContain("other-machine.invalid runs its own relay; nothing was started here.");
  expect(stack.urlOf("relay")).toBeNull();
});
