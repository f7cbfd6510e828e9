import { join } from "node:path";
import { Command, CommanderError } from "commander";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import type { ExitCode } from "../diagnostics/exit-code.ts";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { diagnose } from "../diagnostics/report.ts";
import { findProject } from "./find-config.ts";
import { gen } from "./gen.ts";
import { parseOutputNames } from "./output-name.ts";
import { renderStage } from "./progress.ts";
import { renderDrift, renderSummary } from "./report.ts";
import { painter } from "./painter.ts";
import { readText } from "./read-text.ts";
import { Stop } from "./stop.ts";
import { packageVersion } from "./version.ts";
import { watchProject } from "./watch.ts";

interface GenFlags {
  readonly check: boolean;
  readonly force: boolean;
  readonly watch: boolean;
  readonly timings: boolean;
  readonly only?: string;
  readonly config?: string;
}

interface CompatFlags {
  readonly against: string;
  readonly strictClients: boolean;
  readonly json: boolean;
  readonly config?: string;
}

/** What the command line needs of the process it runs in. */
export interface Terminal {
  readonly workingDirectory: string;
  /** Progress and summaries are for people: they are left out elsewhere. */
  readonly onTerminal: boolean;
  /** Prints a result, with a line end. */
  readonly print: (text: string) => void;
  /** Prints progress, findings or faults, with a line end. */
  readonly printError: (text: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** The command that started this process, for `--watch` to start again. */
  readonly repeat: readonly string[];
  /** Ends `--watch`. */
  readonly stop: AbortSignal;
}

/** Runs `samewire` with these arguments and gives its exit code. Never throws. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const program = new Command("samewire")
    .description("One contract, written once in Zod, is the same wire everywhere.")
    .version(packageVersion(), "--version", "print the version of samewire")
    .exitOverride()
    .configureOutput({
      outputError: () => undefined,
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
    });
  program
    .command("gen")
    .description("make every output from the schemas")
    .option("--check", "compare only: print a diff and exit 1 when an output is out of date", false)
    .option("--only <outputs>", "make these outputs only, separated by commas")
    .option("--watch", "run again after every change", false)
    .option("--force", "overwrite generated files that were edited by hand", false)
    .option("--timings", "print how long each stage took", false)
    .option("--config <file>", "config file (default: the nearest samewire.config.ts upwards)")
    .action(async (flags: GenFlags) => {
      exit = flags.watch ? await runWatch(flags, terminal) : await runGen(flags, terminal);
    });
  program
    .command("compat")
    .description("tell what changed since an earlier contract, and whom each change breaks")
    .option("--against <contract>", "a contract.lock.json, or git:<revision> for the one committed there", "git:HEAD")
    .option("--strict-clients", "clients that read answers strictly are in use: new keys must be asked for", false)
    .option("--json", "print the changes as JSON", false)
    .option("--config <file>", "config file (default: the nearest samewire.config.ts upwards)")
    .action(async (flags: CompatFlags) => {
      exit = await runCompat(flags, terminal);
    });
  try {
    await program.parseAsync([...args], { from: "user" });
    return exit;
  } catch (error) {
    return explain(error, terminal);
  }
}

async function runGen(flags: GenFlags, terminal: Terminal): Promise<ExitCode> {
  const { onTerminal, print, printError } = terminal;
  const result = await gen({
    workingDirectory: terminal.workingDirectory,
    ...(flags.config === undefined ? {} : { configFile: flags.config }),
    check: flags.check,
    force: flags.force,
    only: flags.only === undefined ? null : parseOutputNames(flags.only),
    progress: { stage: (stage, milliseconds) => onTerminal && printError(renderStage({ stage, milliseconds })) },
    now: terminal.now,
  });
  const { plan, diagnostics } = result;
  if (plan !== null && flags.check && plan.files.some((file) => file.change !== "keep")) {
    print(renderDrift(plan, `pnpm gen${flags.only === undefined ? "" : ` --only ${flags.only}`}`));
  }
  if (plan !== null && !flags.check && onTerminal && result.exitCode === 0) printError(renderSummary(plan));
  if (flags.timings) print(result.times.map(renderStage).join("\n"));
  printFindings(diagnostics, result.root, terminal);
  return result.exitCode;
}

async function runCompat(flags: CompatFlags, terminal: Terminal): Promise<ExitCode> {
  const [{ renderChanges }, { compat }] = await Promise.all([import("../compat/compat.ts"), import("./compat.ts")]);
  const { changes, diagnostics, root } = await compat({
    workingDirectory: terminal.workingDirectory,
    ...(flags.config === undefined ? {} : { configFile: flags.config }),
    against: flags.against,
    strictClients: flags.strictClients,
  });
  if (changes !== null) terminal.print(flags.json ? JSON.stringify(changes, null, 2) : renderChanges(changes));
  printFindings(diagnostics, root, terminal);
  return exitCodeOf(diagnostics);
}

async function runWatch(flags: GenFlags, terminal: Terminal): Promise<ExitCode> {
  if (flags.check) throw new Stop("SW103", "--watch and --check do not go together");
  const project = await findProject(terminal.workingDirectory, flags.config);
  const command = terminal.repeat.filter((word) => word !== "--watch");
  await watchProject({ project, command, signal: terminal.stop });
  return 0;
}

function explain(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // Commander has printed its help: no command was named.
  if (error instanceof CommanderError && error.code === "commander.help") return 2;
  const diagnostic = describe(error);
  printFindings([diagnostic], terminal.workingDirectory, terminal);
  if (diagnostic.code === "SW901" && error instanceof Error) terminal.printError(error.stack ?? "");
  return exitCodeOf([diagnostic]);
}

/** All findings of a run, together; nothing when there are none. */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  root: string,
  { onTerminal, printError }: Terminal,
): void {
  if (diagnostics.length === 0) return;
  const sourceOf = (file: string): string | undefined => readText(join(root, file));
  printError(renderDiagnostics(diagnostics, { sourceOf, paint: painter(onTerminal) }).trimEnd());
}

function describe(error: unknown): Diagnostic {
  if (error instanceof Stop) return error.diagnostic;
  if (error instanceof CommanderError)
    return diagnose("SW103", error.message.replace(/^error: /, "").replaceAll("\n", " "));
  return diagnose("SW901", error instanceof Error ? error.message : String(error));
}
