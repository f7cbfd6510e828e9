import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { send } from "../testing/http-client.ts";
import { sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it("T6 R54 a session that is renewed between send and retry keeps the identity", async () => {
    const host = await openHost();
    const token = host.device();
    const first = await host.dispatch(token, sendOf("x"));
    const renewed = await send(`${host.demo.controlPlane.url}/v1/devices/self/session/refresh`, { token });
    const { deviceToken } = renewed.body as { deviceToken: string };
    expect(deviceToken).not.toBe(token);
    expect((await host.dispatch(deviceToken, sendOf("x"))).text).toBe(first.text);
    expect(host.hops("send").length).toBe(1);
  });
});
