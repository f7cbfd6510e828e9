import { connect } from "node:net";
import { expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { DISPATCH, openHost, TAIL } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { open, send } from "../testing/http-client.ts";
import { runRelay } from "../testing/relay-process.ts";
import type { RelayProcess } from "../testing/relay-process.ts";
import { list, receiptOf, replayOf, sendOf, stop, tailOf } from "../testing/requests.ts";

const SECRET = "CANARY";

/** Everything that came out of a relay: answers with their headers, metrics, both streams of output. */
class Output {
  readonly #texts: string[] = [];
  readonly #relay: RelayProcess;
  readonly #token: string;

  constructor(relay: RelayProcess, token: string) {
    this.#relay = relay;
    this.#token = token;
  }

  async ask(body: object | string, headers = {}, path = DISPATCH): Promise<void> {
    const reply = await send(this.#relay.url + path, { token: this.#token, body, headers });
    this.#texts.push(String(reply.status), reply.text, JSON.stringify(reply.headers));
  }

  /** Bytes that are no request at all. */
  async askRaw(text: string): Promise<void> {
    const { hostname, port } = new URL(this.#relay.url);
    const socket = connect(Number(port), hostname);
    socket.setEncoding("latin1").on("data", (answer: string) => this.#texts.push(answer));
    socket.on("error", () => {}).end(text);
    await new Promise((resolve) => socket.once("close", resolve));
  }

  /** The stream that a denial ends. */
  async follow(body: object): Promise<void> {
    const { incoming } = await open(this.#relay.url + TAIL, { token: this.#token, body });
    incoming.setEncoding("utf8").on("data", (text: string) => this.#texts.push(text));
    await new Promise((resolve) => incoming.once("close", resolve));
  }

  /** All of it, after an orderly end. */
  async collect(): Promise<string> {
    const { text } = await send(`${this.#relay.adminUrl}/metrics`, { method: "GET" });
    this.#relay.child.kill("SIGTERM");
    await this.#relay.exit;
    return [...this.#texts, text, this.#relay.output.out, this.#relay.output.err].join("\n");
  }
}

function run({ demo }: Host, more: Readonly<Record<string, string>> = {}): Promise<RelayProcess> {
  return runRelay({
    CLANKIE_CONTROL_PLANE_URL: demo.controlPlane.url,
    CLANKIE_CAPTAIN_URL: demo.captain.url,
    CLANKIE_CAPTAIN_TOKEN: demo.captainToken,
    CLANKIE_RELAY_ADMIN_PORT: "0",
    ...more,
  });
}

it("T24 R22 R106 secrets planted everywhere appear in no output", { timeout: 60_000 }, async () => {
  const host = await openHost({ clock: systemClock });
  const { controlPlane, captain, captainToken } = host.demo;
  const relay = await run(host);
  const token = host.device();
  const output = new Output(relay, token);

  // What a client may put into a request.
  await output.ask(sendOf(`${SECRET}-MESSAGE`), { "x-planted": `${SECRET}-HEADER`, cookie: `a=${SECRET}-COOKIE` });
  await output.ask(receiptOf(sendOf(`${SECRET}-MESSAGE`), true));
  await output.ask(`{"op":"${SECRET}-BODY`);
  await output.ask({ ...list, [`${SECRET}_KEY`]: `${SECRET}-VALUE` });
  await output.ask({ ...list, op: `${SECRET}-OP` });
  await output.ask(replayOf({ conversationId: `sessionId=${SECRET}-ID` }));
  await output.ask(list, {}, `${DISPATCH}?token=${SECRET}-QUERY`);
  await output.ask(list, {}, `/${SECRET}-PATH`);
  await output.ask(list, { authorization: `Basic ${SECRET}-BASIC` });
  await output.ask(list, { authorization: `Bearer ${SECRET}-BEARER` });
  await output.askRaw(`${SECRET} /${SECRET} ${SECRET}\r\n\r\n`);
  await output.askRaw(`POST ${DISPATCH} HTTP/1.1\r\n${SECRET}\r\n\r\n`);

  // What the captain may answer.
  captain.conversations.create({ kind: "global" }, `password: ${SECRET}-TITLE`);
  await output.ask(list);
  for (const [status, text] of [
    [500, `${SECRET}-STACK`],
    [409, `{"error":"${SECRET}-REFUSAL"}`],
    [401, `{"error":"${SECRET}-CREDENTIAL"}`],
    [200, `{"op":"list","schemaVersion":1,"conversations":"${SECRET}"}`],
    [200, `{"op":"list","schemaVersion":1,"conversations":[],"internal":{"providerCredential":"${SECRET}"}}`],
    [200, `${SECRET} is no JSON`],
    [302, SECRET],
  ] as const) {
    captain.intercept = (_request, response) => {
      response.writeHead(status, { "x-planted": SECRET, location: `/${SECRET}`, "set-cookie": SECRET }).end(text);
      return true;
    };
    for (const body of [list, stop, sendOf(`${SECRET}-${status}`)]) await output.ask(body);
    await output.follow(tailOf());
  }
  captain.intercept = null;

  // What the control plane may answer.
  for (const [status, body] of [
    [403, { error: `${SECRET}-DENIAL` }],
    [401, { error: "revoked", detail: SECRET }],
    [500, { stack: SECRET }],
    [200, { deviceId: SECRET, secret: SECRET }],
  ] as const) {
    controlPlane.intercept = (_request, response) => {
      response.writeHead(status, { "x-planted": SECRET }).end(JSON.stringify(body));
      return true;
    };
    await output.ask(list);
  }

  const all = await output.collect();
  for (const secret of [SECRET, token, captainToken]) expect(all).not.toContain(secret);
  // The lines are there, and so are the answers and the metrics.
  expect(relay.output.out).toContain('"op":"send"');
  expect(relay.output.err).toContain('"statusCode":502');
  for (const sign of ["[REDACTED]", "invalid_conversation_request", "conversation_upstream_refused", "relay_answers"]) {
    expect(all).toContain(sign);
  }
});

it("T24 R22 secrets of the configuration appear in no output", { timeout: 60_000 }, async () => {
  const host = await openHost({ clock: systemClock });
  const withSecret = (url: string): string => url.replace("://", `://${SECRET}:${SECRET}@`);
  const token = host.device();
  const relay = await run(host, {
    CLANKIE_CONTROL_PLANE_URL: withSecret(host.demo.controlPlane.url),
    CLANKIE_CAPTAIN_URL: withSecret(host.demo.captain.url),
    CLANKIE_CAPTAIN_TOKEN: `${SECRET}-sixteen-characters`,
    CLANKIE_RELAY_SEND_RECORD_URL: `redis://${SECRET}:${SECRET}@127.0.0.1:1/0`,
    CLANKIE_UNKNOWN: SECRET,
  });
  const output = new Output(relay, token);
  for (const body of [list, sendOf("x"), receiptOf(sendOf("x"), true)]) await output.ask(body);
  const all = await output.collect();
  expect(all).not.toContain(SECRET);
  expect(all).toContain("send_record_unavailable");
  expect(all).toContain("conversation_upstream_unavailable");
});
