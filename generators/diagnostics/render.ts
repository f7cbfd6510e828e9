import { explainCode } from "./catalogue.ts";
import type { Diagnostic, SourcePlace } from "./diagnostic.ts";
import { sortDiagnostics } from "./report.ts";
import { printable, sourceFrame } from "./source-frame.ts";

/** Parts of the text that a terminal may show in another colour. */
export type PaintRole = "error" | "warning" | "note" | "title" | "source";

export interface RenderOptions {
  /** Text of a source file by its path in a place; undefined when it cannot be read. */
  readonly sourceOf: (file: string) => string | undefined;
  /** Colours a part of the text for a terminal; plain text without. */
  readonly paint?: (role: PaintRole, text: string) => string;
}

/**
 * The findings as text: sorted, each with its place, its source line and a caret, cause and fix once a code, and a line
 * of counts at the end. Empty for no findings.
 */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  { sourceOf, paint = (_role, text) => text }: RenderOptions,
): string {
  if (diagnostics.length === 0) return "";
  const explained = new Set<string>();
  const frame = (place: SourcePlace) => sourceFrame(place, sourceOf(place.file)).map((line) => paint("source", line));
  const blocks = sortDiagnostics(diagnostics).map((diagnostic) => {
    const { code, severity, message, at, place, related = [] } = diagnostic;
    const { title, cause, fix } = explainCode(code);
    const lines = [`${paint(severity, `${severity} ${code}`)}: ${paint("title", title)}`, `  ${printable(message)}`];
    const where = [place === undefined ? "" : placeText(place), at ?? ""].filter((part) => part !== "").join("  ");
    if (where !== "") lines.push(`  at ${where}`);
    if (place !== undefined) lines.push(...frame(place));
    for (const other of related) lines.push(`  ${other.message} ${placeText(other.place)}`, ...frame(other.place));
    if (!explained.has(code)) lines.push(`  cause: ${cause}`, `  fix:   ${fix}`);
    explained.add(code);
    return lines.join("\n");
  });
  return `${[...blocks, countBySeverity(diagnostics)].join("\n\n")}\n`;
}

function placeText({ file, line, column }: SourcePlace): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

function countBySeverity(diagnostics: readonly Diagnostic[]): string {
  const counts = (["error", "warning", "note"] as const).flatMap((severity) => {
    const count = diagnostics.filter((each) => each.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  });
  return `Found ${counts.join(", ")}.`;
}
