import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { onTestFinished } from "vitest";

export interface RelayProcess {
  readonly child: ChildProcess;
  /** Empty when it never listened. */
  readonly url: string;
  /** Base URL of the admin listener, when the environment asks for one. */
  readonly adminUrl: string;
  readonly output: { out: string; err: string };
  readonly exit: Promise<number | null>;
  /** Milliseconds from spawning to listening. */
  readonly startMs: number;
}

/** `pnpm relay` as a process of its own. Resolves when it listens, or has ended. */
export async function runRelay(environment: Readonly<Record<string, string>>): Promise<RelayProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "relay/main.ts"], {
    env: { PATH: process.env["PATH"] ?? "", CLANKIE_RELAY_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve) => {
    void exit.then(() => resolve(""));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output.err += text));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.out += text;
      const address = /"address":"([^"]+)"/.exec(output.out)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const adminUrl = /"adminAddress":"([^"]+)"/.exec(output.out)?.[1] ?? "";
  return { child, url, adminUrl, output, exit, startMs: performance.now() - startedAt };
}
