import type { DiagnosticCode } from "./catalogue.ts";

/** Where in the author's source a diagnostic points. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A finding about the author's input, as a value: collected, printed once, never thrown. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: "error" | "warning" | "note";
  /** What is wrong here, one sentence. The catalogue adds cause and fix. */
  readonly message: string;
  /** JSON pointer into the contract or schema, e.g. `/types/clankie.Seat/properties/owner`. */
  readonly at?: string;
  readonly place?: SourcePlace;
  /** Further places that belong to it, e.g. the other schema of the same name. */
  readonly related?: readonly { readonly message: string; readonly place: SourcePlace }[];
}
