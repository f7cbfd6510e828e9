import type { JsonSchema } from "./json-schema.ts";

/** Bounds of a text, in code points, once white space at its ends is gone. */
export interface TrimmedBounds {
  readonly least: number;
  readonly most: number | undefined;
}

/**
 * The pattern of texts whose trimmed form is within the bounds. JavaScript's `\s` is exactly what `trim` removes.
 * It takes time in proportion to the text: a failed try never looks at the same white space twice.
 */
export function trimmedSchema({ least, most }: TrimmedBounds): JsonSchema {
  if (most === undefined) {
    if (least === 0) return {};
    return { pattern: least === 1 ? "\\S" : `\\S[\\s\\S]{${least - 2},}\\S` };
  }
  if (least > most) return { not: {} };
  return { pattern: `^\\s*${inside(least, most)}\\s*$` };
}

function inside(least: number, most: number): string {
  if (most === 0) return "";
  if (most === 1) return least === 1 ? "\\S" : "\\S?";
  if (least < 2) {
    const text = `\\S(?:[\\s\\S]{0,${most - 2}}\\S)?`;
    return least === 1 ? text : `(?:${text})?`;
  }
  return `\\S[\\s\\S]{${least === most ? least - 2 : `${least - 2},${most - 2}`}}\\S`;
}
