import { expect, it } from "vitest";
import { openHost, TAIL, TERMINAL_TAIL } from "../testing/host.ts";
import { list, tailOf, terminalTailOf } from "../testing/requests.ts";
import { until } from "../testing/until.ts";

it("T15 R38 R76 R97 an upstream that dies in the middle of its body never looks like an end", async () => {
  const host = await openHost();
  const token = host.device();
  host.demo.captain.intercept = (_request, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .write('{"op":"tail","schemaVersion":1,"result":{"sta');
    setImmediate(() => response.destroy());
    return true;
  };
  for (const [path, body] of [
    [TAIL, tailOf()],
    [TERMINAL_TAIL, terminalTailOf()],
  ] as const) {
    const stream = await host.stream(path, token, body);
    await until(() => stream.ended !== null);
    expect([stream.ended, stream.lines]).toEqual(["cut", []]);
  }
  expect((await host.dispatch(token, list)).status).toBe(502);
});
