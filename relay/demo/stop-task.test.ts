import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { stop } from "../testing/requests.ts";

const ESCAPE = "\u001b";

function drawn(host: Host): string[] {
  const { frames } = host.demo.captain.terminals.tail({
    schemaVersion: 1,
    terminalId: "terminal-1",
    surfaceClientId: "s",
  } as never) as { frames: { data: string }[] };
  return frames.slice(1).map(({ data }) => Buffer.from(data, "base64").toString());
}

async function type(host: Host, token: string, text: string): Promise<void> {
  const surface = { schemaVersion: 1, terminalId: "terminal-1", surfaceClientId: "s" };
  const control = { ...surface, action: "request" };
  const lease = await host.dispatch(token, { op: "terminal_control", schemaVersion: 1, control });
  const { leaseToken } = (lease.body as { result: { grant: { leaseToken: string } } }).result.grant;
  const input = { ...surface, leaseToken, dataBase64: Buffer.from(text).toString("base64") };
  const typed = await host.dispatch(token, { op: "terminal_input", schemaVersion: 1, input });
  expect(typed.body).toMatchObject({ result: { status: "delivered" } });
}

it("OS27 a Stop presses Esc once in the working pane, when its input line is empty", async () => {
  const host = await openHost();
  const token = host.device();
  host.demo.captain.fleet.setStatus("busy");
  await type(host, token, "sent\r");
  const stopped = await Promise.all([host.dispatch(token, stop), host.dispatch(token, stop)]);
  const outcomes = stopped.map(({ body }) => (body as { result: { outcome: string } }).result.outcome);
  expect(outcomes.toSorted()).toEqual(["already_finished", "stopped"]);
  expect(drawn(host)).toEqual(["sent\r", ESCAPE]);
});

it("OS27 OS28 OS29 an unsent draft makes it unavailable, is left intact, and is named to those who ask", async () => {
  const host = await openHost();
  const token = host.device();
  host.demo.captain.fleet.setStatus("busy");
  await type(host, token, "half a thou");
  const plain = await host.dispatch(token, stop);
  expect(plain.body).toMatchObject({ result: { outcome: "unavailable" } });
  expect(plain.text).not.toContain("unsent_draft");
  const asked = await host.dispatch(token, { ...stop, includeReason: true });
  expect(asked.body).toMatchObject({ result: { outcome: "unavailable", reason: "unsent_draft" } });
  expect(drawn(host)).toEqual(["half a thou"]);
  await type(host, token, "ght\r");
  expect((await host.dispatch(token, stop)).body).toMatchObject({ result: { outcome: "stopped" } });
});
