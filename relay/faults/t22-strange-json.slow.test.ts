import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { sendOf } from "../testing/requests.ts";

const { turn } = sendOf("x");
const withTurn = (text: string): string => `{"op":"send","schemaVersion":1,"turn":${text}}`;

it("T22 R34 R53 a lone surrogate and doubled keys go on in one canonical form", async () => {
  const host = await openHost();
  const token = host.device();
  const doubled = withTurn(`{"message":"first",${JSON.stringify(turn).slice(1)}`);
  expect((await host.dispatch(token, doubled)).status).toBe(200);
  expect(host.demo.captain.requests[0]?.body).not.toContain("first");
  const lone = withTurn(JSON.stringify({ ...turn, message: "\ud800", expectedRevision: 1 }));
  expect((await host.dispatch(token, lone)).status).toBe(200);
  expect((await host.dispatch(token, lone)).status).toBe(200);
  expect(host.hops("send").length).toBe(2);
});

it.each([["9007199254740993"], ["1e400"], ["-0.5"], ['"0"']])(
  "T22 R31 expectedRevision %s is refused",
  async (revision) => {
    const host = await openHost();
    const text = withTurn(JSON.stringify(turn).replace('"expectedRevision":0', `"expectedRevision":${revision}`));
    expect((await host.dispatch(host.device(), text)).status).toBe(400);
    expect(host.hops()).toEqual([]);
  },
);

it("T22 R31 constructor and __proto__ are keys like any other", async () => {
  const host = await openHost();
  for (const key of ["__proto__", "constructor", "prototype", "toString"]) {
    const text = withTurn(`{"${key}":{"polluted":true},${JSON.stringify(turn).slice(1)}`);
    expect((await host.dispatch(host.device(), text)).status).toBe(400);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
