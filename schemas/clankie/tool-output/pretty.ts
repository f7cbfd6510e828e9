/** Indentation may make a text so many times longer; nested deeper than anything a tool says, it would grow without end. */
const PRETTY_GROWTH_MAX = 64;
/** Below this many characters of compact JSON every value is indented. */
const ALWAYS_PRETTY = 4_096;

/**
 * A value as text: a string as it is, nothing for undefined, otherwise JSON on two spaces. What JSON cannot hold is
 * written as `String` has it. A long value nested hundreds of levels deep, whose indentation would outgrow it by far, is
 * written as compact JSON, so that text and time stay in proportion to the value. Never throws.
 */
export function prettyToolValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === undefined) return "";
  try {
    const compact = JSON.stringify(value) as string | undefined;
    if (compact !== undefined) return growsTooLong(compact) ? compact : JSON.stringify(value, null, 2);
  } catch {
    // A cycle, a bigint, a toJSON that throws, or a value too deep for the engine: written below.
  }
  try {
    return String(value);
  } catch {
    return "[object Object]";
  }
}

function growsTooLong(compact: string): boolean {
  return compact.length > ALWAYS_PRETTY && prettyLength(compact) > compact.length * PRETTY_GROWTH_MAX;
}

/** How long compact JSON becomes on two spaces; an upper bound, since an empty list or object stays on its line. */
function prettyLength(compact: string): number {
  let length = compact.length;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < compact.length; at += 1) {
    const letter = compact[at];
    if (inText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === ":") length += 1;
    else if (letter === ",") length += 1 + depth * 2;
    else if (letter === "[" || letter === "{") length += 1 + ++depth * 2;
    else if (letter === "]" || letter === "}") length += 1 + --depth * 2;
  }
  return length;
}
