import { expect, it } from "vitest";
import { openHost, TERMINAL_TAIL } from "../testing/host.ts";
import { terminalTailOf } from "../testing/requests.ts";
import { settle, until } from "../testing/until.ts";

it("R92 R93 R94 R114 frames come in order, as received", async () => {
  const host = await openHost();
  host.demo.captain.terminals.draw("\u001b[31mred");
  const stream = await host.stream(TERMINAL_TAIL, host.device(), terminalTailOf());
  await until(() => stream.lines.length === 2);
  const frames = stream.items.map(({ frame }) => frame as { sequence: number; data: string });
  expect(frames.map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(Buffer.from(frames[1]?.data ?? "", "base64").toString()).toBe("\u001b[31mred");
  expect(new Set(stream.items.map(({ kind, streamId }) => `${kind} ${typeof streamId}`))).toEqual(
    new Set(["frame string"]),
  );
});

it.each([
  ["reset", { cursor: { streamId: "other", sequence: 3 } }, { kind: "reset", reset: { reason: "stream_lost" } }],
  [
    "unavailable",
    { terminalId: "terminal-9" },
    { kind: "unavailable", unavailable: { reason: "terminal_unavailable" } },
  ],
])("R92 R94 %s ends the stream", async (_kind, changes, item) => {
  const host = await openHost();
  const stream = await host.stream(TERMINAL_TAIL, host.device(), terminalTailOf(changes));
  await until(() => stream.ended !== null);
  expect(stream.items).toMatchObject([item]);
  expect(stream.ended).toBe("end");
});

it("R95 a lost grant ends it with its own reason", async () => {
  const host = await openHost();
  const stream = await host.stream(TERMINAL_TAIL, host.device(), terminalTailOf());
  await until(() => stream.lines.length === 1);
  host.setGrants("device-a", { terminalObserve: false });
  await host.run(() => stream.ended !== null);
  expect(stream.items[1]).toMatchObject({
    kind: "auth_failure",
    failure: { reason: "terminal_observe_grant_required" },
  });
  expect(host.logLines("err")).toMatchObject([
    { route: "terminal_tail", terminalId: "terminal-1", denial: "missing terminalObserve" },
  ]);
});

it("R96 each poll carries the caller's observation and the latest cursor, and an empty page pauses", async () => {
  const host = await openHost();
  const observation = { columns: 80, rows: 24, surfaceClientId: "mine" };
  await host.stream(TERMINAL_TAIL, host.device(), terminalTailOf(observation));
  await until(() => host.hops("terminal_tail").length === 2);
  await settle();
  expect(host.hops("terminal_tail").length).toBe(2);
  host.clock.advance(250);
  await until(() => host.hops("terminal_tail").length === 3);
  const sent = host.hops("terminal_tail").map(({ body }) => body["observation"] as Record<string, unknown>);
  expect(sent.every((each) => each["surfaceClientId"] === "mine" && each["columns"] === 80)).toBe(true);
  expect(sent.map(({ cursor }) => (cursor as { sequence: number } | undefined)?.sequence)).toEqual([undefined, 1, 1]);
});

it("R97 a result of another op cuts the connection", async () => {
  const host = await openHost();
  host.demo.captain.intercept = (_request, response) => {
    response.end('{"op":"list","schemaVersion":1,"conversations":[]}');
    return true;
  };
  const stream = await host.stream(TERMINAL_TAIL, host.device(), terminalTailOf());
  await until(() => stream.ended !== null);
  expect([stream.ended, stream.lines]).toEqual(["cut", []]);
});
