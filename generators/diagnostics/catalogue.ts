/**
 * The closed catalogue of findings. A code never changes its meaning; a retired one is not given out again.
 * 1xx use and configuration, 2xx loading, 3xx constructs, 4xx names, 5xx operations and gateways, 6xx output files,
 * 7xx changes between two contracts, 9xx faults of Samewire.
 */
import { compatEntries } from "./catalogue-compat.ts";
import { constructEntries } from "./catalogue-constructs.ts";
import { loadEntries } from "./catalogue-load.ts";
import { nameEntries } from "./catalogue-names.ts";
import { outputEntries } from "./catalogue-output.ts";

/** Decides the exit code of a run that ends with the finding as an error. */
export type DiagnosticClass = "finding" | "usage" | "load" | "fault";

export interface CatalogueEntry {
  /** What it is, a few words. */
  readonly title: string;
  /** Why it is reported. */
  readonly cause: string;
  /** What to do. */
  readonly fix: string;
  readonly class: DiagnosticClass;
  readonly severity: "error" | "warning";
}

export const catalogue = {
  ...loadEntries,
  ...constructEntries,
  ...nameEntries,
  ...outputEntries,
  ...compatEntries,
} as const satisfies Record<string, CatalogueEntry>;

export type DiagnosticCode = keyof typeof catalogue;

/** Every code, sorted. */
export const diagnosticCodes: readonly DiagnosticCode[] = (Object.keys(catalogue) as DiagnosticCode[]).sort();

/** The catalogue's words on `code`. */
export function explainCode(code: DiagnosticCode): CatalogueEntry {
  return catalogue[code];
}

/** Whether `text` is a code of the catalogue. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(catalogue, text);
}
