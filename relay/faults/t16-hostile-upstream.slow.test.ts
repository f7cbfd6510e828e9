import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import { CONVERSATION, replayOf, tailOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it.each([
  ["invalid UTF-8", Buffer.from([0x7b, 0xff, 0x7d])],
  ["null", Buffer.from("null")],
  ["two documents", Buffer.from("{}\n{}")],
  ["nothing", Buffer.alloc(0)],
  [
    "a hundred thousand levels, with an escape at the bottom",
    Buffer.from(`{"op":"replay","x":${"[".repeat(100_000)}"\\u0041"${"]".repeat(100_000)}}`),
  ],
])("T16 R38 R76 %s from upstream cuts a stream and fails a dispatch", async (_name, bytes) => {
  const host = await openHost();
  host.demo.captain.intercept = (_request, response) => {
    response.end(bytes);
    return true;
  };
  const stream = await host.stream(TAIL, host.device(), tailOf());
  await until(() => stream.ended !== null);
  expect(stream.ended).toBe("cut");
  expect((await host.dispatch(host.device(), replayOf())).status).toBe(502);
});

it("T16 characters that are split over chunks, and line breaks in text, arrive whole in one line", async () => {
  const host = await openHost();
  host.demo.captain.conversations.say(CONVERSATION, "🦉 line one\r\nline two\u2028 three");
  const stream = await host.stream(TAIL, host.device(), tailOf());
  await until(() => stream.lines.length === 1);
  expect(stream.texts).toEqual(["🦉 line one\r\nline two\u2028 three"]);
});
