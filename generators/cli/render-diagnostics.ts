import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explainCode } from "../diagnostics/catalogue.ts";
import type { Diagnostic, SourcePlace } from "../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../diagnostics/report.ts";

/**
 * All findings of a run as text, sorted, with a source frame where the place is known, and a line of counts at the end.
 * Cause and fix stand once a code, at its first finding. `root` is the folder that places are relative to.
 */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], root: string): string {
  const explained = new Set<string>();
  const blocks = sortDiagnostics(diagnostics).map((diagnostic) => {
    const lines = renderDiagnostic(diagnostic, root);
    if (explained.has(diagnostic.code)) return lines.join("\n");
    explained.add(diagnostic.code);
    const { cause, fix } = explainCode(diagnostic.code);
    return [...lines, `  cause: ${cause}`, `  fix:   ${fix}`].join("\n");
  });
  return [...blocks, `samewire: ${countBySeverity(diagnostics)}`].join("\n\n");
}

function renderDiagnostic(diagnostic: Diagnostic, root: string): string[] {
  const { severity, code, message, at, place, related = [] } = diagnostic;
  const where = [...(place === undefined ? [] : [renderPlace(place)]), ...(at === undefined ? [] : [at])];
  return [
    `${severity} ${code}: ${message}`,
    ...(where.length === 0 ? [] : [`  at ${where.join("  ")}`]),
    ...(place === undefined ? [] : sourceFrame(place, root)),
    ...related.flatMap((other) => [`  ${other.message}: ${renderPlace(other.place)}`, ...sourceFrame(other.place, root)]),
  ];
}

function renderPlace({ file, line, column }: SourcePlace): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** The line of source and a caret under the column; nothing when the file or the line is not there. */
function sourceFrame({ file, line, column }: SourcePlace, root: string): string[] {
  const path = join(root, file);
  if (line === undefined || !existsSync(path)) return [];
  const text = readFileSync(path, "utf8").split(/\r?\n/)[line - 1];
  if (text === undefined) return [];
  const gutter = String(line);
  const caret = column === undefined ? [] : [`    ${" ".repeat(gutter.length)} | ${" ".repeat(column - 1)}^`];
  return [`    ${gutter} | ${text}`, ...caret];
}

function countBySeverity(diagnostics: readonly Diagnostic[]): string {
  const counts = (["error", "warning", "note"] as const).map((severity) => {
    const number = diagnostics.filter((each) => each.severity === severity).length;
    return number === 0 ? [] : [`${number} ${severity}${number === 1 ? "" : "s"}`];
  });
  return counts.flat().join(", ");
}
