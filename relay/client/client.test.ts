import { build } from "esbuild";
import { expect, it } from "vitest";
import type { SendTurn } from "../../generated/typescript/clankie/operator/operator.ts";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { CONVERSATION, list, sendOf, tailOf, terminalTailOf } from "../testing/requests.ts";
import { RelayClient } from "./client.ts";
import { RelayRefusal } from "./relay-errors.ts";
import { settleSend } from "./settle-send.ts";

const clientOf = (host: Host, token: string): RelayClient =>
  new RelayClient({ baseUrl: host.url, token: () => token, wait: () => Promise.resolve() });
const turn = sendOf("x").turn as unknown as SendTurn;

it("dispatches with types and throws refusals", async () => {
  const host = await openHost();
  const result = await clientOf(host, host.device()).dispatch(list as { op: "list"; schemaVersion: 1 });
  expect(result.conversations.length).toBe(1);
  const refused = clientOf(host, "unknown").dispatch(list as { op: "list"; schemaVersion: 1 });
  await expect(refused).rejects.toMatchObject({
    name: "RelayRefusal",
    status: 401,
    code: "device_authentication_required",
  });
});

it("R72 a tail goes on after a break without gap or repetition", async () => {
  const host = await openHost();
  const client = clientOf(host, host.device());
  for (const text of ["1", "2"]) host.demo.captain.conversations.say(CONVERSATION, text);
  const texts: unknown[] = [];
  let cuts = 0;
  for await (const item of client.tail({ ...tailOf().tail, waitMs: 20_000 } as never)) {
    if (item.kind !== "event" || item.event.type !== "message") break;
    texts.push(item.event.text);
    if (texts.length === 2 && cuts === 0) {
      cuts += 1;
      host.demo.captain.intercept = (request, response) => {
        if (!request.body.includes('"tail"')) return false;
        host.demo.captain.intercept = null;
        response.destroy();
        host.demo.captain.conversations.say(CONVERSATION, "3");
        return true;
      };
      const moving = setInterval(() => host.clock.advance(250), 5);
      setTimeout(() => clearInterval(moving), 2_000).unref();
    }
    if (texts.length === 3) break;
  }
  expect(texts).toEqual(["1", "2", "3"]);
});

it("R71 R73 a recovery and a lost authority end the iteration", async () => {
  const host = await openHost();
  const client = clientOf(host, host.device());
  const kinds: string[] = [];
  for await (const item of client.tail({ ...tailOf({ cursor: "nonsense" }).tail } as never)) kinds.push(item.kind);
  expect(kinds).toEqual(["recovery"]);
  const unknown = clientOf(host, "unknown").tail(tailOf().tail as never);
  await expect(unknown.next()).rejects.toBeInstanceOf(RelayRefusal);
});

it("R92 frames of a terminal are read, and reset ends", async () => {
  const host = await openHost();
  const client = clientOf(host, host.device());
  for await (const item of client.terminalTail(terminalTailOf().observation as never)) {
    expect(item.kind).toBe("frame");
    break;
  }
  const kinds: string[] = [];
  const lost = terminalTailOf({ cursor: { streamId: "other", sequence: 1 } }).observation;
  for await (const item of client.terminalTail(lost as never)) kinds.push(item.kind);
  expect(kinds).toEqual(["reset"]);
});

it("settles a send by its receipt, and resends only inside the window", async () => {
  const host = await openHost();
  const client = clientOf(host, host.device());
  expect(await settleSend(client, turn, () => 0)).toEqual({ kind: "blocked" });
  host.clock.advance(1_000);
  expect(await settleSend(client, turn, () => 999)).toEqual({ kind: "resend" });
  expect(await settleSend(client, turn, () => 1_000)).toEqual({ kind: "blocked" });
  expect(await settleSend(client, turn, () => null)).toEqual({ kind: "blocked" });
  const { result } = await client.dispatch({ op: "send", schemaVersion: 1, turn });
  expect(await settleSend(client, turn, () => 0)).toEqual({ kind: "settled", result });
});

it("makes a browser bundle without a Node module", async () => {
  const bundled = await build({
    entryPoints: ["relay/client/client.ts", "relay/client/settle-send.ts"],
    bundle: true,
    platform: "browser",
    format: "esm",
    write: false,
    outdir: "unused",
    metafile: true,
  });
  expect(bundled.errors).toEqual([]);
  expect(
    Object.keys(bundled.metafile.inputs).filter((path) => !/^(relay\/client|generated\/typescript)\//.test(path)),
  ).toEqual([]);
});
