import type { StringNode } from "../../contract/contract.ts";

/** Support types for texts of a format that means something; the text itself stays as it is. */
export type TextType = "String" | "ISODateTime" | "ISODate" | "Base64Text" | "Base64URLText" | "IntegerText";

/** What a string is held in. */
export function textType({ steps, rules = [] }: StringNode): TextType {
  for (const step of steps) {
    if (step.step === "format" && step.format === "datetime") return "ISODateTime";
    if (step.step === "format" && step.format === "date") return "ISODate";
    if (step.step === "format" && step.format === "base64") return "Base64Text";
    if (step.step === "format" && step.format === "base64url") return "Base64URLText";
    if (step.step === "portable" && step.use.rule.check === "base64") return "Base64Text";
    if (step.step === "pattern" && isDecimal(step.source, step.flags)) return "IntegerText";
  }
  return rules.some(({ rule }) => rule.check === "base64") ? "Base64Text" : "String";
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
