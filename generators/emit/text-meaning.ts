import type { StringNode } from "../contract/contract.ts";

/** What a text means beside being a text, where a language may have a type for that. */
export type TextMeaning = "datetime" | "date" | "base64" | "base64url" | "decimal";

const formats: ReadonlySet<string> = new Set(["datetime", "date", "base64", "base64url"] satisfies TextMeaning[]);

/** The first of a text's steps that says more of it than that it is a text decides; undefined where none does. */
export function textMeaning({ steps }: StringNode): TextMeaning | undefined {
  for (const step of steps) {
    if (step.step === "format" && formats.has(step.format)) return step.format as TextMeaning;
    if (step.step === "portable" && step.use.rule.check === "base64") return "base64";
    if (step.step === "pattern" && isDecimal(step.source, step.flags)) return "decimal";
  }
  return undefined;
}

/** Whether every text that a pattern accepts is decimal digits, perhaps after a minus. */
export function isDecimal(source: string, flags: string): boolean {
  if (flags.includes("m")) return false;
  const whole = /^\^(-\??)?(.+)\$$/.exec(source)?.[2];
  if (whole === undefined) return false;
  // What is left after everything that reads digits and counts them is either nothing or something else.
  const rest = whole.replaceAll(/\\d|\[0-9\]|\[1-9\]|\d/g, "#").replaceAll(/\{#+(?:,#*)?\}|[+*?]/g, "");
  return /^(?:#|\(:?(?:#|\|)+\))+$/.test(rest) && rest.includes("#");
}
