/** Ready `curl` lines for a running demo. */
import { ALL_GRANTS } from "./devices.ts";
import type { Demo } from "./demo.ts";

export function walkthrough({ relay, controlPlane, operatorToken, captain }: Demo): string {
  const { token } = controlPlane.devices.add("demo-device");
  captain.conversations.say("global-default", "Hello from the captain.");
  const post = (path: string, body: object, options = ""): string =>
    `curl -s${options} ${relay.url}${path} -H "authorization: Bearer ${token}" -d '${JSON.stringify(body)}'`;
  const op = (name: string, fields: object = {}): object => ({ op: name, schemaVersion: 1, ...fields });
  const read = { schemaVersion: 1, conversationId: "global-default", surfaceClientId: "curl" };
  const turn = { ...read, expectedRevision: 0, kind: "message", message: "Hello" };
  const observation = { schemaVersion: 1, terminalId: "terminal-1", surfaceClientId: "curl" };
  const asOwner = `-H "authorization: Bearer ${operatorToken}"`;
  const phone = JSON.stringify({ name: "Phone", platform: "ios" });
  const grants = JSON.stringify(ALL_GRANTS);
  return [
    `relay          ${relay.url}`,
    `control plane  ${controlPlane.url}`,
    `device token   ${token}`,
    "",
    "# health, conversations, fleet",
    `curl -s ${relay.url}/health`,
    post("/operator/v1/dispatch", op("list")),
    post("/operator/v1/dispatch", op("fleet")),
    "",
    "# follow a conversation; say something from a second shell",
    post("/operator/v1/tail", op("tail", { tail: { ...read, waitMs: 20_000 } }), "N"),
    post("/operator/v1/dispatch", op("send", { turn })),
    post("/operator/v1/dispatch", op("send_receipt", { turn, record: true })),
    "",
    "# watch a terminal",
    post("/operator/v1/terminal-tail", op("terminal_tail", { observation }), "N"),
    "",
    "# pair another device: an offer, its code, its first session",
    `CODE=$(curl -s -X POST ${controlPlane.url}/v1/pairing/offer ${asOwner} | sed 's/.*"code":"\\([^"]*\\)".*/\\1/')`,
    `COMPLETION=$(curl -s ${controlPlane.url}/v1/pairing/redeem -d '{"code":"'$CODE'","device":${phone}}' | sed 's/.*"completionToken":"\\([^"]*\\)".*/\\1/')`,
    `curl -s ${controlPlane.url}/v1/pairing/complete -d '{"completionToken":"'$COMPLETION'","acceptedGrants":${grants}}'`,
    "",
    "# revoke this device: its streams end by themselves",
    `curl -s -X POST ${controlPlane.url}/v1/devices/demo-device/revoke ${asOwner}`,
    "",
  ].join("\n");
}
