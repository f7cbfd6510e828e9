/** Functions of the author, without Zod. */
export function isWeekday(date: Date): boolean {
  return date.getUTCDay() % 6 !== 0;
}

export function toCents(text: string): bigint {
  return BigInt(text.replace(".", ""));
}
