import { expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { openHost } from "../testing/host.ts";
import { send } from "../testing/http-client.ts";
import { runRelay } from "../testing/relay-process.ts";
import { list, replayOf, sendOf } from "../testing/requests.ts";

it("T24 R22 R106 secrets planted everywhere appear in no output", { timeout: 60_000 }, async () => {
  const host = await openHost({ clock: systemClock });
  const { controlPlane, captain, captainToken } = host.demo;
  const relay = await runRelay({
    CLANKIE_CONTROL_PLANE_URL: controlPlane.url,
    CLANKIE_CAPTAIN_URL: captain.url,
    CLANKIE_CAPTAIN_TOKEN: captainToken,
    CLANKIE_RELAY_ADMIN_PORT: "0",
  });
  const token = host.device();
  const dispatch = `${relay.url}/operator/v1/dispatch`;
  const texts: string[] = [];
  const ask = async (body: object | string, headers = {}): Promise<void> => {
    const reply = await send(dispatch, { token, body, headers });
    texts.push(reply.text, JSON.stringify(reply.headers));
  };
  await ask(sendOf("CANARY-MESSAGE"), { "x-canary": "CANARY-HEADER" });
  await ask('{"op":"CANARY-BODY');
  await ask({ ...list, CANARY_KEY: "CANARY-VALUE" });
  await ask(replayOf({ conversationId: "sessionId=CANARY-ID" }));
  captain.conversations.create({ kind: "global" }, "password: CANARY-TITLE");
  await ask(list);
  captain.intercept = (_request, response) => {
    response.writeHead(500, { "x-error": "CANARY-UPSTREAM" }).end("CANARY-STACK");
    return true;
  };
  await ask(list);
  controlPlane.intercept = (_request, response) => {
    response.writeHead(403).end('{"error":"CANARY-DENIAL"}');
    return true;
  };
  await ask(list);
  relay.child.kill("SIGTERM");
  await relay.exit;
  const all = texts.join("\n") + relay.output.out + relay.output.err;
  for (const secret of ["CANARY", token, captainToken]) expect(all).not.toContain(secret);
  // The lines are there, and so are the answers.
  expect(relay.output.out).toContain('"op":"send"');
  expect(relay.output.err).toContain('"statusCode":502');
  expect(all).toContain("[REDACTED]");
});
