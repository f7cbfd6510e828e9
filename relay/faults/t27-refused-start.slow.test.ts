import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { runRelay } from "../testing/relay-process.ts";

it.each([
  ["a token of 15 characters", { CLANKIE_CAPTAIN_TOKEN: "fifteen-chars-x" }],
  ["an empty token", { CLANKIE_CAPTAIN_TOKEN: "" }],
  [
    "a bad address",
    { CLANKIE_CAPTAIN_URL: "http//x:SECRET-VALUE", CLANKIE_CAPTAIN_TOKEN: "a-secret-of-sixteen-and-more" },
  ],
  ["a bad port", { CLANKIE_RELAY_PORT: "70000" }],
])("T27 R107 %s refuses the start in one line without a secret", { timeout: 30_000 }, async (_name, environment) => {
  const relay = await runRelay(environment);
  expect(await relay.exit).toBe(1);
  expect(relay.output.err.trim().split("\n").length).toBe(1);
  expect(relay.output.out).toBe("");
  for (const secret of ["fifteen", "SECRET-VALUE", "a-secret"]) expect(relay.output.err).not.toContain(secret);
});

it("T27 R107 a port in use refuses the start, and without a token it starts", { timeout: 30_000 }, async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  const refused = await runRelay({ CLANKIE_RELAY_PORT: String(port) });
  expect([await refused.exit, refused.output.err]).toEqual([
    1,
    `relay: cannot listen on 127.0.0.1 port ${port} (EADDRINUSE)\n`,
  ]);
  taken.close();
  const started = await runRelay({});
  expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  started.child.kill("SIGTERM");
  expect(await started.exit).toBe(0);
});
