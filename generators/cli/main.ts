#!/usr/bin/env node
/** The `samewire` command as a process: the only module that prints or exits. */
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import type { ExitCode } from "../diagnostics/exit-code.ts";
import { runningCode } from "../load/load.ts";
import { printFindings, runCommandLine } from "./command-line.ts";
import type { Terminal } from "./command-line.ts";
import { guardRun } from "./run-guard.ts";

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());

const terminal: Terminal = {
  workingDirectory: process.cwd(),
  onTerminal: process.stderr.isTTY,
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  now: () => performance.now(),
  repeat: [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
  stop: stop.signal,
};
const liftGuard = guardRun((problem) => {
  printFindings([problem], runningCode.root, terminal);
  exit(exitCodeOf([problem]));
});
const exitCode = await runCommandLine(process.argv.slice(2), terminal);
// A schema module may have left a timer or a socket open; the run is over all the same.
exit(exitCode);

function exit(code: ExitCode): never {
  liftGuard();
  process.exit(code);
}
