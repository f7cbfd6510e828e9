import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** Name of the store's server on this machine; null when there is none. */
export const storeProgram: string | null =
  ["valkey-server", "redis-server"].find((name) => spawnSync(name, ["--version"]).status === 0) ?? null;

/** Suites on a store are left out where there is none; under CI that is a failure instead. */
export const mayLackStore = storeProgram === null && ["", "0", "false"].includes(process.env["CI"] ?? "");

export interface StoreServer {
  readonly url: string;
  kill(): Promise<void>;
  /** Holds the server still: connections stay, and nothing is answered. */
  pause(): void;
  resume(): void;
}

/** A store of its own on loopback, in memory. */
export async function startStore(port?: number, options: readonly string[] = []): Promise<StoreServer> {
  const own = port ?? (await freePort());
  const args = ["--port", String(own), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...options];
  const child = spawn(storeProgram ?? "redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise<void>((resolve, reject) => {
    child.once("error", () => reject(new Error("there is neither redis-server nor valkey-server")));
    child.once("exit", () => reject(new Error("the store did not start")));
    child.stdout.on("data", (text: Buffer) => {
      if (text.toString().includes("Ready to accept connections")) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit").once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
