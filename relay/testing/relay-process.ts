import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { onTestFinished } from "vitest";
import type { ProcessState } from "./report-state.ts";

export interface RelayProcess {
  readonly child: ChildProcess;
  /** Empty when it never listened. */
  readonly url: string;
  /** Base URL of the admin listener, when the environment asks for one. */
  readonly adminUrl: string;
  readonly output: { out: string; err: string };
  readonly exit: Promise<number | null>;
  /** What it holds after a collection. */
  state(): Promise<ProcessState>;
}

/** `pnpm relay` as a process of its own. Resolves when it listens, or has ended. */
export async function runRelay(environment: Readonly<Record<string, string>>): Promise<RelayProcess> {
  const reporting = ["--expose-gc", "--import", "./relay/testing/report-state.ts"];
  const child = spawn(process.execPath, ["--import", "tsx", ...reporting, "relay/main.ts"], {
    env: { PATH: process.env["PATH"] ?? "", CLANKIE_RELAY_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve) => {
    void exit.then(() => resolve(""));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output.err += text));
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output.out += text;
      const address = /"address":"([^"]+)"/.exec(output.out)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const adminUrl = /"adminAddress":"([^"]+)"/.exec(output.out)?.[1] ?? "";
  const state = (): Promise<ProcessState> => {
    child.send("state");
    return new Promise((resolve) => child.once("message", (message) => resolve(message as ProcessState)));
  };
  return { child, url, adminUrl, output, exit, state };
}
