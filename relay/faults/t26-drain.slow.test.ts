import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { DISPATCH, TAIL } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { list, sendOf, tailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

onEachRecord(({ openHost }) => {
  it(
    "T26 a stop ends 200 tails after whole lines, finishes 20 sends, and takes nothing new",
    { timeout: 60_000 },
    async () => {
      const host = await openHost({ config: { adminPort: 0 } });
      const token = host.device();
      const { relay } = host.demo;
      const tails = await Promise.all(
        Array.from({ length: 200 }, () => host.stream(TAIL, token, tailOf({ waitMs: 20_000 }))),
      );
      const release: (() => void)[] = [];
      host.demo.captain.intercept = (request) =>
        request.body.includes('"send"') ? new Promise((resolve) => release.push(() => resolve(false))) : false;
      const sends = Array.from({ length: 20 }, (_, index) => host.dispatch(token, sendOf(`m${index}`)));
      await until(() => release.length === 20);
      expect((await send(`${relay.adminUrl}/readyz`, { method: "GET" })).status).toBe(200);
      expect((await send(`${relay.adminUrl}/metrics`, { method: "GET" })).text).toContain("relay_open_streams 200");
      let isStopped = false;
      const stopping = relay.stop().finally(() => (isStopped = true));
      expect((await send(`${relay.adminUrl}/readyz`, { method: "GET" })).status).toBe(503);
      await until(() => tails.every(({ ended }) => ended !== null));
      expect(new Set(tails.map(({ ended }) => ended))).toEqual(new Set(["end"]));
      await settle();
      expect(isStopped).toBe(false);
      for (const each of release) each();
      for (const reply of await Promise.all(sends)) expect(reply.status).toBe(200);
      await host.run(() => isStopped);
      await stopping;
      await expect(send(host.url + DISPATCH, { token, body: list })).rejects.toThrow(/ECONNREFUSED|socket hang up/);
    },
  );
});
