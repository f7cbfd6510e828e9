/** Functions that the author of a schema exports, as a test's schema module does. */
export function isShort(value: unknown): boolean {
  return String((value as { readonly length?: unknown } | undefined)?.length ?? "").length < 2 && value !== "red";
}

export function isEven(value: unknown): boolean {
  return Number(value) % 2 === 0;
}

export function increment(value: number): number {
  return value + 1;
}

export function toLength(value: unknown): number {
  return String(typeof value === "symbol" ? "symbol" : value).length;
}

export function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}

export function wrapped(value: unknown): unknown {
  return value === "blue" ? undefined : { value };
}

export function giveRed(): string {
  return "red";
}

export function complain(text: string, context: { addIssue: (issue: string) => void }): void {
  if (text.includes("e")) context.addIssue("no e");
}

export function complainOfRed(
  value: unknown,
  context: {
    addIssue: (issue: { code: "custom"; message?: string; path?: PropertyKey[]; continue?: boolean }) => void;
  },
): void {
  if (value === "red") context.addIssue({ code: "custom", message: "no red", path: ["deep", 1] });
  if (value === "blue") context.addIssue({ code: "custom", continue: false });
}

export function doubled(value: unknown): unknown {
  return typeof value === "string" ? value + value : value;
}
