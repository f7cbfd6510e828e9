import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { lateProblem, stalledProblem } from "../load/late-problem.ts";
import { refuseExit } from "../load/running-code.ts";

export interface GuardedRun {
  /** Ends the process for good. */
  readonly exit: (code: number) => never;
}

/**
 * Keeps the author's code from ending the process without a word: whatever it throws late, rejects or leaves unsettled
 * is handed to `end`, which prints it and gives the exit code, and `process.exit` throws for everybody but us.
 */
export function guardRun(end: (problem: Diagnostic) => number): GuardedRun {
  const own = { exit: process.exit, reallyExit: Reflect.get(process, "reallyExit") as unknown, abort: process.abort };
  let ended = false;
  const exit = (code: number): never => {
    ended = true;
    Object.assign(process, own);
    return process.exit(code);
  };
  const endWith = (problem: Diagnostic): void => {
    if (!ended) exit(end(problem));
  };
  Object.assign(process, { exit: refuseExit, reallyExit: refuseExit, abort: refuseExit });
  process.on("uncaughtException", (error) => endWith(lateProblem(error)));
  process.on("unhandledRejection", (error) => endWith(lateProblem(error)));
  // Nothing is left to wait for, and the run has not ended.
  process.on("beforeExit", () => endWith(stalledProblem()));
  return { exit };
}
