import type { Node } from "../../contract/contract.ts";
import type { FileScope, StandardName } from "./file-scope.ts";

/** Run-time classes for texts of a format that means something; each holds the text as it stands on the wire. */
export type TextType = Extract<
  StandardName,
  "String" | "IsoDateTime" | "IsoDate" | "Base64Text" | "Base64UrlText" | "IntegerText"
>;

const formats: Readonly<Record<string, TextType>> = {
  datetime: "IsoDateTime",
  date: "IsoDate",
  base64: "Base64Text",
  base64url: "Base64UrlText",
};

/** What a text is held in: the first of its steps that says more of it than that it is a text decides. */
export function textType({ steps }: Extract<Node, { kind: "string" }>): TextType {
  for (const step of steps) {
    const known = step.step === "format" ? formats[step.format] : undefined;
    if (known !== undefined) return known;
    if (step.step === "portable" && step.use.rule.check === "base64") return "Base64Text";
    if (step.step === "pattern" && isDecimal(step.source, step.flags)) return "IntegerText";
  }
  return "String";
}

/** Code of a value of the text's class, from code of a plain text. */
export function typedText(scope: FileScope, core: Extract<Node, { kind: "string" }>, code: string): string {
  const type = textType(core);
  return type === "String" ? code : `${scope.standard(type)}(${code})`;
}

/** Whether a Kotlin type is one of these classes, qualified or not. */
export function isTypedText(type: string): boolean {
  return /(?:^|\.)(?:IsoDateTime|IsoDate|Base64Text|Base64UrlText|IntegerText)$/.test(type);
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
