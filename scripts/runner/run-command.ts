import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface CommandResult {
  /** 1 when a signal ended the command. */
  readonly exitCode: number;
  /** Standard output and error as they came. */
  readonly output: string;
  readonly milliseconds: number;
}

/**
 * Runs a command, keeps what it prints and, with `show`, passes it on line by line with two spaces before each, so that
 * no line of it is taken for one of ours. Never throws for a failure of the command.
 */
export function runCommand(
  command: readonly string[],
  options: { readonly show: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<CommandResult> {
  const start = performance.now();
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...options.env } });
    let output = "";
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream].setEncoding("utf8").on("data", (text: string) => (output += text));
      if (options.show) createInterface(child[stream]).on("line", (line) => process[stream].write(`  ${line}\n`));
    }
    const end = (exitCode: number): void => resolve({ exitCode, output, milliseconds: performance.now() - start });
    child.once("error", (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}
