import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { list } from "../testing/requests.ts";

it("T25 R36 R48 the captain's token in a result never reaches the device", async () => {
  const host = await openHost();
  const { captainToken } = host.demo;
  for (const title of [
    `x ${captainToken} y`,
    Buffer.from(captainToken).toString("base64"),
    encodeURIComponent(captainToken),
  ]) {
    host.demo.captain.conversations.create({ kind: "global" }, title);
    const reply = await host.dispatch(host.device(), list);
    expect([reply.status, reply.body]).toEqual([502, { error: "conversation_upstream_unavailable" }]);
    expect(host.err.join("") + host.out.join("")).not.toContain(captainToken);
  }
});
