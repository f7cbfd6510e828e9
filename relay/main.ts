/** `pnpm relay`: reads the environment, starts the relay, stops it on a signal. `demo` adds services to talk to. */
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { isRefused, readConfig } from "./config/config.ts";
import { startRelay } from "./relay.ts";

const GRACE_MS = 40_000;

const config = readConfig(process.env);
if (isRefused(config)) {
  console.error(`relay: ${config.map(({ variable, problem }) => `${variable} ${problem}`).join("; ")}`);
  process.exit(1);
}
const out = pino.destination({ fd: 1, sync: false });
const err = pino.destination({ fd: 2, sync: false });
try {
  const relay = await startRelay({ config, out, err });
  closeWithGrace({ delay: GRACE_MS, logger: false }, async () => {
    await relay.stop();
    out.flushSync();
    err.flushSync();
  });
} catch (error) {
  const { code = "unknown" } = error as NodeJS.ErrnoException;
  console.error(`relay: cannot listen on ${config.host} port ${config.port} (${code})`);
  process.exit(1);
}
