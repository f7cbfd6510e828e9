#!/usr/bin/env node
/** The `samewire` command as a process: the only module that prints or exits. */
import { runCommandLine } from "./command-line.ts";

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());

const exitCode = await runCommandLine(process.argv.slice(2), {
  workingDirectory: process.cwd(),
  onTerminal: process.stderr.isTTY,
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  now: () => performance.now(),
  repeat: [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
  stop: stop.signal,
});
// A schema module may have left a timer or a socket open; the run is over all the same.
process.exit(exitCode);
