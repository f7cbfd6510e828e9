import { execFile, spawnSync } from "node:child_process";
import { connect } from "node:net";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openHost, TAIL } from "../testing/host.ts";
import { CONVERSATION, tailOf } from "../testing/requests.ts";

it.each(["FIN", "RST"])("T19 R79 R88 a client that leaves by %s lets its upstream read go", async (how) => {
  const host = await openHost();
  const { hostname, port } = new URL(host.url);
  const body = JSON.stringify(tailOf({ waitMs: 20_000 }));
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST ${TAIL} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${host.device()}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await host.untilParked();
  if (how === "FIN") socket.destroy();
  else socket.resetAndDestroy();
  await host.untilParked(0);
  expect(host.demo.captain.conversations.parked(CONVERSATION)).toBe(0);
});

/** A network of one's own needs Linux, and a kernel that lets one have it. */
const mayLeaveNetwork = spawnSync("unshare", ["-rn", "ip", "link", "add", "cable0", "type", "veth"]).status === 0;

it.skipIf(!mayLeaveNetwork)(
  "T19 R79 a client that falls silent without a word is let go after 15 seconds and ten probes",
  { timeout: 60_000 },
  async () => {
    const command = ["-rn", process.execPath, "--import", "tsx", "relay/testing/half-open.ts"];
    const { stdout } = await promisify(execFile)("unshare", command);
    expect(JSON.parse(stdout)).toEqual({ streams: 0 });
  },
);
