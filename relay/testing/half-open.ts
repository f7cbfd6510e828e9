/**
 * A client whose network falls silent, without FIN or RST, while the services stay within reach. Run in a network of its
 * own: the client's address is taken away, and what is sent there goes into a cable that nobody listens to. Prints how many
 * streams the relay still has open at the end.
 */
import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { startDemo } from "../demo/demo.ts";
import { send } from "./http-client.ts";
import { CONVERSATION, tailOf } from "./requests.ts";
import { until } from "./until.ts";

/** Fifteen seconds of silence, ten probes, and a little. */
const NOTICED_MS = 27_000;

const nowhere = pino.destination({ dest: "/dev/null", sync: false });
const ip = (command: string): Buffer => execFileSync("ip", command.split(" "));
const [relayAddress, clientAddress] = ["10.9.9.2", "10.9.9.1"];
ip("link set lo up");
ip("link add cable0 type veth peer name cable1");
for (const end of ["cable0", "cable1"]) ip(`link set ${end} up`);
for (const address of [relayAddress, clientAddress]) ip(`addr add ${address}/24 dev cable0`);
const demo = await startDemo({ out: nowhere, err: nowhere, config: { host: relayAddress, adminPort: 0 } });
const { token } = demo.controlPlane.devices.add("device");
const body = JSON.stringify(tailOf({ waitMs: 20_000 }));
const { hostname, port } = new URL(demo.relay.url);
const client = connect({ host: hostname, port: Number(port), localAddress: clientAddress });
client.write(
  `POST /operator/v1/tail HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
);
await until(() => demo.captain.conversations.parked(CONVERSATION) === 1);
ip(`addr del ${clientAddress}/24 dev cable0`);
ip(`neigh add ${clientAddress} lladdr 02:00:00:00:00:01 dev cable0 nud permanent`);
await setTimeout(NOTICED_MS);
const { text } = await send(`${demo.relay.adminUrl}/metrics`, { method: "GET" });
process.stdout.write(JSON.stringify({ streams: Number(/^relay_open_streams (\d+)$/m.exec(text)?.[1]) }));
client.destroy();
await demo.stop();
