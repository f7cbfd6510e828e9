/** The text of a function, without what a bundler's printing changes: spaces, brackets, semicolons, `undefined`. */
export function functionText(value: unknown): string {
  return String(value)
    .replace(/void 0|undefined/g, "_")
    .replace(/[\s;(){}]/g, "");
}
