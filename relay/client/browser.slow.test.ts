import { existsSync } from "node:fs";
import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../clock.ts";
import { openHost } from "../testing/host.ts";
import type { Host } from "../testing/host.ts";
import { CONVERSATION, sendOf, tailOf } from "../testing/requests.ts";
import type { RelayClient } from "./client.ts";
import type { settleSend } from "./settle-send.ts";

const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

/** What the bundle leaves in the page. */
interface Bundle {
  readonly RelayClient: typeof RelayClient;
  readonly settleSend: typeof settleSend;
}

/** A page and, behind the same origin, the relay. The first tail is cut in the middle of its second line. */
async function openSite(host: Host): Promise<string> {
  const entry = 'export * from "./relay/client/client.ts"; export * from "./relay/client/settle-send.ts";';
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: "." },
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "samewire",
    write: false,
  });
  let tails = 0;
  const serve = (incoming: IncomingMessage, response: ServerResponse): void => {
    if (incoming.url === "/") return void response.end("<!doctype html><script src='/client.js'></script>");
    if (incoming.url === "/client.js") return void response.end(outputFiles[0]?.text);
    if (incoming.url === "/revoke") {
      host.revoke("device-a");
      host.demo.captain.conversations.say(CONVERSATION, "never seen");
      return void response.end();
    }
    if (incoming.url?.startsWith("/operator/") !== true) return void response.writeHead(404).end();
    tails += incoming.url?.endsWith("/tail") === true ? 1 : 0;
    const isCut = tails === 1;
    const { authorization } = incoming.headers;
    const outgoing = request(host.url + incoming.url, { method: "POST", headers: { authorization } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { "content-type": answer.headers["content-type"] });
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (!isCut) response.write(chunk);
        else if (text.split("\n").length > 2) {
          response.write(text.slice(0, text.indexOf("\n") + 20), () => response.destroy());
          answer.destroy();
        }
      });
      answer.on("end", () => response.end()).on("error", () => response.destroy());
    });
    incoming.on("data", (chunk: Buffer) => outgoing.write(chunk)).on("end", () => outgoing.end());
  };
  const server = createServer(serve).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it.skipIf(executablePath === undefined)(
  "R72 R71 the client runs in a browser: typed results, a resumed tail, receipts, a lost authority",
  { timeout: 60_000 },
  async () => {
    const host = await openHost({ clock: systemClock });
    for (const text of ["one", "two"]) host.demo.captain.conversations.say(CONVERSATION, text);
    const url = await openSite(host);
    const browser = await chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox"] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(url);
    const seen = await page.evaluate(
      async ({ baseUrl, token, turn, query }) => {
        const { samewire } = globalThis as unknown as { samewire: Bundle };
        const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms / 10));
        const client = new samewire.RelayClient({ baseUrl, token: () => token, wait });
        const { conversations } = await client.dispatch({ op: "list", schemaVersion: 1 });
        const before = await samewire.settleSend(client, turn as never, () => null);
        const texts: unknown[] = [];
        let last = "";
        for await (const item of client.tail(query as never)) {
          last = item.kind === "auth_failure" ? item.failure.reason : item.kind;
          if (item.kind !== "event" || item.event.type !== "message") continue;
          texts.push(item.event.text);
          if (texts.length === 2) await client.dispatch({ op: "send", schemaVersion: 1, turn: turn as never });
          if (texts.length === 4) await fetch("/revoke");
        }
        return { conversations: conversations.length, before: before.kind, texts, last };
      },
      {
        baseUrl: new URL(url).origin,
        token: host.device(),
        turn: sendOf("x").turn,
        query: { ...tailOf({ waitMs: 5_000 }).tail },
      },
    );
    expect(seen).toEqual({
      conversations: 1,
      before: "blocked",
      texts: ["one", "two", "x", "You said: x"],
      last: "revoked",
    });
  },
);
