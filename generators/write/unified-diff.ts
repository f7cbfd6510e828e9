import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff";

/** Lines of a diff beyond this number are counted, not shown. */
const maxLines = 40;
/** Longer lines are cut; one line of a vector file may hold kilobytes. */
const maxLineLength = 240;
/** Texts further apart than this many changed lines are not compared line by line. */
const maxEdits = 2000;

/** Unified diff from `before` to `after` of one file; null stands for no file. At most 40 lines and a count. */
export function unifiedDiff(path: string, before: string | null, after: string | null): string {
  const head = [
    `--- ${before === null ? "/dev/null" : `a/${path}`}`,
    `+++ ${after === null ? "/dev/null" : `b/${path}`}`,
  ];
  const patch = structuredPatch(path, path, before ?? "", after ?? "", undefined, undefined, {
    context: 3,
    maxEditLength: maxEdits,
  });
  if (patch === undefined) {
    return [...head, `(${countLines(before)} lines and ${countLines(after)} lines, too different to show)`].join("\n");
  }
  const lines = formatPatch(patch, OMIT_HEADERS).split("\n").slice(0, -1);
  const shown = lines.slice(0, maxLines).map(cut);
  const hidden = lines.length - shown.length;
  return [...head, ...shown, ...(hidden > 0 ? [`(${hidden} more lines)`] : [])].join("\n");
}

function cut(line: string): string {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}… (${line.length} characters)` : line;
}

function countLines(text: string | null): number {
  return text === null ? 0 : text.split("\n").length - 1;
}
