import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { lateProblem, refuseExit, stalledProblem } from "../load/load.ts";

/** What ends a process. */
const exits = ["exit", "reallyExit", "abort"] as const;

/**
 * Keeps the author's code from ending the process without a word: whatever it throws late, rejects or leaves unsettled
 * goes to `report`, once, and `process.exit` throws. The returned function lifts the guard, for the exit of the run.
 */
export function guardRun(report: (problem: Diagnostic) => void): () => void {
  const own = Object.fromEntries(exits.map((name) => [name, Reflect.get(process, name) as unknown]));
  const ownListeners = process.listeners("exit");
  let guards = true;
  const once = (problem: Diagnostic): void => {
    if (guards) report(problem);
  };
  for (const name of exits) Reflect.set(process, name, refuseExit);
  process.on("uncaughtException", (error) => once(lateProblem(error)));
  process.on("unhandledRejection", (error) => once(lateProblem(error)));
  // Nothing is left to wait for, and the run has not ended.
  process.on("beforeExit", () => once(stalledProblem()));
  return () => {
    guards = false;
    Object.assign(process, own);
    // A listener of the author's could set another exit code.
    for (const listener of process.listeners("exit"))
      if (!ownListeners.includes(listener)) process.removeListener("exit", listener);
  };
}
