import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";
import { userFrames } from "./import-problem.ts";
import { runningCode } from "./running-code.ts";

/** What a timer, a callback or a promise of the author's code threw when nobody waited for it. */
export function lateProblem(error: unknown): Diagnostic {
  const { root, importing } = runningCode;
  const [frame] = userFrames(root, error);
  const place = frame?.place ?? (importing === undefined ? undefined : { file: importing });
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Without a frame of the author's the stack is all there is to go by.
  const stack = frame === undefined && error instanceof Error ? `\n${error.stack ?? ""}` : "";
  const who =
    frame?.place.file ?? (importing === undefined ? "A module" : `${importing}, or a module imported before it,`);
  return diagnose("SW201", `${who} threw after its import, during the run. ${text}${stack}`, { place });
}

/** The process has nothing left to do, and an import still waits. */
export function stalledProblem(): Diagnostic {
  const { importing } = runningCode;
  const place = importing === undefined ? undefined : { file: importing };
  return diagnose("SW201", `${importing ?? "A module"} never ends its import: it awaits what nobody settles.`, {
    place,
  });
}
