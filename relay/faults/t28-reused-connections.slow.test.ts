import { expect, it } from "vitest";
import { onEachRecord } from "../testing/each-record.ts";
import { sendOf } from "../testing/requests.ts";

onEachRecord(({ openHost }) => {
  it(
    "T28 R45 ten thousand sends to an upstream that closes connections at the moment of reuse: none arrives twice",
    { timeout: 60_000 },
    async () => {
      const host = await openHost();
      const token = host.device();
      const seen = new Map<string, number>();
      let count = 0;
      host.demo.captain.intercept = (request, response) => {
        const { message } = (JSON.parse(request.body) as { turn: { message: string } }).turn;
        seen.set(message, (seen.get(message) ?? 0) + 1);
        count += 1;
        // Answered, then closed without a word: the next request may be on its way already.
        if (count % 3 === 0) response.once("finish", () => response.socket?.destroy());
        return false;
      };
      const statuses = new Set<number>();
      for (let round = 0; round < 500; round += 1) {
        const sends = Array.from({ length: 20 }, (_, index) => host.dispatch(token, sendOf(`m${round}-${index}`)));
        for (const { status } of await Promise.all(sends)) statuses.add(status);
      }
      expect([...seen.values()].filter((times) => times > 1)).toEqual([]);
      expect([...statuses].every((status) => status === 200 || status === 502)).toBe(true);
      expect(count).toBeGreaterThan(9_000);
    },
  );
});
