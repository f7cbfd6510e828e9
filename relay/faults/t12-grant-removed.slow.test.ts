import { expect, it } from "vitest";
import { openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import { CONVERSATION, tailOf, terminalTailOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it("T12 R26 R95 without terminalObserve the terminal ends and the conversation goes on", async () => {
  const host = await openHost();
  const token = host.device();
  const terminal = await host.stream(TERMINAL_TAIL, token, terminalTailOf());
  const conversation = await host.stream(TAIL, token, tailOf({ waitMs: 20_000 }));
  await host.untilParked();
  host.setGrants("device-a", { terminalObserve: false });
  await host.run(() => terminal.ended === "end");
  await host.untilParked();
  host.demo.captain.conversations.say(CONVERSATION, "still here");
  await until(() => conversation.texts.length === 1);
  expect(conversation.texts).toEqual(["still here"]);
});
