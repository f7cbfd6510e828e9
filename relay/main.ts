/** `pnpm relay`: reads the environment, starts the relay, stops it on a signal. With `demo`, services to talk to as well. */
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { isRefused, readConfig } from "./config/config.ts";
import type { Config } from "./config/config.ts";
import { startRelay } from "./relay.ts";

const GRACE_MS = 40_000;

const out = pino.destination({ fd: 1, sync: false });
const err = pino.destination({ fd: 2, sync: false });

const config = readConfig(process.env);
if (isRefused(config)) refuse(config.map(({ variable, problem }) => `${variable} ${problem}`).join("; "));
const starting = process.argv[2] === "demo" ? startDemo(config) : start(config);
// Listens for signals before there is anything to stop: one that comes during the start ends what has started.
closeWithGrace({ delay: GRACE_MS, logger: false }, async () => {
  await (await starting).stop();
  out.flushSync();
  err.flushSync();
});
try {
  await starting;
} catch (error) {
  const { code = "unknown" } = error as NodeJS.ErrnoException;
  refuse(`cannot listen on ${config.host} port ${config.port} (${code})`);
}

async function start(checked: Config): Promise<{ stop(): Promise<void> }> {
  const { sendRecordUrl: url } = checked;
  if (url === null) return startRelay({ config: checked, out, err });
  const [{ RedisSendRecord }, { systemClock: clock }] = await Promise.all([
    import("./sends/redis-send-record.ts"),
    import("./clock.ts"),
  ]);
  return startRelay({ config: checked, out, err, clock, sendRecord: RedisSendRecord.open({ url, clock }) });
}

/** The demo listens where the environment says, and makes its own services and tokens. */
async function startDemo({ host, port, adminPort }: Config): Promise<{ stop(): Promise<void> }> {
  const { COMMANDS, runCommand, startDemo: start, walkthrough } = await import("./demo/demo.ts");
  const demo = await start({ config: { host, port, adminPort }, out, err });
  console.log(walkthrough(demo));
  if (process.stdin.isTTY) {
    const { createInterface } = await import("node:readline");
    console.log(`# type here: ${COMMANDS}`);
    const { stack, operatorToken, controlPlane } = demo;
    const options = { stack, operatorToken, controlPlaneUrl: controlPlane.url };
    createInterface({ input: process.stdin }).on("line", (line) => {
      void runCommand(line, options).then(console.log);
    });
  }
  return demo;
}

/** One line, no secret. */
function refuse(problem: string): never {
  console.error(`relay: ${problem}`);
  process.exit(1);
}
