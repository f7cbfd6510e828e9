import type { SourcePlace } from "./diagnostic.ts";

// Longer lines are cut around the caret.
const MAX_WIDTH = 120;

/** The source line of a place and a caret under its column; nothing where line or text are unknown. */
export function sourceFrame({ line, column }: SourcePlace, text: string | undefined): readonly string[] {
  if (line === undefined || text === undefined) return [];
  const source = text.split(/\r\n|\n|\r/)[line - 1];
  if (source === undefined) return [];
  const start = column !== undefined && column > MAX_WIDTH - 20 ? column - MAX_WIDTH / 2 : 0;
  const gutter = String(line);
  const shown = printable(source.slice(start, start + MAX_WIDTH));
  if (column === undefined) return [`    ${gutter} | ${shown}`];
  const before = printable(source.slice(start, column - 1));
  return [`    ${gutter} | ${shown}`, `    ${" ".repeat(gutter.length)} | ${" ".repeat(before.length)}^`];
}

/** Control characters as spaces, so that text of the author cannot steer a terminal and tabs keep the caret in place. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}/gu, " ");
}
