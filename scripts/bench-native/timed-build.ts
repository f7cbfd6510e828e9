import { runCommand } from "../runner/run-command.ts";

/** Seconds that a build took. */
export interface BuildTime {
  /** By the clock, which the machine's other work moves. */
  readonly elapsed: number;
  /** Of all processors together, in the program and for it in the system. */
  readonly processor: number;
}

/**
 * Runs a build and times it.
 *
 * @throws Error with the end of what it printed where it fails.
 */
export async function timedBuild(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BuildTime> {
  const timed = 'TIMEFORMAT="processor %U %S"; time "$@"';
  const { exitCode, output, milliseconds } = await runCommand(["bash", "-c", timed, "bash", ...command], {
    show: false,
    env,
  });
  if (exitCode !== 0) throw new Error(`${command.join(" ")} fails:\n${output.slice(-4000)}`);
  const [, user, system] = /processor ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  return { elapsed: milliseconds / 1000, processor: Number(user) + Number(system) };
}
