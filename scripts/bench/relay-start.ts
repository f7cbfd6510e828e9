/** How long the relay takes to listen, from spawning the command that `pnpm relay` runs. */
import { spawn } from "node:child_process";

/** Milliseconds of each start. The first one, which may have to make the bundle, does not count. */
export async function measureStarts(count: number): Promise<readonly number[]> {
  await startOnce();
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await startOnce());
  return times;
}

async function startOnce(): Promise<number> {
  const env = { PATH: process.env["PATH"] ?? "", CLANKIE_RELAY_PORT: "0" };
  const start = performance.now();
  const child = spawn(process.execPath, ["scripts/relay.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  const listens = new Promise<number>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      if (text.includes('"listening"')) resolve(performance.now() - start);
    });
  });
  const took = await Promise.race([listens, exit.then(() => Promise.reject(new Error("the relay did not start")))]);
  child.kill();
  await exit;
  return took;
}
