/**
 * A value as text: a string as it is, nothing for undefined, otherwise JSON on two spaces. What JSON cannot hold is
 * written as `String` has it. Never throws.
 */
export function prettyToolValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === undefined) return "";
  try {
    const text = JSON.stringify(value, null, 2) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // A cycle, a bigint, a toJSON that throws, or a value too deep for the engine: written below.
  }
  try {
    return String(value);
  } catch {
    return "[object Object]";
  }
}
