import { explainCode } from "./catalogue.ts";
import type { DiagnosticCode } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** A diagnostic of `code` with the catalogue's severity. Absent parts are left out. */
export function diagnose(
  code: DiagnosticCode,
  message: string,
  where: {
    at?: string | undefined;
    place?: Diagnostic["place"] | undefined;
    related?: Diagnostic["related"] | undefined;
  } = {},
): Diagnostic {
  const { at, place, related } = where;
  return {
    code,
    severity: explainCode(code).severity,
    message,
    ...(at === undefined ? {} : { at }),
    ...(place === undefined ? {} : { place }),
    ...(related === undefined || related.length === 0 ? {} : { related }),
  };
}

/** In the order of file, line, column, pointer and code; equal ones once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyed = new Map(diagnostics.map((each) => [JSON.stringify(sortKey(each)), each]));
  return [...keyed.values()].sort((left, right) => compareKeys(sortKey(left), sortKey(right)));
}

function sortKey({ place, at, code, message }: Diagnostic): readonly (string | number)[] {
  return [place?.file ?? "", place?.line ?? 0, place?.column ?? 0, at ?? "", code, message];
}

function compareKeys(left: readonly (string | number)[], right: readonly (string | number)[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? "";
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
