import type { DiagnosticCode } from "../diagnostics/catalogue.ts";
import type { Diagnostic, SourcePlace } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";

/** Ends a run early with a finding about its use, its config or the disk. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly diagnostic: Diagnostic;

  constructor(code: DiagnosticCode, message: string, place?: SourcePlace) {
    super(message);
    this.diagnostic = diagnose(code, message, { place });
  }
}
