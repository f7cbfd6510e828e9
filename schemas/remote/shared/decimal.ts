/** `left` is the greater number. Both are decimals, so the longer text is, and equally long ones compare as texts. */
export function isGreater(left: string, right: string): boolean {
  return left.length === right.length ? left > right : left.length > right.length;
}

/** The decimal after `value`. */
export function successorOf(value: string): string {
  // Up to 15 digits a double is exact, and much quicker.
  if (value.length <= 15) return String(Number(value) + 1);
  return String(BigInt(value) + 1n);
}
