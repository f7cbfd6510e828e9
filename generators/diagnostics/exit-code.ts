import { explainCode } from "./catalogue.ts";
import type { DiagnosticClass } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** 0 fine, 1 drift or findings, 2 use or configuration, 3 a source cannot be loaded, 4 our fault. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

const codes: Record<DiagnosticClass, ExitCode> = { finding: 1, usage: 2, load: 3, fault: 4 };

/** The worst exit code among the errors; warnings and notes leave it at 0. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  let worst: ExitCode = 0;
  for (const { severity, code } of diagnostics) {
    const exit = severity === "error" ? codes[explainCode(code).class] : 0;
    if (exit > worst) worst = exit;
  }
  return worst;
}
